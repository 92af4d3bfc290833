import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting

/// A random simulation of what happens to a scene: deliveries, and answers at any time, even after the end.
@MainActor
struct QueueSimulation<Link: DeepLink & NavigationPlacing>: ~Copyable {
  /// The problems, one sentence each.
  var problems: [String] { oracle.problems }

  private let admitted: [AdmittedLink<Link>]
  private let router: LinkRouter<Link>
  private let policy: LinkPolicy
  private var generator: SeededGenerator
  private var queue: SceneQueue<Link>
  private var oracle: QueueOracle<Link>
  private var now = LinkInstant(since1970: .seconds(1_000_000))
  private var turn = 0
  private var count = 0
  private var isReady: Bool

  /// The events that the person is being asked about.
  private var asked: Set<LinkEventID> = []

  /// The work that has begun and not finished, also for events that have ended.
  private var work: [SceneQueue<Link>.Command] = []

  init(admitted: [AdmittedLink<Link>], router: LinkRouter<Link>, seed: UInt64) {
    self.admitted = admitted
    self.router = router
    generator = SeededGenerator(seed: seed)
    isReady = Int.random(in: 0..<3, using: &generator) > 0
    policy = LinkPolicy(
      readiness: LinkReadiness(conditions: ["ready"], capacity: 3, expiry: .seconds(20)),
      interruptionLimit: .seconds(5)
    )
    queue = SceneQueue(policy: policy, isReady: isReady)
    oracle = QueueOracle(policy: policy, isReady: isReady)
  }

  /// Makes changes, then brings everything to its end.
  mutating func play(_ length: Int) {
    for _ in 0..<length { act() }
    apply(.readiness(true))
    for _ in 0..<2_000 {
      if let command = work.first {
        work.removeFirst()
        answer(command, isLast: true)
      } else if let deadline = queue.nextDeadline {
        now = max(now, deadline)
        apply(.tick)
      } else {
        break
      }
    }
    oracle.finish(queue)
  }

  private func id(_ number: Int) -> LinkEventID { LinkEventID(rawValue: "event \(number)") }

  private mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func oneOf<Value>(_ values: [Value]) -> Value? {
    values.randomElement(using: &generator)
  }

  /// Applies a change to the queue, and has the oracle check its commands.
  private mutating func apply(_ change: SceneQueue<Link>.Change) {
    oracle.before(change, queue, at: now, turn: turn)
    let commands = queue.apply(change, at: now, turn: turn)
    for command in commands {
      oracle.record(command, at: now)
      switch command.action {
      case .tell, .end: continue
      case .admit, .work: work.append(command)
      }
    }
    oracle.after(change, queue, at: now)
  }
}

// MARK: - What happens

extension QueueSimulation {
  private mutating func act() {
    switch random(20) {
    case 0..<6: deliver()
    case 6..<13: answerSomething()
    case 13: wait()
    case 14: restoreOrAdopt()
    case 15: turn += 1
    case 16: changeScreenOrReadiness()
    case 17: endMany()
    case 18: refuseLate()
    default: admitAll()
    }
  }

  private mutating func event(of index: Int, _ source: LinkSource) -> LinkEvent<Link> {
    count += 1
    let entryPoints: [LinkEntryPoint] = [.openURL, .userActivity]
    let delivery = LinkDelivery<Link>(
      url: "scene://\(index)",
      source: source,
      entryPoint: source == .content ? .page : oneOf(entryPoints) ?? .openURL,
      isCold: random(8) == 0
    )
    return LinkEvent(
      id: id(count),
      delivery: delivery,
      scene: "scene",
      account: nil,
      resumes: nil,
      receivedAt: now
    )
  }

  private mutating func deliver() {
    let sources: [LinkSource] = [.customScheme, .universalLink, .notification, .content]
    if random(3) > 0 { (turn, now) = (turn + 1, now.advanced(by: .milliseconds(random(900)))) }
    let index = random(admitted.count)
    let event = event(of: index, oneOf(sources) ?? .customScheme)
    let callers = random(4) == 0 ? [id(1 + random(count))] : []
    let isKept = random(12) > 0
    let known = random(20) == 0 && count > 1 ? id(1 + random(count - 1)) : nil
    apply(.delivered(event, callers: callers, known: known, isKept: isKept))
  }

  private mutating func restoreOrAdopt() {
    let index = random(admitted.count)
    if random(2) == 0 {
      apply(.delivered(event(of: index, .notification), callers: [], known: nil, isKept: false))
    } else if let action = admitted.first(where: \.isAction), let other = oneOf(admitted),
      random(3) == 0
    {
      let left = LinkShowRequest(
        leaving: other.link,
        after: action,
        since: NavigationState(),
        by: router,
        policy
      )
      apply(.restoring(event(of: index, .other), .link(left)))
    } else if !queue.isRestoring {
      let empty = NavigationState<Link>()
      let saved = SavedNavigationV1(empty, router: router)
      let screens = SavedScreensShowRequest(saved, over: empty, router: router)
      apply(.restoring(event(of: index, .other), .saved(screens)))
    }
  }

  private mutating func wait() {
    turn += 1
    if let deadline = queue.nextDeadline, random(3) > 0 {
      now = max(now, deadline)
    } else {
      now = now.advanced(by: .milliseconds(random(4_000)))
    }
    apply(.tick)
  }

  private mutating func changeScreenOrReadiness() {
    if random(2) == 0 { return apply(.screenChanged) }
    isReady = random(3) > 0
    apply(.readiness(isReady))
  }

  /// A refused event may have continued, or ended.
  private mutating func refuseLate() {
    guard count > 0, random(3) == 0 else { return }
    apply(.answered(id(1 + random(count)), .refused(.unavailable(LinkFailure(.noRoute)))))
  }

  private mutating func endMany() {
    switch random(8) {
    case 0: apply(.disconnected)
    case 1: apply(.cancelled)
    case 2: apply(.becameActive)
    case 3, 4: apply(.signedOut)
    default: break
    }
  }
}

// MARK: - Answers

extension QueueSimulation {
  /// Admission usually answers at once.
  private mutating func admitAll() {
    for command in work {
      guard case .admit = command.action else { continue }
      answer(at: { $0.id == command.id })
    }
  }

  private mutating func answer(at isIt: (SceneQueue<Link>.Command) -> Bool) {
    guard let index = work.firstIndex(where: isIt) else { return }
    answer(work.remove(at: index), isLast: false)
  }

  private mutating func answerSomething() {
    if random(3) > 0 { admitAll() }
    guard !work.isEmpty else { return }
    answer(work.remove(at: random(work.count)), isLast: false)
  }

  private var failed: LinkOutcome { .failed(LinkFailure(.noAction)) }

  private mutating func answer(_ command: SceneQueue<Link>.Command, isLast: Bool) {
    switch command.action {
    case .admit(let entry): admit(entry)
    case .work(.ask(let screens), let entry): ask(entry.id, screens, command)
    case .work(let next, let entry): answer(next, entry, isLast: isLast)
    case .tell, .end: break
    }
  }

  private mutating func answer(
    _ next: EventWork<Link>,
    _ entry: SceneQueue<Link>.QueuedEvent,
    isLast: Bool
  ) {
    switch (next, entry.showRequest) {
    case (.settle, _): settle(entry, isLast: isLast)
    case (.act, _): apply(.finished(entry.id, random(6) == 0 ? failed : .performed))
    case (.place, let screens?):
      apply(random(12) == 0 ? .finished(entry.id, failed) : .placed(entry.id, screens))
    case (.show, .link(let request)): show(request, entry.id, isLast: isLast)
    case (.show, .saved): showSaved(entry.id, isLast: isLast)
    case (.place, nil), (.show, nil), (.ask, _): break
    }
  }

  private mutating func admit(_ entry: SceneQueue<Link>.QueuedEvent) {
    let id = entry.id
    if let answer = entry.answer { return apply(.answered(id, answer)) }
    guard let url = oracle.url(of: id), let index = Int(url.dropFirst("scene://".count)) else {
      return
    }
    switch random(12) {
    case 0: apply(.answered(id, .refused(.rejected(LinkFailure(.noRoute)))))
    case 1: apply(.answered(id, .settings))
    default: apply(.answered(id, .link(admitted[index])))
    }
  }

  private mutating func settle(_ entry: SceneQueue<Link>.QueuedEvent, isLast: Bool) {
    guard let admitted = entry.admitted else { return }
    let id = entry.id
    let choice = isLast ? 9 : random(10)
    if choice == 0, let other = oneOf(self.admitted) {
      return apply(.replaced(id, by: .link(other)))
    }
    let denied = LinkOutcome.denied(LinkFailure(.noRoute))
    if choice == 1 {
      return apply(
        entry.answer?.hasSideEffects == true
          ? .finished(id, denied) : .replaced(id, by: .refused(denied))
      )
    }
    if entry.answer?.hasSideEffects == true, random(3) == 0 {
      apply(.asking(id))
      apply(.asked(id))
    }
    guard !admitted.isAction else { return apply(.settled(id, nil)) }
    apply(.settled(id, LinkShowRequest(admitted, by: router, policy)))
  }

  /// The question is shown first, and answered later.
  private mutating func ask(
    _ id: LinkEventID,
    _ screens: Set<NavigationEntry<Link>>,
    _ command: SceneQueue<Link>.Command
  ) {
    guard asked.contains(id) else {
      asked.insert(id)
      apply(.asking(id))
      return work.append(command)
    }
    asked.remove(id)
    apply(.asked(id))
    let isYes = random(3) > 0
    apply(
      isYes ? .agreed(id, toLeave: screens) : .finished(id, .declined(LinkFailure(.unsavedWork)))
    )
  }

  private mutating func showSaved(_ id: LinkEventID, isLast: Bool) {
    if !isLast, random(3) == 0 {
      apply(.performing(id))
      if random(2) == 0 { apply(.performed(id, [.dismiss(to: 0)])) }
    }
    apply(.finished(id, random(6) == 0 ? failed : .opened(skipping: [])))
  }

  private mutating func show(
    _ request: LinkShowRequest<Link>,
    _ id: LinkEventID,
    isLast: Bool
  ) {
    let choice = isLast ? 3 + random(7) : random(10)
    if choice < 3 {
      apply(.performing(id))
      if random(2) == 0 { apply(.performed(id, [.dismiss(to: 0)])) }
    }
    switch choice {
    case 2: apply(.paused(id, request, .ask([])))
    case 3, 4:
      let kind: ForeignScreen.Kind = random(2) == 0 ? .alert : .systemPicker
      apply(.paused(id, request, .wait(for: ScreenStatus(foreign: kind))))
    case 5: apply(.paused(id, request, .proceed))
    default: apply(.finished(id, .opened(skipping: [])))
    }
  }
}
