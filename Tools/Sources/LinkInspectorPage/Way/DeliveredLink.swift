import DeepLinking
import LinkNavigation
import LinkRouting

/// The outcome of a delivery, how far it came, and the screens before it.
@MainActor
struct DeliveredLink<Link: DeepLink> {
  /// The outcome.
  let report: LinkReport<Link>

  /// The stages that it came to, in order.
  let stages: [LinkStage]

  /// The screens before it.
  let before: NavigationState<Link>

  /// Delivers a URL to a handler, and waits for the end.
  static func deliver(
    _ url: String,
    from source: LinkSource,
    to handler: LinkHandler<Link>,
    before: NavigationState<Link>,
    _ stages: StageLog
  ) async -> DeliveredLink {
    let delivery = LinkDelivery<Link>(url: url, source: source, entryPoint: .usual(for: source))
    let report = await handler.receive(delivery).report
    return DeliveredLink(report: report, stages: stages.of(report.event.id), before: before)
  }
}

/// The stages that the newest events came to.
@MainActor
final class StageLog {
  /// The most events that are kept.
  private static var capacity: Int { 64 }

  /// The stages by their events, the newest last.
  private var stages: [(event: LinkEventID, stages: [LinkStage])] = []

  /// Follows the events of an app, and calls the observer that was there before.
  init<Link>(of links: DeepLinks<Link>) {
    let earlier = links.onProgress
    links.onProgress = { [weak self] progress in
      earlier?(progress)
      if case .reached(let stage, of: let event) = progress { self?.record(stage, event) }
    }
  }

  /// The stages of an event, in order.
  func of(_ event: LinkEventID) -> [LinkStage] {
    stages.last { $0.event == event }?.stages ?? []
  }

  /// Notes that an event came to a stage.
  private func record(_ stage: LinkStage, _ event: LinkEventID) {
    if let index = stages.lastIndex(where: { $0.event == event }) {
      stages[index].stages.append(stage)
      return
    }
    if stages.count == Self.capacity { stages.removeFirst() }
    stages.append((event, [stage]))
  }
}
