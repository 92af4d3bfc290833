package import LinkPlaces

/// Where the links of a route go, as far as the route says, whatever their type.
package final class RoutePlacement: Sendable {
  /// What a link lies on.
  package enum Parent: Sendable {
    /// The link of a path, with the names of the route: `/leagues/:league`.
    case path(String)

    /// A link.
    case link(@Sendable (any DeepLink) -> any DeepLink)

    /// Nothing: it is the root of a tab, a sidebar entry or a window.
    case tab(TabID)

    /// Whatever is on screen when the link arrives.
    case current

    /// Nothing: it has no screen.
    case noScreen
  }

  /// What a link lies on; `nil` for that of its URL's parent.
  package let parent: Parent?

  /// How it is presented; `nil` for a link that is pushed.
  package let style: PresentationStyle?

  /// What a link lies on whose URL has no parent in the same group.
  package let fallback: Parent?

  /// The places that a mounted link has by itself, those of its type; `nil` for a link that is not mounted.
  let own: (@Sendable (any DeepLink) -> any Sendable)?

  /// Creates a placement.
  @inline(never)
  package init(
    _ parent: Parent? = nil,
    _ style: PresentationStyle? = nil,
    fallback: Parent? = nil,
    own: (@Sendable (any DeepLink) -> any Sendable)? = nil
  ) {
    (self.parent, self.style, self.fallback, self.own) = (parent, style, fallback, own)
  }

  /// The tab that the route names, or its group where the route names nothing.
  var tab: TabID? {
    guard case .tab(let tab) = parent ?? fallback else { return nil }
    return tab
  }
}

extension RoutePlacement.Parent {
  /// A link, by a closure over links of one type.
  static func linkOfType<Link: DeepLink>(_ parent: @escaping @Sendable (Link) -> Link) -> Self {
    .link { link in (link as? Link).map(parent) ?? link }
  }
}
