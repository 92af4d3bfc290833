import LinkNavigation
import LinkRouting

/// Does for a scene what its queue wants: it hands changes in, carries commands out, and keeps nothing but the
/// work under way.
@MainActor
final class SceneWorker<Link: DeepLink & NavigationPlacing> {
  typealias Queue = SceneQueue<Link>
  typealias Work = LinkWork<Link>
  typealias Request = LinkRequest<Link>
  typealias Showing = any ShowRequest<Link>

  /// What all scenes share.
  let links: DeepLinks<Link>

  /// What shows the scene's screens.
  let host: any NavigationHost<Link>

  /// The scene.
  var scene: LinkSceneID

  /// The conditions that are fulfilled for the scene.
  var conditions: Set<LinkCondition> = []

  /// Takes links in place of the host, for apps that navigate by themselves.
  var taker: (@MainActor (LinkResolution<Link>) -> Void)?

  /// The handler of the scene, which lives as long as there is work.
  weak var handler: LinkHandler<Link>?

  /// What happens next to the events that have not ended.
  private(set) var queue: Queue

  /// The work for them.
  private(set) var works: [LinkEventID: Work] = [:]

  /// What the queue wants to be done, in order.
  private var commands: [Queue.Command] = []

  /// Whether that is being done.
  private var isCarryingOut = false

  /// Whether a link has changed what is shown.
  private(set) var hasShown = false

  /// Waits for an open question to be answered.
  var waitingToAsk: [CheckedContinuation<Void, Never>] = []

  /// Waits for time alone to change something, and since when it does.
  private var timer: (deadline: LinkInstant, task: Task<Void, Never>)?

  init(links: DeepLinks<Link>, host: any NavigationHost<Link>, scene: LinkSceneID) {
    self.links = links
    self.host = host
    self.scene = scene
    let isReady = links.policy.readiness.conditions.isSubset(of: links.conditions)
    queue = SceneQueue(policy: links.policy, isReady: isReady)
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
      work.receipt.end(report(of: event, .notOurs))
    } else {
      start(work, .delivered(event, callers: work.callers, known(event)))
    }
    return work.receipt
  }

  /// Resumes a link that waited.
  func resume(
    _ link: Link,
    _ pending: PendingLink,
    _ unusedItems: [LinkQueryItem],
    isCold: Bool
  ) -> LinkReceipt<Link> {
    let delivery = LinkDelivery(resuming: link, pending, isCold: isCold)
    let event = links.event(for: delivery, in: scene, resuming: pending)
    let stage = admitter.admit(delivery, AdmissionCheck.withoutMemory)
    let work = LinkWork(event, stage)
    (work.pending, work.unusedItems) = (pending, unusedItems)
    start(work, .adopted(event, callers: work.callers))
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

  /// Whether an event repeats one of any scene.
  private func known(_ event: LinkEvent<Link>) -> Queue.Known {
    if let known = links.note(identityOf: event) { return .already(known) }
    return admitter.isRemembered(event.delivery) ? .no : .notKept
  }

  /// Returns whether a condition is fulfilled, for the app or for the scene.
  func isFulfilled(_ condition: LinkCondition) -> Bool {
    conditions.contains(condition) || links.conditions.contains(condition)
  }

  /// Records that a condition is fulfilled, or no longer is.
  func readinessDidChange() {
    send(.readiness(links.policy.readiness.conditions.allSatisfy(isFulfilled)))
  }

  /// Lets deliveries in, or refuses them.
  var admitter: Admitter<Link> {
    Admitter(links: links) { delivery in
      let environment = self.links.environment
      return self.queue.memory.knownEvent(
        of: delivery,
        at: environment.now(),
        turn: environment.currentTurn()
      )
    }
  }
}

// MARK: - The queue

extension SceneWorker {
  /// Tells the queue what has happened, and does what it wants, first things first.
  func send(_ change: Queue.Change, at instant: LinkInstant? = nil) {
    let now = instant ?? links.environment.now()
    if case .performed(let id, let steps) = change { noteShown(id, steps) }
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

  /// Tells of an event, unless what it does is part of another thing.
  func tell(_ progress: LinkProgress<Link>, _ id: LinkEventID) {
    if works[id]?.restoration == nil { links.tell(progress) }
  }

  private func noteShown(_ id: LinkEventID, _ steps: [NavigationStep<Link>]) {
    hasShown = hasShown || (!steps.isEmpty && queue.entry(id)?.state.kind != .restoration)
  }

  /// Reports the outcome of an event to its receipt, to the app and to the log.
  private func end(_ entry: Queue.Entry, _ outcome: LinkOutcome) {
    guard let work = works.removeValue(forKey: entry.event.id) else { return }
    if let restoration = work.restoration { return restoration.end(outcome) }
    let report = report(of: entry.event, outcome, entry, work)
    work.receipt.end(report)
    links.report(report)
    guard case .openInBrowser(let url, _) = outcome else { return }
    if let browse = links.browse {
      browse(url)
    } else if !work.isBrowsedByCaller {
      host.browse(url)
    }
  }

  private func report(
    of event: LinkEvent<Link>,
    _ outcome: LinkOutcome,
    _ entry: Queue.Entry? = nil,
    _ work: Work? = nil
  ) -> LinkReport<Link> {
    LinkReport(
      event: event,
      outcome: outcome,
      route: entry?.arrived?.route ?? work?.pending?.route,
      link: entry?.admitted?.link,
      unusedItems: unusedItems(of: entry, work),
      steps: entry?.steps ?? [],
      state: host.state
    )
  }

  func unusedItems(of entry: Queue.Entry?, _ work: Work?) -> [LinkQueryItem] {
    if let work, work.pending != nil { return work.unusedItems }
    return entry?.arrived?.unusedItems ?? []
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
    switch command {
    case .begin(let id): if let work = works[id] { links.tell(.received(work.event)) }
    case .end(let entry, let outcome): end(entry, outcome)
    case .report(let id, let stage): tell(.reached(stage, of: id), id)
    case .reportWait(let id, let status): tell(.waiting(for: status, of: id), id)
    case .cancel(let id): if works[id]?.cancel() == true { send(.finished(id, .cancelled)) }
    case .admit(let id): if let work = works[id] { admit(work) }
    case .admitAgain(let id, let request): if let work = works[id] { admitAgain(work, request) }
    case .settle(let id, let request): if let work = works[id] { settle(work, request) }
    case .act(let id, let request): if let work = works[id] { act(work, request) }
    case .place(let id, let request): if let work = works[id] { place(work, request) }
    case .show(let id, let request): if let work = works[id] { show(work, request) }
    case .ask(let id, let request, let screens):
      if let work = works[id] { ask(work, request, screens) }
    }
  }

  private var pipeline: LinkPipeline<Link> { LinkPipeline(worker: self) }

  private func admit(_ work: Work) {
    let id = work.event.id
    let source = work.event.delivery.source
    guard work.pending != nil || links.admits(anotherFrom: source) else {
      let reason = Admitter<Link>.tooMany(links.policy.rate(of: source))
      return send(.refused(id, .rejected(reason)))
    }
    switch work.stage {
    case .next(let request): send(.admitted(id, request))
    case .ended(let outcome): refuse(work, outcome)
    case nil: break
    }
  }

  /// While a link waited, its route may have been switched off.
  private func admitAgain(_ work: Work, _ request: Request) {
    if let admitted = request.admitted,
      let outcome = admitter.refusal(of: admitted, work.event.delivery)
    {
      refuse(work, outcome)
    } else {
      send(.admitted(work.event.id, request))
    }
  }

  private func refuse(_ work: Work, _ outcome: LinkOutcome) {
    let outcome = admitter.end(of: work.event.delivery, refusedAs: outcome)
    send(.refused(work.event.id, outcome))
  }

  private func settle(_ work: Work, _ request: Request) {
    let id = work.event.id
    work.perform(for: handler) {
      switch await self.pipeline.settle(work.event, request) {
      case .ended(let outcome): self.send(.finished(id, outcome))
      case .next(.settled(let settled)): self.send(.settled(id, settled))
      case .next(.replaced(by: let request)): self.send(.replaced(id, by: request))
      case .next(.waiting(let admitted, let condition, let next)):
        self.suspend(work, admitted, until: condition, showing: next)
      }
    }
  }

  private func act(_ work: Work, _ request: Request) {
    if let taker, let admitted = request.admitted {
      return taker(LinkResolution(admitted, ancestors: nil, work, self))
    }
    let before = host.state
    work.perform(for: handler) {
      let outcome = await self.pipeline.act(work.event, request)
      self.leaveShownMeanwhile(work, request, since: before)
      self.send(.finished(work.event.id, outcome))
    }
  }

  private func place(_ work: Work, _ request: Showing) {
    let id = work.event.id
    if let taker, let placing = request.placing {
      return taker(LinkResolution(placing.admitted, ancestors: placing.ancestors, work, self))
    }
    guard request.bind(to: links.account) else {
      return send(.finished(id, .failed(LinkFailure(.savedStateOfAnotherAccount))))
    }
    guard links.hasGuards else { return send(.placed(id)) }
    work.perform(for: handler) {
      let outcome = await self.pipeline.place(work.event, request)
      self.send(outcome.map { .finished(id, $0) } ?? .placed(id))
    }
  }

  private func show(_ work: Work, _ request: Showing) {
    let (id, pipeline) = (work.event.id, pipeline)
    if request.placing == nil, host.isImmediate {
      return send(.finished(id, pipeline.showNow(request)))
    }
    work.perform(for: handler) {
      switch await pipeline.show(work.event, request) {
      case .next(let interruption): self.send(.paused(id, interruption))
      case .ended(let outcome):
        self.send(.finished(id, outcome))
        guard case .opened = outcome, let placing = request.placing else { return }
        pipeline.fillPlaceholder(of: placing.admitted, work.event)
      }
    }
  }

  private func ask(_ work: Work, _ request: Showing, _ screens: Set<NavigationEntry<Link>>) {
    guard let placing = request.placing else { return }
    let id = work.event.id
    work.perform(for: handler) {
      let outcome = await self.pipeline.ask(work.event, placing, screens)
      self.send(outcome.map { .finished(id, $0) } ?? .agreed(id))
    }
  }
}
