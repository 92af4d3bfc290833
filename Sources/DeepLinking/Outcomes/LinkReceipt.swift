/// A receipt for an event, whose ``outcome`` can be awaited.
///
/// You don't need to retain it.
@MainActor
public final class LinkReceipt<Link: DeepLink> {
  /// The identity of the event.
  public let id: LinkEventID

  /// The report of the event; `nil` until it has ended.
  private var ended: LinkReport<Link>?

  /// The end of the event.
  private let end = AwaitedEnd()

  /// Creates a receipt of an event that has not ended.
  init(id: LinkEventID) {
    self.id = id
  }

  /// The report of the event: its outcome, link, steps and screens.
  ///
  /// Waits until it has ended.
  public var report: LinkReport<Link> {
    get async {
      while true {
        if let ended { return ended }
        await end.result()
      }
    }
  }

  /// The outcome of the event.
  ///
  /// Waits until it has ended.
  public var outcome: LinkOutcome {
    get async { await report.outcome }
  }

  /// The outcome of the event; `nil` until it has ended.
  var outcomeSoFar: LinkOutcome? { ended?.outcome }

  /// Ends the event.
  func end(_ report: LinkReport<Link>) {
    ended = report
    end.finish()
  }
}

extension LinkReceipt {
  /// Whether the link succeeded, or will; waits until the event has ended.
  public var isSuccess: Bool {
    get async { await outcome.isSuccess }
  }

  /// Calls a function once the event has ended, for callers that do not await.
  ///
  /// - Parameter completion: Called once, on the main actor, after the caller's turn, with
  ///   ``isSuccess``.
  public func whenEnded(_ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    Task { completion(await self.isSuccess) }
  }
}
