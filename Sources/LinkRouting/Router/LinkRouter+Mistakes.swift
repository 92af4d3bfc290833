#if DEBUG
import LinkPatterns

extension LinkRouter {
  /// What is wrong with the parent of a route's links; `nil` for nothing.
  func parentProblem(of route: RouteRecord) -> RouteProblem? {
    let placement = route.fields.placement
    // The app may name a root that no route reads.
    for case .path(let path)? in [placement.parent, placement.fallback] where path != "/" {
      let names = UTF8Text.segments(of: path).filter { $0.hasPrefix(":") }.map { $0.dropFirst() }
      for name in names.map(String.init) where route.fields.index(of: name) == nil {
        return route.problem(.unknownParameter, at: ".on(\"\(path)\")", name)
      }
      // Whether values have the form is not known before there are any.
      let isRead =
        names.isEmpty
        ? engine.linkInside(path, at: route) != nil
        : engine.entries.contains { $0.form.path.mayTake(path) }
      if !isRead { return route.problem(.unreadParent, at: ".on(\"\(path)\")") }
    }
    guard let sample = route.codec.examples.first as? Link,
      lastOfCycle(from: sample, engine.parentByRoute) != nil,
      // Links may name places themselves. They are asked last, as their code may ask for this router.
      let last = lastOfCycle(from: sample, { placements(of: $0).last?.parent })
    else { return nil }
    return route.problem(.parentCycle(engine.shown(last).text(withValues: false)))
  }

  /// The link from which parents lead back to a link; `nil` where they do not.
  private func lastOfCycle(from link: Link, _ parent: (Link) -> (any DeepLink)?) -> Link? {
    var below = link
    // As deep as a chain may be.
    for _ in 0..<32 {
      guard let next = parent(below) as? Link else { return nil }
      if next == link { return below }
      below = next
    }
    return nil
  }

  /// What is wrong with how a prefix is written; `nil` for nothing.
  static func problem(of prefix: LinkPrefix) -> RouteProblem? {
    guard let correct = prefix.correction?.declaration else { return nil }
    let (code, written) = (RouteProblem.Code.malformedPrefix(correct), prefix.declaration)
    return RouteProblem(code: code, route: "", pattern: "", parameter: written)
  }
}

extension RouteEngine {
  /// The parent of a link by what its route says, without code of the app.
  fileprivate func parentByRoute(of link: any DeepLink) -> (any DeepLink)? {
    let parts = takeApart(link)
    guard let index = printing(parts)?.index else { return nil }
    let placement = routes[index].fields.placement
    for case .link? in [placement.parent, placement.fallback] { return nil }
    guard case .on(let parent, _)? = places(of: parts).last else { return nil }
    return parent
  }
}
#endif
