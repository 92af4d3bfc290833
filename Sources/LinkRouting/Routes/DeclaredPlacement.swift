/// The placement that a route declares for its links, whatever their type.
package struct DeclaredPlacement: Sendable {
  /// The parent of a link.
  package indirect enum Parent: Sendable {
    /// The link of a path, with the names of the route: `/leagues/:league`.
    case path(String)

    /// A link.
    case link(@Sendable (any DeepLink) -> any DeepLink)

    /// No parent: it is the root of a tab, a sidebar entry or a window.
    case tab(TabID)

    /// The current screen, whatever it is.
    case current

    /// No parent: it has no screen.
    case noScreen
  }

  /// The parent; `nil` for that of the link's URL.
  package let parent: Parent?

  /// The presentation style; `nil` for a link that is pushed.
  package let style: PresentationStyle?

  /// The parent of a link whose URL has no parent in the same group.
  package let fallback: Parent?

  /// The placements that a mounted link declares, as those of its type; `nil` for a link that is not mounted.
  let own: (@Sendable (any DeepLink) -> any Sendable)?

  /// Creates a placement.
  package init(
    _ parent: Parent? = nil,
    _ style: PresentationStyle? = nil,
    fallback: Parent? = nil,
    own: (@Sendable (any DeepLink) -> any Sendable)? = nil
  ) {
    (self.parent, self.style, self.fallback, self.own) = (parent, style, fallback, own)
  }

  /// The tab that the route names, or else its group.
  var tab: TabID? {
    guard case .tab(let tab) = parent ?? fallback else { return nil }
    return tab
  }
}

extension DeclaredPlacement.Parent {
  /// A parent link, returned by a closure over links of one type.
  static func linkOfType<Link: DeepLink>(_ parent: @escaping @Sendable (Link) -> Link) -> Self {
    .link { link in (link as? Link).map(parent) ?? link }
  }
}
