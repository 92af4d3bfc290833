import LinkHandling
public import LinkNavigation
public import LinkRouting

/// Whatever happens to a scene in whichever order, its queue keeps the rules of events.
///
/// Every event ends once, and one delivery is one event; the newest navigation wins and is joined by the same
/// link; links with side effects run one at a time; one event has the screen; links wait for readiness, for
/// what is restored and for foreign screens, each for its time; and answers that come after the end change
/// nothing. A world of guards, people and hosts is made up at random, without tasks and clocks, and a witness
/// that knows the rules only compares what the queue does.
@MainActor
public struct SceneQueueLaw<Link: DeepLink & NavigationPlacing> {
  /// The requests to choose from, with and without side effects.
  let requests: [LinkRequest<Link>]

  /// Reads what was saved.
  let router: LinkRouter<Link>

  /// States the law for a table.
  ///
  /// - Parameters:
  ///   - router: The routes of the links.
  ///   - links: The links that are opened, some of which have no screen.
  public init(router: LinkRouter<Link>, links: [Link]) {
    self.router = router
    requests = links.map { link in
      let parts = router.takeApart(link)
      let admitted = AdmittedLink(
        parts,
        by: router,
        requirements: router.requirements(of: parts),
        match: nil
      )
      return .link(admitted, RedirectChain(link))
    }
  }

  /// Plays scripts that are made up at random.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first script; the following ones have the seeds after it.
  ///   - scripts: The number of scripts.
  ///   - length: The number of things that happen in each before it comes to its end.
  /// - Returns: The violations, with the seed of their script, of the first script that has some.
  /// - Complexity: O(*n* · *m*²), *n* = number of scripts, *m* = their length.
  public func violations(seed: UInt64, scripts: Int, length: Int = 30) -> [LawViolation] {
    for offset in 0..<UInt64(scripts) {
      var world = SceneWorld(requests: requests, router: router, seed: seed &+ offset)
      world.play(length)
      let problems = world.problems
      guard problems.isEmpty else {
        return problems.map { problem in
          LawViolation(law: "scene queue", detail: "\(problem), in the script \(seed &+ offset)")
        }
      }
    }
    return []
  }
}
