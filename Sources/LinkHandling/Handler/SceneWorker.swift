import LinkNavigation
import LinkRouting

/// Does for a scene what its queue wants: it hands changes in, carries commands out, and keeps nothing but the
/// work under way.
@MainActor
final class SceneWorker<Link: DeepLink & NavigationPlacing> {
  typealias Queue = SceneQueue<Link>
  typealias Work = LinkWork<Link>
  typealias Showing = any ShowRequest<Link>

  /// What all scenes share.
  let links: DeepLinks<Link>

  /// What shows the scene's screens.
  let host: any NavigationHost<Link>

  /// The scene.
  var scene: LinkSceneID

  /// The conditions that are fulfilled for the scene.
  var conditions: [LinkCondition] = []

  /// Takes links in place of the host, for apps that navigate by themselves.
  var taker: (@MainActor (LinkResolution<Link>) -> Void)?

  /// The handler of the scene, which lives as long as there is work.
  weak var handler: LinkHandler<Link>?

  /// What happens next to the events that have not ended.
  let queue: Queue

  /// The work for them.
  private(set) var works: [LinkEventID: Work] = [:]

  /// What the queue wants to be done, in order.
  private var commands: [Queue.Command] = []

  /// Whether that is being done.
  private var isCarryingOut = false

  /// Whether a link has changed what is shown.
  var hasShown = false

  /// Comes with the next change; `nil` while no question waits for another to be answered.
  var nextChange: AwaitedEnd?

  /// Waits for time alone to change something, and since when it does.
  private var timer: (deadline: LinkInstant, task: Task<Void, Never>)?

  init(links: DeepLinks<Link>, host: any NavigationHost<Link>, scene: LinkSceneID) {
    self.links = links
    self.host = host
    self.scene = scene
    queue = SceneQueue(policy: links.policy, isReady: links.isReady(by: []))
  }
}

// MARK: - Events

extension SceneWorker {
  /// Receives a delivery of which it is known what it asks for.
  ///
  /// What is shown while another event's link waits is trusted as far as that event: it supersedes no more, and
  /// is superseded by as much.
  func receive(
    _ admission: LinkAdmission<Link>,
    isBrowsedByCaller: Bool = false,
    shownWhileWaiting waiting: LinkEvent<Link>? = nil
  ) -> LinkReceipt<Link> {
    let event = links.event(for: admission.delivery, in: scene, trust: waiting?.trust)
    let work = LinkWork(event, admission.stage)
    (work.isBrowsedByCaller, work.isShownMeanwhile) = (isBrowsedByCaller, waiting != nil)
    // Only foreign URLs are passed on before they are matched.
    if case .ended(.notOurs) = admission.stage {
      work.receipt.end(LinkReport(event: event, outcome: .notOurs, state: host.state))
    } else {
      let isKept = admitter.isRemembered(event.delivery)
      let known = links.note(identityOf: event)
      start(work, .delivered(event, callers: work.callers, known: known, isKept: isKept))
    }
    return work.receipt
  }

  /// Resumes a link that waited.
  func resume(_ resumed: PendingLedger<Link>.Entry, isCold: Bool) -> LinkReceipt<Link> {
    let delivery = LinkDelivery(resuming: resumed.link, resumed.pending, isCold: isCold)
    let event = links.event(for: delivery, in: scene, resuming: resumed.pending)
    let work = LinkWork(event, admitter.admit(delivery, AdmissionCheck.withoutMemory))
    work.resumed = resumed
    start(work, .delivered(event, callers: work.callers, known: nil, isKept: false))
    return work.receipt
  }

  /// Shows what was saved of the scene.
  func restore(_ saved: SavedNavigationV1, _ restoration: LinkRestoration) {
    let router = links.router
    let placing = SavedPlacing(saved, over: host.state, router: router, restoration: restoration)
    restore(placing, LinkDelivery(restoring: placing.screens.top), restoration)
  }

  func restore(
    _ request: Showing,
    _ delivery: LinkDelivery<Link>,
    _ restoration: LinkRestoration
  ) {
    let event = links.event(for: delivery, in: scene)
    let work = LinkWork(event, nil)
    work.restoration = restoration
    start(work, .restoring(event, request))
  }

  private func start(_ work: Work, _ change: Queue.Change) {
    works[work.event.id] = work
    send(change)
  }

  /// Returns whether a condition is fulfilled, for the app or for the scene.
  func isFulfilled(_ condition: LinkCondition) -> Bool {
    conditions.contains(condition) || links.conditions.contains(condition)
  }

  /// Records that a condition is fulfilled, or no longer is.
  func readinessDidChange() {
    send(.readiness(links.isReady(by: conditions)))
  }

  /// Lets deliveries in, or refuses them.
  var admitter: Admitter<Link> {
    Admitter(links: links, scene: self)
  }

  /// The event of the scene that a delivery repeats; `nil` when it is new.
  func knownEvent(of delivery: LinkDelivery<Link>) -> LinkEventID? {
    let (now, turn) = (links.environment.now(), links.environment.currentTurn())
    return queue.memory.knownEvent(of: delivery, at: now, turn: turn)
  }
}

// MARK: - The queue

extension SceneWorker {
  /// Tells the queue what has happened, and does what it wants, first things first.
  func send(_ change: Queue.Change, at instant: LinkInstant? = nil) {
    let now = instant ?? links.environment.now()
    let wanted = queue.apply(change, at: now, turn: links.environment.currentTurn())
    commands = commands.count > 0 ? commands + wanted : wanted
    guard !isCarryingOut else { return }
    isCarryingOut = true
    while commands.count > 0 {
      let next = commands
      commands = []
      for command in next { carryOut(command) }
    }
    isCarryingOut = false
    lookForQuestions()
    setTimer()
  }

  /// Tells that an event has come to a stage, unless what it does is part of another thing.
  func note(_ stage: LinkStage, of id: LinkEventID) {
    if let work = works[id], work.restoration == nil { links.tell(.reached(stage, of: id)) }
  }

  /// Reports the outcome of an event to its receipt, to the app and to the log, and stops its work.
  private func end(_ entry: Queue.Entry, _ work: Work, _ outcome: LinkOutcome) {
    works[entry.id] = nil
    if work.cancel() { send(.finished(entry.id, .cancelled(.withdrawn))) }
    if let restoration = work.restoration { return restoration.end(outcome) }
    let report = LinkReport(
      event: entry.event,
      outcome: outcome,
      route: entry.arrived?.route ?? work.resumed?.pending.route,
      link: entry.admitted?.link,
      unusedItems: unusedItems(of: entry, work),
      steps: entry.steps,
      state: host.state
    )
    work.receipt.end(report)
    links.report(report)
    guard case .openInBrowser(let url, _) = outcome else { return }
    if let browse = links.browse {
      browse(url)
    } else if !work.isBrowsedByCaller {
      host.browse(url)
    }
  }

  func unusedItems(of entry: Queue.Entry, _ work: Work) -> [LinkQueryItem] {
    work.resumed?.unusedItems ?? entry.arrived?.unusedItems ?? []
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
    let environment = links.environment
    let task = Task { [handler] in
      defer { withExtendedLifetime(handler) {} }
      do {
        try await environment.sleep(max(.zero, deadline.duration(since: environment.now())))
      } catch {
        return
      }
      guard !Task.isCancelled else { return }
      self.timer = nil
      self.send(.tick, at: deadline)
    }
    timer = (deadline, task)
  }
}

// MARK: - What the queue wants

extension SceneWorker {
  /// Does what the queue wants.
  private func carryOut(_ command: Queue.Command) {
    let entry = command.entry
    guard let work = works[entry.id] else { return }
    switch command.action {
    case .tell(let progress): if work.restoration == nil { links.tell(progress) }
    case .admit: send(admission(of: entry, work))
    case .work(let next): begin(next, entry, work)
    case .end(let outcome): end(entry, work, outcome)
    }
  }

  /// Lets an event in, or again when it waited: meanwhile its route may have been switched off.
  private func admission(of entry: Queue.Entry, _ work: Work) -> Queue.Change {
    let delivery = entry.event.delivery
    var stage = work.stage ?? .ended(.cancelled(.withdrawn))
    if let request = entry.request {
      stage = .next(request)
      if let admitted = request.admitted, let refusal = admitter.refusal(of: admitted, delivery) {
        stage = .ended(refusal)
      }
    } else if work.resumed == nil, let refusal = admitter.tooMany(delivery, isCounted: true) {
      return .refused(entry.id, refusal)
    }
    switch stage {
    case .next(let request): return .admitted(entry.id, request)
    case .ended(let outcome):
      return .refused(entry.id, admitter.end(of: delivery, refusedAs: outcome))
    }
  }

  /// Has work begin, unless the app navigates by itself and takes the link, or the work needs no time.
  private func begin(_ next: EventWork, _ entry: Queue.Entry, _ work: Work) {
    switch next {
    case .act, .place:
      guard let taker, let admitted = entry.admitted else { break }
      return taker(LinkResolution(admitted, entry.showing?.placing?.ancestors, work, self))
    case .settle, .show, .ask: break
    }
    let pipeline = LinkPipeline(worker: self)
    if let change = pipeline.performNow(next, for: entry) { return send(change) }
    work.perform(next, for: entry, by: pipeline, of: handler)
  }
}
