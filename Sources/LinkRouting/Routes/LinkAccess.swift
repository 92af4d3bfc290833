/// From where a route can be opened, besides from the app's own code, which reaches every route.
public struct LinkAccess: Hashable, Sendable {
  /// The kinds of access.
  enum Kind: Hashable, Sendable {
    case everyone
    case sources(Set<LinkSource>)
  }

  /// The kind.
  let kind: Kind

  /// The app's own code only: the default.
  public static let appOnly = LinkAccess(kind: .sources([]))

  /// Every source but URLs in content that the app shows, such as web views and comments.
  public static let everyone = LinkAccess(kind: .everyone)

  /// Some sources, and the app's own code.
  public static func from(_ sources: LinkSource...) -> LinkAccess { from(Set(sources)) }

  /// Some sources, and the app's own code.
  public static func from(_ sources: Set<LinkSource>) -> LinkAccess {
    LinkAccess(kind: .sources(sources.subtracting([.app])))
  }

  /// Whether links from a source reach the route.
  @inline(never)
  public func admits(_ source: LinkSource) -> Bool {
    guard source != .app else { return true }
    return switch kind {
    case .everyone: source.trusted != .content
    case .sources(let sources): sources.contains(source) || sources.contains(source.trusted)
    }
  }

  /// The sources that this access and another both admit.
  func narrowed(to other: LinkAccess) -> LinkAccess {
    switch (kind, other.kind) {
    case (.everyone, _): other.withoutContent
    case (_, .everyone): withoutContent
    case (.sources(let own), .sources(let others)): .from(own.intersection(others))
    }
  }

  /// This access without content, which ``everyone`` does not include.
  private var withoutContent: LinkAccess {
    guard case .sources(let sources) = kind else { return self }
    return .from(sources.subtracting([.content]))
  }

  /// The sources of this access and of another.
  func widened(by other: LinkAccess) -> LinkAccess {
    switch (kind, other.kind) {
    case (.sources(let own), .sources(let others)): .from(own.union(others))
    default: .everyone
    }
  }

  /// The sources that are admitted, of those that the system has.
  ///
  /// With ``everyone``, those that an app declares itself are admitted too.
  public var sources: Set<LinkSource> {
    switch kind {
    case .sources(let sources): sources
    case .everyone: Self.sourcesOfTheSystem
    }
  }

  /// The sources of the system but content.
  private static let sourcesOfTheSystem: Set<LinkSource> = [
    .universalLink, .customScheme, .notification, .handoff, .spotlight, .quickAction, .intent,
  ]
}
