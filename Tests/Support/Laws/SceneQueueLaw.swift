import DeepLinking
package import LinkNavigation
package import LinkRouting
package import LinkTesting

/// Whatever happens to a scene in whatever order, its queue keeps the rules of events.
///
/// Every event ends once, and one delivery is one event; the newest navigation wins and is joined by the same
/// link; links with side effects run one at a time; one event has the screen; links wait for readiness, for
/// saved screens and for foreign screens, each within its time limit; and answers after the end have no
/// effect. Guards, people and hosts are simulated at random, without tasks and clocks, and an oracle
/// that knows the rules compares the queue's commands with them.
@MainActor
package struct SceneQueueLaw<Link: DeepLink & NavigationPlacing> {
  /// The admitted links to choose from, with and without side effects.
  let admitted: [AdmittedLink<Link>]

  /// Reads saved screens.
  let router: LinkRouter<Link>

  /// Creates the law for a router.
  package init(router: LinkRouter<Link>, links: [Link]) {
    self.router = router
    admitted = links.map { link in
      let parts = router.decompose(link)
      return AdmittedLink(parts, by: router, requirements: router.requirements(of: parts))
    }
  }

  /// Runs random scripts.
  package func violations(seed: UInt64, scripts: Int, length: Int = 30) -> [LawViolation] {
    for offset in 0..<UInt64(scripts) {
      var world = QueueSimulation(admitted: admitted, router: router, seed: seed &+ offset)
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
