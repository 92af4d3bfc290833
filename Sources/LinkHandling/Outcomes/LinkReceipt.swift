public import LinkRouting

/// A receipt for an event, whose ``outcome`` can be awaited.
///
/// You don't need to retain it.
@MainActor
public final class LinkReceipt<Link: DeepLink> {
  /// The identity of the event.
  public let id: LinkEventID

  /// What became of the event, once it has ended.
  private var ended: LinkReport<Link>?

  /// Continuations that wait for the end.
  private var waiting: [CheckedContinuation<LinkReport<Link>, Never>] = []

  /// Creates a receipt of an event that has not ended.
  init(id: LinkEventID) {
    self.id = id
  }

  /// How the event ended, with its link, its steps and what it shows.
  ///
  /// Waits until it has ended.
  public var report: LinkReport<Link> {
    get async {
      if let ended { return ended }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// How the event ended.
  ///
  /// Waits until it has.
  public var outcome: LinkOutcome {
    get async { await report.outcome }
  }

  /// How the event ended; `nil` when it has not.
  package var outcomeSoFar: LinkOutcome? { ended?.outcome }

  /// Whether the event has ended.
  var hasEnded: Bool { ended != nil }

  /// Ends the event.
  ///
  /// Only the first call counts, so an event has one outcome.
  func end(_ report: LinkReport<Link>) {
    guard ended == nil else { return }
    ended = report
    let waiting = self.waiting
    self.waiting = []
    for continuation in waiting { continuation.resume(returning: report) }
  }
}

extension LinkReceipt {
  /// Whether the link succeeded, or will; waits until the event has ended.
  public var isSuccess: Bool {
    get async { await outcome.isSuccess }
  }

  /// Calls a function when the event has ended, for callers that do not await.
  ///
  /// - Parameter completion: Called once, on the main actor, after the caller's turn, with
  ///   ``isSuccess``.
  public func whenEnded(_ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    Task { completion(await self.isSuccess) }
  }
}
