import DeepLinking
import LinkRouting
package import LinkTesting

extension OnceLaw {
  /// A tap of a script, with its scene and the time of its first delivery.
  private struct PlacedTap {
    let tap: Tap
    let scene: Int
    let start: Duration
  }

  /// One delivery of a script: a tap through one entry point, which may fire several times in a turn.
  private struct Step {
    let tap: Int
    let entryPoint: LinkEntryPoint
    let count: Int
    let at: Duration
  }

  /// Delivers random taps to two scenes, interleaved.
  ///
  /// The entry points of one tap are 100 ms apart, so those of several taps come in any order. Taps on one URL
  /// are three seconds apart in a scene, as those of a person are.
  @MainActor
  package func violations(seed: UInt64, scripts: Int, urls: [String]) async -> [LawViolation] {
    var generator = SeededGenerator(seed: seed)
    var violations: [LawViolation] = []
    for _ in 0..<scripts {
      let taps = Self.taps(of: urls, using: &generator)
      let outcomes = await outcomes(of: taps)
      for (tap, outcomes) in zip(taps, outcomes) where !Self.isOnce(outcomes) {
        let ends = outcomes.map(\.outcome.name)
        let detail = "\(tap.tap) in scene \(tap.scene) ended as \(ends), in: \(taps)"
        violations.append(LawViolation(law: "once", detail: detail))
      }
    }
    return violations
  }

  /// Makes random taps.
  private static func taps(
    of urls: [String],
    using generator: inout SeededGenerator
  ) -> [PlacedTap] {
    let all: [LinkEntryPoint] = [.connection, .openURL, .userActivity]
    var free: [[String: Duration]] = [[:], [:]]
    return (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in
      guard let url = urls.randomElement(using: &generator) else { return nil }
      let entryPoints = all.shuffled(using: &generator)
        .prefix(Int.random(in: 1...3, using: &generator))
        .flatMap { Array(repeating: $0, count: Int.random(in: 1...2, using: &generator)) }
      let scene = Int.random(in: 0..<2, using: &generator)
      let offset = Duration.milliseconds(Int.random(in: 0..<300, using: &generator))
      let start = free[scene][url].map { $0 + .seconds(3) } ?? offset
      free[scene][url] = start
      return PlacedTap(tap: Tap(url: url, entryPoints: entryPoints), scene: scene, start: start)
    }
  }

  /// Delivers taps.
  @MainActor
  private func outcomes(of taps: [PlacedTap]) async -> [[LinkReport<Link>]] {
    let time = VirtualTime()
    let links = DeepLinks(router: router, environment: time.environment, log: .off)
    let handlers = (0..<2).map { scene in
      LinkHandler(
        links: links,
        host: HeadlessHost(state: state),
        scene: LinkSceneID(rawValue: "\(scene)")
      )
    }
    // The scenes have settled.
    for handler in handlers { handler.sceneDidBecomeActive() }
    time.advance(by: .seconds(3))
    var receipts: [[LinkReceipt<Link>]] = taps.map { _ in [] }
    var now = Duration.zero
    for step in Self.steps(of: taps) {
      time.advance(by: step.at - now)
      now = step.at
      let tap = taps[step.tap]
      // A person taps again after seeing the result; a link that is still resolving would be joined.
      for other in taps.indices
      where taps[other].scene == tap.scene && taps[other].start < tap.start {
        for receipt in receipts[other] { _ = await receipt.report }
      }
      for _ in 0..<step.count {
        let delivery = LinkDelivery<Link>(
          url: tap.tap.url,
          source: .customScheme,
          entryPoint: step.entryPoint
        )
        receipts[step.tap].append(handlers[tap.scene].receive(delivery))
      }
    }
    var reports: [[LinkReport<Link>]] = []
    for receipts in receipts {
      var ends: [LinkReport<Link>] = []
      for receipt in receipts { ends.append(await receipt.report) }
      reports.append(ends)
    }
    return reports
  }

  /// The deliveries of taps, by time.
  private static func steps(of taps: [PlacedTap]) -> [Step] {
    let steps = taps.indices.flatMap { index in
      var steps: [Step] = []
      for entryPoint in taps[index].tap.entryPoints {
        if let last = steps.last, last.entryPoint == entryPoint {
          let again = Step(tap: index, entryPoint: entryPoint, count: last.count + 1, at: last.at)
          steps[steps.count - 1] = again
        } else {
          let at = taps[index].start + .milliseconds(100 * steps.count)
          steps.append(Step(tap: index, entryPoint: entryPoint, count: 1, at: at))
        }
      }
      return steps
    }
    return steps.sorted { ($0.at, $0.tap) < ($1.at, $1.tap) }
  }

  /// Returns whether the deliveries of a tap were one event.
  private static func isOnce(_ reports: [LinkReport<Link>]) -> Bool {
    guard let first = reports.first else { return false }
    if case .duplicate = first.outcome { return false }
    return reports.dropFirst().allSatisfy { $0.outcome == .duplicate(of: first.event.id) }
  }
}
