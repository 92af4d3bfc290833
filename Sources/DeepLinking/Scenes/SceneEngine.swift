/// Carries out the commands of a scene's queue and reports changes to it; keeps nothing but the work under
/// way.
@MainActor
final class SceneEngine<Link: DeepLink & NavigationPlacing> {
  typealias Queue = SceneQueue<Link>

  /// The links of the app.
  let links: DeepLinks<Link>

  /// The host of the scene.
  let host: any NavigationHost<Link>

  /// The scene.
  var scene: LinkSceneID

  /// The conditions that are fulfilled for the scene.
  var conditions: [LinkCondition] = []

  /// Receives links instead of the host, in apps that navigate by themselves.
  var linkReceiver: (@MainActor (LinkResolution<Link>) -> Void)?

  /// The handler of the scene, which lives as long as there is work.
  weak var handler: LinkHandler<Link>?

  /// The queue, which decides what happens next to the events that have not ended.
  private(set) var queue: Queue

  /// The work for them.
  private(set) var tasks: [LinkEventID: EventTask<Link>] = [:]

  /// The commands of the queue, in order.
  private var commands: [Queue.Command] = []

  /// Whether commands are being carried out.
  private var isCarryingOut = false

  /// Whether a link has changed the screens.
  var hasShown = false

  /// Whether the saved screens of the scene were shown.
  private var isRestored = false

  /// The next change of the scene; `nil` while no question waits for another to be answered.
  var nextChange: AwaitedEnd?

  /// Cuts off what the app is asked for when it takes too long.
  let timeLimits: TimeLimits

  /// Waits for the next deadline of the queue.
  private var timer: (deadline: LinkInstant, task: Task<Void, Never>)?

  init(links: DeepLinks<Link>, host: any NavigationHost<Link>, scene: LinkSceneID) {
    self.links = links
    self.host = host
    self.scene = scene
    timeLimits = TimeLimits(links.environment)
    queue = SceneQueue(policy: links.policy, isReady: links.isReady(by: []))
  }
}

// MARK: - Events

extension SceneEngine {
  /// Receives a delivery that was checked.
  ///
  /// A link that is shown while a web page's waits supersedes no more than that.
  func receive(
    _ admission: Admission<Link>,
    isBrowsedByCaller: Bool = false,
    shownWhileWaiting waiting: LinkEvent<Link>? = nil
  ) -> LinkReceipt<Link> {
    let origin: EventTask<Link>.Origin =
      if waiting != nil {
        .meanwhile(admission.answer)
      } else if isBrowsedByCaller {
        .tap(admission.answer)
      } else {
        .delivery(admission.answer)
      }
    let event = links.event(for: admission.delivery, in: scene, isFromPage: waiting?.isFromPage)
    let task = EventTask(event, from: origin)
    // Nothing is kept of what the app declares foreign.
    if case .refused(.notOurs(.foreign)) = admission.answer {
      task.receipt.end(LinkReport(event: event, outcome: .notOurs(.foreign), state: host.state))
    } else {
      let isKept = admitter(of: event.delivery).isRemembered
      let known = links.memory.remember(identityOf: event)
      start(task, .delivered(event, callers: task.callers, known: known, isKept: isKept))
    }
    return task.receipt
  }

  /// Resumes a link that waited.
  func resume(_ resumed: PendingLedger<Link>.Entry, isCold: Bool) -> LinkReceipt<Link> {
    let delivery = LinkDelivery(resuming: resumed, isCold: isCold)
    let event = links.event(for: delivery, in: scene, resuming: resumed.pending)
    let admission = admitter(of: delivery).admit(AdmissionCheck.withoutMemory)
    let task = EventTask(event, from: .pending(resumed, admission.answer))
    start(task, .delivered(event, callers: task.callers, known: nil, isKept: false))
    return task.receipt
  }

  /// Shows screens again, which is not an event of the app.
  func restore(
    _ showRequest: ShowRequest<Link>,
    _ delivery: LinkDelivery<Link>,
    _ end: @escaping @MainActor (LinkOutcome) -> Void
  ) {
    let event = links.event(for: delivery, in: scene)
    start(EventTask(event, from: .screens(end: end)), .restoring(event, showRequest))
  }

  private func start(_ task: EventTask<Link>, _ change: Queue.Change) {
    tasks[task.event.id] = task
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

  /// Admits a delivery, or refuses it.
  func admitter(of delivery: LinkDelivery<Link>) -> Admitter<Link> {
    Admitter(links: links, scene: self, delivery: delivery)
  }

  /// The event of the scene that a delivery repeats; `nil` when it is new.
  func knownEvent(of delivery: LinkDelivery<Link>) -> LinkEventID? {
    let (now, turn) = (links.environment.now(), links.environment.currentTurn())
    return queue.memory.knownEvent(of: delivery, at: now, turn: turn)
  }
}

// MARK: - The queue

extension SceneEngine {
  /// Reports a change to the queue, and carries out its commands in order.
  func send(_ change: Queue.Change, at instant: LinkInstant? = nil) {
    let now = instant ?? links.environment.now()
    var next = queue.apply(change, at: now, turn: links.environment.currentTurn())
    guard !isCarryingOut else { return commands += next }
    isCarryingOut = true
    while !next.isEmpty {
      for command in next { carryOut(command) }
      next = commands
      commands = []
    }
    isCarryingOut = false
    lookForQuestions()
    setTimer()
  }

  /// Reports that an event reached a stage, unless its work is part of another event.
  func report(_ stage: LinkStage, of id: LinkEventID) {
    guard let task = tasks[id], task.isReported, task.stage != stage else { return }
    task.stage = stage
    links.tell(.reached(stage, of: id))
  }

  /// Reports the outcome of an event to its receipt, to the app and to the log, and stops its work.
  private func end(_ entry: Queue.QueuedEvent, _ task: EventTask<Link>, _ outcome: LinkOutcome) {
    tasks[entry.id] = nil
    if tasks.isEmpty { timeLimits.stop() }
    if task.cancel() { send(.finished(entry.id, .cancelled(.withdrawn))) }
    if case .screens(let end) = task.origin {
      if entry.kind == .restoration, case .opened = outcome { isRestored = true }
      return end(outcome)
    }
    let report = LinkReport(
      event: entry.event,
      outcome: outcome,
      route: entry.arrived?.route ?? task.resumed?.pending.route,
      link: entry.admitted?.link,
      unusedItems: unusedItems(of: entry, task),
      aliasValues: entry.arrived?.aliasValues ?? [:],
      steps: entry.steps,
      state: host.state,
      appendedItems: links.router.appendedItems
    )
    task.receipt.end(report)
    links.report(report)
    guard case .openInBrowser(let url, _) = outcome else { return }
    switch (links.browse, task.origin) {
    case (let browse?, _): browse(url)
    case (nil, .tap): break
    case (nil, _): host.browse(url)
    }
  }

  func unusedItems(of entry: Queue.QueuedEvent, _ task: EventTask<Link>) -> [LinkQueryItem] {
    task.resumed?.unusedItems ?? entry.arrived?.unusedItems ?? []
  }

  /// Waits for the next deadline of the queue.
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

extension SceneEngine {
  /// Carries out a command of the queue.
  private func carryOut(_ command: Queue.Command) {
    guard let task = tasks[command.id] else { return }
    switch command.action {
    case .tell(.reached(let stage, of: let id)): report(stage, of: id)
    case .tell(let progress): if task.isReported { links.tell(progress) }
    case .admit(let entry): admit(entry, task.origin)
    case .work(let next, let entry): begin(next, entry, task)
    case .end(let entry, let outcome): end(entry, task, outcome)
    }
  }

  /// Admits an event, or admits it again after it waited: its route may have been switched off meanwhile.
  private func admit(_ entry: Queue.QueuedEvent, _ origin: EventTask<Link>.Origin) {
    let admitter = admitter(of: entry.event.delivery)
    switch (entry.answer, origin) {
    case (let answer?, _): send(.answered(entry.id, admitter.end(admitter.checkedAgain(answer))))
    case (nil, .delivery(let answer)), (nil, .tap(let answer)), (nil, .meanwhile(let answer)):
      let refusal = answer.isUndeclared ? nil : admitter.tooMany(isCounted: true)
      send(.answered(entry.id, refusal.map { .refused($0) } ?? admitter.end(answer)))
    case (nil, .pending(_, let answer)): send(.answered(entry.id, admitter.end(answer)))
    case (nil, .screens): send(.finished(entry.id, .cancelled(.withdrawn)))
    }
  }

  /// Begins work, unless the app navigates by itself and takes the link, or the work needs no time.
  private func begin(
    _ next: EventWork<Link>,
    _ entry: Queue.QueuedEvent,
    _ task: EventTask<Link>
  ) {
    switch next {
    case .act, .place:
      guard let linkReceiver, let admitted = entry.admitted else { break }
      return linkReceiver(
        LinkResolution(admitted, entry.showRequest?.ancestors, task, self)
      )
    case .settle, .show, .ask: break
    }
    var entry = entry
    if isRestored { entry.showRequest?.sceneWasRestored() }
    let pipeline = LinkPipeline(engine: self)
    if let change = pipeline.performNow(next, for: &entry) { return send(change) }
    task.perform(next, for: entry, by: pipeline, of: handler)
  }
}
