/// The sources that may open a route, besides the app's own code, which can open every route.
public struct LinkAccess: Hashable, Sendable {
  /// The kinds of access.
  private enum Kind: Sendable {
    case everyone
    case sources([LinkSource])
  }

  /// The kind.
  private let kind: Kind

  /// The app's own code only: the default.
  public static let appOnly = LinkAccess(kind: .sources([]))

  /// Every source, the app's own ones included.
  ///
  /// A route with an effect stays closed to URLs in content that the app shows, unless
  /// ``from(_:)-(LinkSource...)`` names `content`.
  public static let everyone = LinkAccess(kind: .everyone)

  /// Some sources, and the app's own code.
  public static func from(_ sources: LinkSource...) -> LinkAccess { from(sources) }

  /// Some sources, and the app's own code.
  public static func from(_ sources: some Sequence<LinkSource>) -> LinkAccess {
    var kept: [LinkSource] = []
    for source in sources where source != .app && !kept.contains(source) { kept.append(source) }
    return LinkAccess(kind: .sources(kept))
  }

  /// Returns whether a source can open a route that has this access and an effect.
  public func admits(_ source: LinkSource, toDo effect: LinkEffect = .navigate) -> Bool {
    guard source != .app else { return true }
    return switch kind {
    case .everyone: effect.isNavigation || source.standIn != .content
    case .sources(let sources): sources.contains(source) || sources.contains(source.standIn)
    }
  }

  /// The sources that this access and another both admit.
  func narrowed(to other: LinkAccess) -> LinkAccess {
    var named: [LinkSource] = []
    for case .sources(let sources) in [kind, other.kind] { named += sources }
    if case (.everyone, .everyone) = (kind, other.kind) { return self }
    // The other access may admit a named source because of the one that it is like.
    return .from(named.filter { admits($0) && other.admits($0) })
  }

  /// The sources that are named, each once; with ``everyone`` the system's, though sources of the app are admitted too.
  public var sources: [LinkSource] {
    if case .sources(let sources) = kind { return sources }
    return LinkSource.ofTheSystem
  }

  /// Returns whether two accesses admit the same sources.
  public static func == (left: LinkAccess, right: LinkAccess) -> Bool {
    switch (left.kind, right.kind) {
    case (.everyone, .everyone): true
    case (.sources(let own), .sources(let others)): Set(own) == Set(others)
    default: false
    }
  }

  /// Hashes the sources, in any order.
  public func hash(into hasher: inout Hasher) {
    if case .sources(let sources) = kind { hasher.combine(Set(sources)) }
  }
}
