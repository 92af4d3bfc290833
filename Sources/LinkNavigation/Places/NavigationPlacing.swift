/// A destination that declares where it may be shown.
///
/// The placements are listed best first. The first one wins whose parent is in the visible stack, then
/// the first whose parent is in any stack, else the last one, which therefore must not be
/// contextual. For cold starts and restoration, contextual placements are skipped.
///
/// The result must depend on the destination alone.
public protocol NavigationPlacing: Hashable, Sendable {
  /// Where the destination may be shown, best first. Empty when its placement is derived from its URL.
  var placements: [LinkPlacement<Self>] { get }
}

extension NavigationPlacing {
  /// An empty list: placements are derived from the routes, if there are any.
  public var placements: [LinkPlacement<Self>] { [] }
}
