public import LinkNavigation

/// A link whose places may name links of other types, for a router over several types.
///
/// A type that stands among its own kind implements `placements`, which are used as they are.
public protocol AnyNavigationPlacing: DeepLink {
  /// Where the link may be shown, best first. Empty when its place is derived from its URL.
  var anyPlacements: [Placement<AnyDeepLink>] { get }
}

extension AnyDeepLink {
  /// The places of the link that is held, best first; none when it states none.
  public var placements: [Placement<AnyDeepLink>] {
    if let link = base as? any AnyNavigationPlacing { return link.anyPlacements }
    return base.erasedPlacements
  }
}

extension DeepLink {
  /// The places, among links of several types.
  fileprivate var erasedPlacements: [Placement<AnyDeepLink>] {
    placements.map { $0.mapped { AnyDeepLink($0) } }
  }
}
