/// A destination that says where it may be shown.
///
/// The places are listed best first. The first one wins whose parent is in the visible stack, then
/// the first whose parent is in any stack, else the last one, which therefore must not be
/// contextual. For cold starts and restoration, contextual places are skipped.
///
/// The answer must depend on the destination alone.
public protocol NavigationPlacing: Hashable, Sendable {
  /// Where the destination may be shown, best first. Empty when its place is derived from its URL.
  var placements: [LinkPlacement<Self>] { get }
}

extension NavigationPlacing {
  /// No places: they are derived from the routes, where there are any.
  public var placements: [LinkPlacement<Self>] { [] }
}
