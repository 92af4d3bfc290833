public import LinkNavigation
import LinkPatterns
public import LinkRouting

/// Turns what one scene receives into what it shows: each event ends in exactly one outcome.
///
/// ```
/// receive ─▶ admit ─▶ queue ─▶ settle ─▶ place ─▶ show ─▶ outcome
/// ╰────── at once ──────╯    ╰── while time passes ──╯
/// ```
///
/// `receive` returns at once and fixes the order of events. A newer navigation of at least equal
/// trust supersedes those that are still being settled; what is being shown is never interrupted.
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

  /// What shows the scene's screens.
  package let host: any NavigationHost<Link>

  /// What hands the scene's deliveries over, where an adapter lets only one do so.
  package weak var attachment: AnyObject?

  /// Takes links in place of the host, for apps that navigate by themselves.
  var taker: (@MainActor (LinkOffer<Link>) -> Void)?

  /// What is so, for the scene.
  private(set) var conditions: Set<LinkCondition> = []

  /// What is being restored of the scene, or was last.
  var restoration: LinkRestoration?

  /// The screens that were shown to another account, and may be still there.
  var formerScreens: Set<Link> = []

  /// The identities that the scene had before it was connected.
  private var formerScenes: Set<LinkSceneID> = []

  /// What happens next to the events that have not ended.
  private var queue: SceneQueue<Link>

  /// The work for them.
  private var works: [LinkEventID: LinkWork<Link>] = [:]

  /// What the queue wants to be done, in order.
  private var commands: [SceneQueue<Link>.Command] = []

  /// Whether that is being done.
  private var isCarryingOut = false

  /// Waits for time alone to change something, and since when it does.
  private var timer: (deadline: LinkInstant, task: Task<Void, Never>)?

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
    self.host = host
    self.scene = scene
    let isReady = intake.policy.readiness.conditions.isSubset(of: intake.conditions)
    queue = SceneQueue(policy: intake.policy, isReady: isReady)
    intake.note(self)
    // Links that wait may have waited for a scene.
    Task { [weak self] in self?.intake.resumeReady() }
  }
}

// MARK: - The scene

extension LinkHandler {
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
    send(.becameActive)
    intake.note(self)
  }

  /// Whether the scene has been active for less than two seconds since it was connected, or not at all.
  package var isSettling: Bool { queue.memory.isSettling(at: intake.environment.now()) }

  /// Notes that the scene was disconnected: its events are cancelled, and it forgets them.
  public func sceneDidDisconnect() {
    send(.disconnected)
  }

  /// Notes that what is on screen changed, other than by a link.
  ///
  /// Links that wait for an alert or another presentation to go away go on at once; otherwise they look
  /// for themselves twice a second.
  public func screenDidChange() {
    send(.screenChanged)
  }

  /// Notes that something is so, for this scene: its window is there.
  ///
  /// Links that wait for it go on.
  ///
  /// - Parameter condition: What is so.
  public func fulfill(_ condition: LinkCondition) {
    guard conditions.insert(condition).inserted else { return }
    readinessDidChange()
    intake.resumeReady()
  }

  /// Notes that something is no longer so, for this scene.
  ///
  /// - Parameter condition: What is no longer so.
  public func withdraw(_ condition: LinkCondition) {
    conditions.remove(condition)
    readinessDidChange()
  }

  /// Tells whether something is so, for the app or for the scene.
  func isFulfilled(_ condition: LinkCondition) -> Bool {
    conditions.contains(condition) || intake.conditions.contains(condition)
  }

  /// Notes that a condition is so now, or no longer.
  func readinessDidChange() {
    send(.readiness(intake.policy.readiness.conditions.allSatisfy(isFulfilled)))
  }
}

// MARK: - Receiving

extension LinkHandler {
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
    isBrowsedByCaller: Bool = false,
    isShownMeanwhile: Bool = false
  ) -> LinkReceipt<Link> {
    let event = intake.event(for: admission.delivery, in: scene)
    let work = LinkWork(
      event,
      admission.stage,
      isBrowsedByCaller: isBrowsedByCaller,
      isShownMeanwhile: isShownMeanwhile
    )
    // Only what belongs to somebody else is passed on before it is known.
    if case .ended(.notOurs) = admission.stage {
      work.receipt.end(report(of: event, .notOurs))
    } else {
      start(work, .delivered(event, callers: work.callers, known(event)))
    }
    return work.receipt
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
  /// - Returns: `true` when no check refuses it. A short link counts as let in.
  public func canOpen(_ url: String, from origin: LinkSource) -> Bool {
    let delivery = LinkDelivery<Link>(url: url, origin: origin, entryPoint: .openURL)
    switch admitter.admit(delivery, AdmissionCheck.withoutMemory) {
    case .next: return true
    case .ended: return false
    }
  }

  /// Resumes a link that waited.
  func resume(_ link: Link, _ pending: PendingLink) -> LinkReceipt<Link> {
    let delivery = LinkDelivery(resuming: link, pending)
    let event = intake.event(for: delivery, in: scene, resuming: pending)
    let stage = admitter.admit(delivery, AdmissionCheck.withoutMemory)
    let work = LinkWork(event, stage, resuming: pending)
    start(work, .adopted(event, callers: work.callers))
    return work.receipt
  }

  /// Takes up the work for an event.
  func start(_ work: LinkWork<Link>, _ change: SceneQueue<Link>.Change) {
    works[work.event.id] = work
    send(change)
  }

  /// Whether an event repeats one of any scene.
  private func known(_ event: LinkEvent<Link>) -> SceneQueue<Link>.Known {
    if let known = intake.note(identityOf: event) { return .already(known) }
    return admitter.isRemembered(event.delivery) ? .no : .notKept
  }
}

// MARK: - Admission

extension LinkHandler {
  /// Lets deliveries in, or refuses them.
  var admitter: Admitter<Link> {
    Admitter(intake: intake) { delivery in
      let environment = self.intake.environment
      return self.queue.memory.knownEvent(
        of: delivery,
        at: environment.now(),
        turn: environment.currentTurn()
      )
    }
  }

  /// Finds out what a delivery asks for, and whether it is let in; remembers nothing.
  package func admission(of delivery: LinkDelivery<Link>) -> LinkAdmission<Link> {
    admitter.admission(of: delivery)
  }

  /// The route that would open a delivery, or how its event would end; `nil` for a short link and for what
  /// belongs to somebody else.
  ///
  /// Remembers nothing.
  package func verdict(on delivery: LinkDelivery<Link>) -> Stage<String?>? {
    guard !admitter.isForeign(delivery) else { return nil }
    switch admitter.admit(delivery, AdmissionCheck.withoutMemory) {
    case .next(let request): return request.admitted.map { .next($0.route) }
    case .ended(let outcome): return .ended(outcome)
    }
  }

  /// The admission of a delivery that another scene handed over, in the scene that connects for it.
  ///
  /// Its link is checked again, since that may have taken a while.
  package func connecting(_ admission: LinkAdmission<Link>) -> LinkAdmission<Link> {
    admitter.connecting(admission)
  }
}

// MARK: - The queue

extension LinkHandler {
  /// Whether what was saved of the scene is being shown, or waits to be.
  var isRestoring: Bool { queue.isRestoring }

  /// The work for an event; `nil` when that has ended.
  func work(for id: LinkEventID) -> LinkWork<Link>? { works[id] }

  /// Whether a navigation supersedes what an event would show now.
  func isCovered(_ id: LinkEventID) -> Bool { queue.isCovered(id) }

  /// Whether the person is being asked about an event.
  var isAsking: Bool { queue.isAsking }

  /// Tells the queue what has happened, and does what it wants, first things first.
  func send(_ change: SceneQueue<Link>.Change, at instant: LinkInstant? = nil) {
    let now = instant ?? intake.environment.now()
    commands += queue.apply(change, at: now, turn: intake.environment.currentTurn())
    guard !isCarryingOut else { return }
    isCarryingOut = true
    while !commands.isEmpty { carryOut(commands.removeFirst()) }
    isCarryingOut = false
    setTimer()
  }

  /// Tells how an event ended, to whoever waits for it, the app and the log.
  func end(_ entry: SceneQueue<Link>.Entry, _ outcome: LinkOutcome) {
    guard let work = works.removeValue(forKey: entry.event.id) else { return }
    if let restoration = work.restoration { return restoration.end(outcome) }
    let report = report(of: entry.event, outcome, entry)
    work.receipt.end(report)
    intake.report(report)
    guard case .openInBrowser(let url, _) = outcome else { return }
    if let browse = intake.browse {
      browse(url)
    } else if !work.isBrowsedByCaller {
      host.browse(url)
    }
  }

  private func report(
    of event: LinkEvent<Link>,
    _ outcome: LinkOutcome,
    _ entry: SceneQueue<Link>.Entry? = nil
  ) -> LinkReport<Link> {
    LinkReport(
      event: event,
      outcome: outcome,
      route: entry?.arrived?.route,
      link: entry?.admitted?.link,
      unusedItems: entry?.arrived?.unusedItems ?? [],
      steps: entry?.steps ?? [],
      state: host.state
    )
  }

  /// Waits for the next instant at which time alone changes something.
  ///
  /// It keeps the handler alive until then: every event ends.
  private func setTimer() {
    let deadline = queue.nextDeadline
    guard deadline != timer?.deadline else { return }
    timer?.task.cancel()
    timer = nil
    guard let deadline else { return }
    let environment = intake.environment
    let task = Task {
      do {
        try await environment.sleep(max(.zero, deadline.duration(since: environment.now())))
      } catch {
        return
      }
      self.timer = nil
      self.send(.tick, at: deadline)
    }
    timer = (deadline, task)
  }
}
