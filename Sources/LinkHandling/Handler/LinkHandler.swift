public import LinkNavigation
import LinkPatterns
public import LinkRouting

/// Turns what one scene receives into what it shows: each event ends in exactly one outcome.
///
/// ```
/// receive → gate 1 → match → gate 2 → guards → resolve → place → guards of the chain → plan → run
/// ╰───────── at once ──────────╯   ╰─────────────────── while time passes ──────────────────────╯
/// ```
///
/// `receive` returns at once and fixes the order of events. A newer navigation of at least equal
/// trust supersedes those that are still being resolved; what is being shown is never interrupted.
/// What does more than navigate is never superseded: it queues and is done in order.
///
/// One handler belongs to one scene, and one host to one handler; all share one ``DeepLinks``. Tell
/// it of the scene's life by ``sceneDidBecomeActive()`` and ``sceneDidDisconnect()``.
@MainActor
public final class LinkHandler<Link: DeepLink & NavigationPlacing> {
  /// What all scenes share.
  public let intake: DeepLinks<Link>

  /// The scene: the identity that the handler was made with, until ``sceneDidConnect(as:)`` names another.
  public private(set) var scene: LinkSceneID

  /// The identities that the scene had before it was connected.
  private var formerScenes: Set<LinkSceneID> = []

  /// Performs plans on the scene's host.
  let runner: PlanRunner<Link>

  /// What shows the scene's screens.
  package var host: any NavigationHost<Link> { runner.host }

  /// Takes links in place of the host, for apps that navigate by themselves.
  var taker: (@MainActor (LinkTask<Link>, ResolvedLink<Link>) -> Void)?

  /// What the scene has received.
  var memory = DeliveryMemory<Link>()

  /// The events that have not ended and do not wait for the app to be ready, the oldest first.
  var running: [LinkTask<Link>] = []

  /// The events that wait for the app to be ready, the oldest first.
  var waiting: [LinkTask<Link>] = []

  /// The navigation that was chosen when the app became ready, and the turn in which it was.
  var choice: (task: LinkTask<Link>, turn: Int)?

  /// What is so, for the scene.
  var conditions: Set<LinkCondition> = []

  /// The events about which the person is being asked.
  var questions: Set<LinkEventID> = []

  /// What is being restored of the scene.
  var restoration: LinkRestoration?

  /// The screens that were shown to another account, and may be still there.
  var formerScreens: Set<Link> = []

  /// The number of changes so far: of how far an event has come, or of what is on screen.
  private(set) var changes = 0

  /// Those who wait until something changes.
  private var waitingForChange: [CheckedContinuation<Void, Never>] = []

  /// The number of events so far.
  private var events = 0

  /// What hands the scene's deliveries over, where an adapter lets only one do so.
  package weak var attachment: AnyObject?

  /// Creates the handler of a scene.
  ///
  /// - Parameters:
  ///   - intake: What all scenes share.
  ///   - host: What shows the scene's screens.
  ///   - scene: The identity of the scene, different for each. With UIKit it is `LinkSceneID(scene)`, which
  ///     names the session; where there is no scene object yet, as in SwiftUI,
  ///     ``DeepLinks/makeSceneID()``. There is no default: with one for all windows, a link for one of them
  ///     would be opened in another.
  public init(
    intake: DeepLinks<Link>,
    host: any NavigationHost<Link>,
    scene: LinkSceneID
  ) {
    self.intake = intake
    self.scene = scene
    runner = PlanRunner(
      host: host,
      environment: intake.environment,
      stepLimit: intake.policy.stepLimit
    )
    intake.note(self)
    // Links that wait may have waited for a scene.
    Task { [weak self] in self?.intake.resumeReady() }
  }

  /// Notes the identity of the scene's session, for a scene that was made before it had one.
  ///
  /// Events that came before keep the identity they had; both lead to this handler.
  ///
  /// - Parameter id: The identity of the session: in an app with UIKit, `LinkSceneID(scene)`.
  public func sceneDidConnect(as id: LinkSceneID) {
    formerScenes.insert(scene)
    scene = id
  }

  /// Whether the scene has, or had before it was connected, an identity.
  func isHandler(of id: LinkSceneID) -> Bool { scene == id || formerScenes.contains(id) }

  /// Notes that the scene became active: two seconds later it has settled.
  public func sceneDidBecomeActive() {
    memory.sceneBecameActive(at: intake.environment.now())
    intake.note(self)
  }

  /// Whether the scene has been active for less than two seconds since it was connected, or not at all.
  package var isSettling: Bool { memory.isSettling(at: intake.environment.now()) }

  /// Notes that the scene was disconnected: its events are cancelled, and it forgets them.
  public func sceneDidDisconnect() {
    memory.sceneDisconnected()
    cancelAll()
  }

  /// Notes that what is on screen changed, other than by a link.
  ///
  /// Links that wait for an alert or another presentation to go away go on at once; otherwise they look
  /// for themselves twice a second.
  public func screenDidChange() {
    noteChange()
  }

  /// Receives what the system delivered.
  ///
  /// - Parameter delivery: The delivery.
  /// - Returns: A receipt to await the outcome by. Nothing needs to hold it.
  @discardableResult
  public func receive(_ delivery: LinkDelivery<Link>) -> LinkReceipt<Link> {
    receive(admission(of: delivery))
  }

  /// Receives what the system delivered, and it is known already what that asks for.
  @discardableResult
  package func receive(
    _ admission: LinkAdmission<Link>,
    isBrowsedByCaller: Bool = false
  ) -> LinkReceipt<Link> {
    let task = newTask(for: admission.delivery, isBrowsedByCaller: isBrowsedByCaller)
    arrive(task, admission.stage)
    return task.receipt
  }

  /// Receives several deliveries of one call.
  ///
  /// - Parameter batch: The deliveries.
  /// - Returns: A receipt for each, in the order of the batch.
  @discardableResult
  public func receive(_ batch: LinkBatch<Link>) -> [LinkReceipt<Link>] {
    batch.deliveries.map { receive($0) }
  }

  /// Opens a link that the app's own code made.
  ///
  /// Every route is open to it.
  ///
  /// - Parameter link: The link.
  /// - Returns: A receipt to await the outcome by.
  @discardableResult
  public func open(_ link: Link) -> LinkReceipt<Link> {
    receive(LinkDelivery(opening: link))
  }

  /// Tells whether a URL would be let in, without opening it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - origin: Where it came from.
  /// - Returns: `true` when both gates let it in. A short link counts as let in.
  public func canOpen(_ url: String, from origin: LinkSource) -> Bool {
    let delivery = LinkDelivery<Link>(url: url, origin: origin, entryPoint: .openURL)
    switch admit(delivery, AdmissionCheck.withoutMemory) {
    case .next: return true
    case .ended: return false
    }
  }

  /// Resumes a link that waited.
  func resume(_ link: Link, _ pending: PendingLink) -> LinkReceipt<Link> {
    let delivery = LinkDelivery(resuming: link, pending)
    let task = newTask(for: delivery, resuming: pending)
    arrive(task, admit(delivery, AdmissionCheck.withoutMemory))
    return task.receipt
  }

  /// Makes a task of a delivery, next in order.
  func newTask(
    for delivery: LinkDelivery<Link>,
    resuming pending: PendingLink? = nil,
    isBrowsedByCaller: Bool = false
  ) -> LinkTask<Link> {
    events += 1
    let event = intake.event(for: delivery, in: scene, resuming: pending)
    let working = running.map(\.event.id) + [restoration?.event].compactMap(\.self)
    let callers = LinkCallers.events.intersection(working)
    let task = LinkTask(
      event: event,
      order: events,
      callers: callers,
      isBrowsedByCaller: isBrowsedByCaller
    )
    task.pending = pending
    return task
  }
}

// MARK: - The end, and what changes

extension LinkHandler {
  /// Ends an event.
  func end(_ task: LinkTask<Link>, _ outcome: LinkOutcome, isUnseen: Bool = false) {
    running.removeAll { $0 === task }
    // Its question is none any more, answered or not: the scene of an alert may have gone with it.
    questions.remove(task.event.id)
    if let index = waiting.firstIndex(where: { $0 === task }) {
      waiting.remove(at: index)
      // Its work is to wait for its time to be over.
      task.cancel()
    }
    let report = LinkReport(
      event: task.event,
      outcome: outcome,
      route: task.route,
      link: task.link,
      unusedItems: task.unusedItems,
      steps: task.steps,
      state: runner.host.state
    )
    if task.receipt.end(report), !isUnseen { intake.report(report) }
    noteChange()
  }

  /// Notes that an event came to a stage.
  func note(_ task: LinkTask<Link>, _ stage: LinkStage) {
    intake.onProgress?(.reached(stage, of: task.event.id))
  }

  /// Wakes those who wait until something changes.
  func noteChange() {
    changes += 1
    let waiting = waitingForChange
    waitingForChange = []
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until something changes: an event came further, or what is on screen.
  func nextChange(after count: Int? = nil) async {
    guard count == nil || count == changes else { return }
    await withCheckedContinuation { waitingForChange.append($0) }
  }

  /// Cancels all events that have not ended, and restoring.
  func cancelAll() {
    cancelRestoration()
    for task in waiting + running {
      task.cancel()
      end(task, .cancelled)
    }
  }

  /// Cancels the events that are not being shown or done yet, and restoring.
  func cancelUndone() {
    cancelRestoration()
    for task in waiting + running where task.phase != .performing {
      task.cancel()
      end(task, .cancelled)
    }
  }
}
