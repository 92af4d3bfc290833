/// The events that the current task works for.
enum LinkCallers {
  /// The events whose work the current task performs: what they open runs within their turn.
  @TaskLocal static var events: [LinkEventID] = []
}

/// The work for an event, and its receipt.
@MainActor
final class EventTask<Link: DeepLink & NavigationPlacing> {
  /// The event.
  let event: LinkEvent<Link>

  /// The receipt that its caller holds.
  let receipt: LinkReceipt<Link>

  /// What it asks for, or its outcome; `nil` for an event that needs no admission.
  let answer: Admission<Link>.Answer?

  /// The pending link that it resumes.
  var resumed: PendingLedger<Link>.Entry?

  /// The events that opened it while they were being worked on.
  let callers: [LinkEventID]

  /// The stage that was reported last.
  var stage: LinkStage?

  /// Whether its caller opens a page without a screen in the browser itself.
  var isBrowsedByCaller = false

  /// Whether its link is shown while another one waits.
  var isShownMeanwhile = false

  /// Called with the outcome of work that restores screens and is not an event of the app.
  var endRestoring: (@MainActor (LinkOutcome) -> Void)?

  /// The next work to perform, and the event as it was when the work was due.
  private var next: (work: EventWork<Link>, entry: SceneQueue<Link>.QueuedEvent)?

  /// The task that performs it.
  private var task: Task<Void, Never>?

  init(_ event: LinkEvent<Link>, _ answer: Admission<Link>.Answer?) {
    (self.event, self.answer) = (event, answer)
    callers = LinkCallers.events
    receipt = LinkReceipt(id: event.id)
  }

  /// Performs work in the event's task, and in the same task the work that follows from it at once.
  ///
  /// The task keeps the handler alive until the work has ended: every event ends.
  func perform(
    _ work: EventWork<Link>,
    for entry: SceneQueue<Link>.QueuedEvent,
    by pipeline: LinkPipeline<Link>,
    of handler: LinkHandler<Link>?
  ) {
    next = (work, entry)
    guard task == nil else { return }
    var events = callers
    events.append(event.id)
    task = Task { [events] in
      defer { withExtendedLifetime(handler) {} }
      await LinkCallers.$events.withValue(events) {
        while let (work, entry) = self.next {
          self.next = nil
          // Cancelled work only releases the screen, if it has it: its event has ended.
          var change = SceneQueue<Link>.Change.finished(entry.id, .cancelled(.withdrawn))
          do throws(LinkFailure) {
            if let next = try await pipeline.perform(work, for: entry) { change = next }
          } catch {
            change = .finished(entry.id, .failed(error))
          }
          pipeline.engine.send(change)
        }
        self.task = nil
      }
    }
  }

  /// Asks the work to stop: its awaited calls may notice, and its result is not used.
  ///
  /// Returns whether there was work that had not begun, and so never answers.
  func cancel() -> Bool {
    task?.cancel()
    defer { next = nil }
    return next != nil
  }
}
