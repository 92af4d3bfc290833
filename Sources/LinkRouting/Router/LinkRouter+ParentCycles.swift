#if DEBUG

extension LinkRouter {
  /// The link, for messages, whose parent is a sample of a route that itself lies on the link; `nil` without one.
  func linkOnItself(of route: RouteRecord) -> String? {
    guard let sample = route.codec.examples.first as? Link,
      lastOfCycle(from: sample, engine.parentByRoute) != nil,
      // Links may declare placements in code of the app, which is called last.
      let last = lastOfCycle(from: sample, { placements(of: $0).last?.parent })
    else { return nil }
    return shown(last).text(withValues: false)
  }

  /// The link from which parents lead back to a link; `nil` when they don't.
  private func lastOfCycle(from link: Link, _ parent: (Link) -> (any DeepLink)?) -> Link? {
    var below = link
    // The limit of a chain's length.
    for _ in 0..<32 {
      guard let next = parent(below) as? Link else { return nil }
      if next == link { return below }
      below = next
    }
    return nil
  }
}

extension RouteEngine {
  /// The parent of a link by its route's declaration, unless that is a closure.
  fileprivate func parentByRoute(of link: any DeepLink) -> (any DeepLink)? {
    let parts = decompose(link)
    guard let index = printing(parts)?.index else { return nil }
    let placement = routes[index].fields.placement
    for case .link? in [placement.parent, placement.fallback] { return nil }
    guard case .on(let parent, _)? = places(of: parts).last else { return nil }
    return parent
  }
}
#endif
