/// From its arrival to its screen a link passes each stage once and in order, and the screens only change in
/// the last one.
///
/// The stages pass through the modules in one direction: `LinkPatterns` and `LinkRouting` make a link from a
/// URL (`matched`), `DeepLinking` asks guards and looks it up (`guarding`, `resolving`), `LinkNavigation` finds
/// its place and the plan (`placing`), the host shows it (`performing`). A link that is replaced is another
/// link, which begins again at the guards; the law applies to links that are not replaced.
@MainActor
public enum WayLaw {
  /// The stages between arrival and end, in order; questions may be asked anywhere.
  private static let order: [LinkStage] = [
    .matched, .waiting, .expanding, .guarding, .resolving, .placing, .interrupting, .performing,
  ]

  /// The record of an event.
  private final class Watch<Link: DeepLink & NavigationPlacing> {
    /// Its progress, with the state at each point.
    var seen: [(progress: LinkProgress<Link>, state: NavigationState<Link>)] = []
  }

  /// Delivers a link, waits for its end, and checks the law.
  ///
  /// - Parameters:
  ///   - delivery: The delivery. Nothing else is delivered until it has ended.
  ///   - handler: The handler that receives it.
  /// - Returns: The violations; empty when the law holds, even for a link that is refused on its way.
  public static func violations<Link: DeepLink & NavigationPlacing>(
    of delivery: LinkDelivery<Link>,
    to handler: LinkHandler<Link>
  ) async -> [LawViolation] {
    let watch = Watch<Link>()
    let (links, before) = (handler.links, handler.host.state)
    let earlier = links.onProgress
    links.onProgress = { progress in
      earlier?(progress)
      watch.seen.append((progress, handler.host.state))
    }
    let report = await handler.receive(delivery).report
    links.onProgress = earlier
    var details: [String] = []
    let stages = stages(of: watch.seen.map(\.progress))
    let places = stages.compactMap(order.firstIndex)
    if zip(places, places.dropFirst()).contains(where: { $0 >= $1 }) {
      details.append("came to \(stages.map(\.rawValue)), not to each stage once and in order")
    }
    if !isWhole(watch.seen.map(\.progress)) {
      details.append("was not received first and ended last, once each")
    }
    if let early = earlyChange(of: watch, from: before) {
      details.append("changed what is shown before \(early)")
    }
    if case .opened = report.outcome, handler.host.state.visibleEntry?.destination != report.link {
      details.append("was opened, and something else is on top")
    }
    return details.map { LawViolation(law: "way", detail: "\(delivery.content) \($0)") }
  }

  /// The progress of an event when the screens changed early, other than for the reason that it waited for.
  private static func earlyChange<Link>(
    of watch: Watch<Link>,
    from before: NavigationState<Link>
  ) -> LinkProgress<Link>? {
    var (shown, didWait) = (before, false)
    for (progress, state) in watch.seen.dropLast() {
      if state != shown, !didWait { return progress }
      shown = state
      didWait = if case .waiting = progress { true } else { false }
    }
    return nil
  }

  /// The stages of an event.
  ///
  /// While something is in its way, it checks the screen repeatedly: that is one stage.
  private static func stages<Link>(of way: [LinkProgress<Link>]) -> [LinkStage] {
    var stages: [LinkStage] = []
    for case .reached(let stage, of: _) in way
    where stage != .interrupting || stages.last != .interrupting {
      stages.append(stage)
    }
    return stages
  }

  /// Returns whether the records of an event begin with its receipt and end with its end, once each.
  private static func isWhole<Link>(_ way: [LinkProgress<Link>]) -> Bool {
    guard case .received? = way.first, case .ended? = way.last else { return false }
    return way.dropFirst().dropLast().allSatisfy { progress in
      switch progress {
      case .received, .ended: false
      case .reached, .waiting: true
      }
    }
  }
}
