/// The events that the current task works for.
enum LinkCallers {
  /// The events whose work the current task performs: what they open runs within their turn.
  @TaskLocal static var events: [LinkEventID] = []
}

/// The work for an event, and its receipt.
@MainActor
final class EventTask<Link: DeepLink & NavigationPlacing> {
  /// What there is work for.
  enum Origin {
    /// A delivery, and what it asks for.
    case delivery(Admission<Link>.Answer)

    /// The same from a caller that opens a page without a screen in the browser itself.
    case tap(Admission<Link>.Answer)

    /// A link that is shown while another one waits.
    case meanwhile(Admission<Link>.Answer)

    /// A pending link that is resumed, and what it asks for by now.
    case pending(PendingLedger<Link>.Entry, Admission<Link>.Answer)

    /// Saved screens, or what was shown before an action: no event of the app, so that the outcome is told to the
    /// function alone.
    case screens(end: @MainActor (LinkOutcome) -> Void)
  }

  /// The event.
  let event: LinkEvent<Link>

  /// The receipt that its caller holds.
  let receipt: LinkReceipt<Link>

  let origin: Origin

  /// The events that opened it while they were being worked on.
  let callers: [LinkEventID]

  /// The stage that was reported last.
  var stage: LinkStage?

  /// The next work to perform, and the event as it was when the work was due.
  private var next: (work: EventWork<Link>, entry: SceneQueue<Link>.QueuedEvent)?

  /// The task that performs it.
  private var task: Task<Void, Never>?

  init(_ event: LinkEvent<Link>, from origin: Origin) {
    (self.event, self.origin) = (event, origin)
    callers = LinkCallers.events
    receipt = LinkReceipt(id: event.id)
  }

  /// The pending link that it resumes.
  var resumed: PendingLedger<Link>.Entry? {
    if case .pending(let entry, _) = origin { entry } else { nil }
  }

  /// Whether it is an event of the app, whose progress is reported.
  var isReported: Bool {
    if case .screens = origin { false } else { true }
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
