public import LinkNavigation

extension LinkRouter {
  /// The tabs that routes name, in the order of the routes, each with its root.
  ///
  /// The root is the link of the first route of the tab that needs no value; `nil` for a tab without one.
  public var tabs: [(id: TabID, root: Link?)] {
    var tabs: [(id: TabID, root: Link?)] = []
    for route in routes {
      guard let id = route.placement.tab else { continue }
      let root = linkWithoutValues(of: route).flatMap {
        placements(of: $0) == [.root(id)] ? $0 : nil
      }
      if let index = tabs.firstIndex(where: { $0.id == id }) {
        tabs[index].root = tabs[index].root ?? root
      } else {
        tabs.append((id, root))
      }
    }
    return tabs
  }

  /// The link of a route of which nothing is said but its path; `nil` where something must be.
  private func linkWithoutValues(of route: LinkRoute<Link>) -> Link? {
    guard !route.parameters.isEmpty else { return route.codec.examples.first }
    guard route.parameters.allSatisfy({ $0.place != .path }) else { return nil }
    return matchInside(String(route.pattern.prefix { $0 != "?" && $0 != "#" }))
  }
}
