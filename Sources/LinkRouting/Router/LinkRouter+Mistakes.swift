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
    guard let sample = route.codec.examples.first as? Link else { return nil }
    var below = sample
    // As deep as a chain may be.
    for _ in 0..<32 {
      guard let parent = placements(of: below).last?.parent else { return nil }
      let name = engine.shown(below).text(withValues: false)
      if parent == sample { return route.problem(.parentCycle(name)) }
      below = parent
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
#endif
