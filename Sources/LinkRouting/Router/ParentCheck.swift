#if DEBUG
import LinkPatterns

/// Tries whether the parents that routes name by their paths are there, and don't lead back to their links.
struct ParentCheck<Link: DeepLink> {
  /// The routes, in a router that has no other problem.
  let router: LinkRouter<Link>

  private var engine: RouteEngine { router.engine }

  /// The problems of parents.
  ///
  /// The app's closures are not called: they may use the router that is being made.
  func problems() -> [RouteProblem] {
    let isPlain = engine.routes.allSatisfy { $0.codec.constructors != nil }
    return engine.routes.compactMap { route in
      let placement = route.fields.placement
      if placement.parent == nil, case .path(let path)? = placement.fallback {
        // In a group, a link may lie on another parent that needs no values from this one.
        return isRead(path, by: nil) ? nil : unread(path, by: route)
      }
      // The app may name a root that no route reads.
      guard case .path(let path)? = placement.parent, path != "/" else { return nil }
      return problem(of: path, in: route, isPlain) ?? (isPlain ? cycleProblem(of: route) : nil)
    }
  }

  private func unread(_ path: String, by route: RouteRecord) -> RouteProblem {
    route.problem(.unreadParent, at: ".on(\"\(path)\")")
  }

  /// Whether a route reads a path: with some values, or literally when the path is the parent of a route.
  private func isRead(_ path: String, by route: RouteRecord?) -> Bool {
    if path == "/" { return true }
    guard let route else {
      return PathPattern.mayTake(path, among: engine.entries.map(\.form.path))
    }
    return engine.linkInside(path, at: route) != nil
  }

  /// The problem of a parent's path; `nil` when it is right.
  private func problem(of path: String, in route: RouteRecord, _ isPlain: Bool) -> RouteProblem? {
    let names = UTF8Text.segments(of: path).filter { $0.hasPrefix(":") }.map { $0.dropFirst() }
    for name in names.map(String.init) where route.fields.index(of: name) == nil {
      return route.problem(.unknownParameter, at: ".on(\"\(path)\")", name)
    }
    // Whether values have the right form is unknown before there are links.
    return isRead(path, by: names.isEmpty && isPlain ? route : nil) ? nil : unread(path, by: route)
  }

  /// The problem of a route whose links' parents lead back to them; `nil` otherwise.
  private func cycleProblem(of route: RouteRecord) -> RouteProblem? {
    linkOnItself(of: route).map { route.problem(.parentCycle($0)) }
  }

  /// The link, for messages, whose parent is a sample of a route that itself lies on the link; `nil` without one.
  private func linkOnItself(of route: RouteRecord) -> String? {
    guard let sample = route.codec.examples.first as? Link,
      lastOfCycle(from: sample, PlacementFinder(engine: engine).declaredParent) != nil,
      // Links may declare placements in code of the app, which is called last.
      let last = lastOfCycle(from: sample, { router.placements(of: $0).last?.parent })
    else { return nil }
    return router.shown(last).text(withValues: false)
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

extension RouteProblem {
  /// The problem of the spelling of a prefix; `nil` when it is right.
  init?(spellingOf prefix: LinkPrefix) {
    guard let meant = prefix.correction else { return nil }
    let ascii = prefix.isWeb ? prefix.host.flatMap(HostReading.ascii) : nil
    let correct = ascii.map { ".domain(\"\($0)\")" } ?? meant.declaration
    let (code, written) = (RouteProblem.Code.malformedPrefix(correct), prefix.declaration)
    self.init(code: code, route: "", pattern: "", parameter: written)
  }
}
#endif
