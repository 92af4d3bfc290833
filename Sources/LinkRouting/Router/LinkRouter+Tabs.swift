public import LinkNavigation

extension LinkRouter {
  /// The tabs that routes name, in the order of the routes, each with its root.
  ///
  /// The root is the link of the first route of the tab that has no values; `nil` for a tab without one.
  public var tabs: [(id: TabID, root: Link?)] {
    var tabs: [(id: TabID, root: Link?)] = []
    for route in routes {
      guard let id = route.placement.tab else { continue }
      let constant = route.parameters.isEmpty ? route.codec.examples.first : nil
      let root = constant.flatMap { placements(of: $0) == [.root(id)] ? $0 : nil }
      if let index = tabs.firstIndex(where: { $0.id == id }) {
        tabs[index].root = tabs[index].root ?? root
      } else {
        tabs.append((id, root))
      }
    }
    return tabs
  }
}
