import LinkNavigation
import LinkRouting

/// What is known of who opens a link.
enum LinkCallers {
  /// The events whose work goes on in the current task: what they open has its turn within theirs.
  @TaskLocal static var events: [LinkEventID] = []
}

/// The work for an event, and whom its end is told.
@MainActor
final class LinkWork<Link: DeepLink & NavigationPlacing> {
  /// The event.
  let event: LinkEvent<Link>

  /// What its caller waits with.
  let receipt: LinkReceipt<Link>

  /// What it asks for, or how it ends; `nil` for what is let in by itself.
  let stage: Stage<LinkRequest<Link>>?

  /// The pending link that it resumes.
  var resumed: PendingLedger<Link>.Entry?

  /// The events that opened it while they were being worked on.
  let callers: [LinkEventID]

  /// Whether its caller hands a page without a screen to the browser.
  var isBrowsedByCaller = false

  /// Whether its link is shown while another one waits.
  var isShownMeanwhile = false

  /// What its caller awaits the end of restoring by.
  var restoration: LinkRestoration?

  /// What is to be done next.
  private var next: EventWork?

  /// The task that does it.
  private var task: Task<Void, Never>?

  init(_ event: LinkEvent<Link>, _ stage: Stage<LinkRequest<Link>>?) {
    (self.event, self.stage) = (event, stage)
    callers = LinkCallers.events
    receipt = LinkReceipt(id: event.id)
  }

  /// Does something in the event's task; what that leads to at once follows in the same one.
  ///
  /// The task keeps the handler alive until the work has ended: every event ends.
  func perform(
    _ work: EventWork,
    for entry: SceneQueue<Link>.Entry,
    by pipeline: LinkPipeline<Link>,
    of handler: LinkHandler<Link>?
  ) {
    next = work
    guard task == nil else { return }
    var events = callers
    events.append(entry.id)
    task = Task { [events] in
      defer { withExtendedLifetime(handler) {} }
      await LinkCallers.$events.withValue(events) {
        while let work = self.next {
          self.next = nil
          // Cancelled work only lets go of the screen, where it has that: its event has ended.
          var change = SceneQueue<Link>.Change.finished(entry.id, .cancelled(.withdrawn))
          do throws(LinkFailure) {
            if let next = try await pipeline.perform(work, for: entry) { change = next }
          } catch {
            change = .finished(entry.id, .failed(error))
          }
          pipeline.worker.send(change)
        }
        self.task = nil
      }
    }
  }

  /// Asks the work to stop: what it awaits may notice, and its result is not used.
  ///
  /// It tells whether there was work that had not begun, and so never answers.
  func cancel() -> Bool {
    task?.cancel()
    defer { next = nil }
    return next != nil
  }
}
