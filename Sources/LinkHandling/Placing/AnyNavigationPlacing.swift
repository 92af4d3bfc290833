public import LinkNavigation
public import LinkRouting

/// A link whose places may name links of other types, for a router over several types.
///
/// A type that stands among its own kind only adopts `NavigationPlacing`; its places are used as they
/// are.
public protocol AnyNavigationPlacing: DeepLink {
  /// Where the link may be shown, best first. Empty when its place is derived from its URL.
  var anyPlacements: [Placement<AnyDeepLink>] { get }
}

extension AnyDeepLink: NavigationPlacing {
  /// The places of the link that is held, best first; none when it states none.
  public var placements: [Placement<AnyDeepLink>] {
    if let link = base as? any AnyNavigationPlacing { return link.anyPlacements }
    return (base as? any DeepLink & NavigationPlacing)?.erasedPlacements ?? []
  }
}

extension NavigationPlacing where Self: DeepLink {
  /// The places, among links of several types.
  fileprivate var erasedPlacements: [Placement<AnyDeepLink>] {
    placements.map { placement in
      switch placement {
      case .root(let id): .root(id)
      case .pushed(on: let parent): .pushed(on: AnyDeepLink(parent))
      case .presented(let style, over: let parent): .presented(style, over: AnyDeepLink(parent))
      case .pushedOnCurrent: .pushedOnCurrent
      case .presentedOverCurrent(let style): .presentedOverCurrent(style)
      case .action: .action
      }
    }
  }
}
