import DeepLinking
import LinkNavigation
import LinkRouting

/// Compares the commands of a queue with the rules of events, which it implements independently.
struct QueueOracle<Link: DeepLink & NavigationPlacing> {
  /// The problems, one sentence each.
  var problems: [String] = []

  let policy: LinkPolicy
  var isReady: Bool
  var stories: [ExpectedEvent<Link>] = []
  var memory = SceneMemory<Link>()

  /// The event whose work has the screen, ended or not.
  var holder: LinkEventID?

  /// The expected outcome of the last delivery.
  var expected: LinkEventID?

  /// The event that has just joined another.
  var joined: (by: ExpectedEvent<Link>, other: LinkEventID)?

  /// The events that continue after sign-out.
  var spared: Set<LinkEventID> = []

  /// The URL of an event.
  func url(of id: LinkEventID) -> String? {
    guard case .url(let url) = stories.first(where: { $0.id == id })?.event.delivery.content else {
      return nil
    }
    return url
  }

  mutating func complain(_ id: LinkEventID, _ problem: String) {
    problems.append("\(id.rawValue) \(problem)")
  }

  func story(_ id: LinkEventID) -> ExpectedEvent<Link>? { stories.first { $0.id == id } }

  func update(_ id: LinkEventID, _ change: (ExpectedEvent<Link>) -> Void) {
    if let story = story(id), story.isLiving { change(story) }
  }
}

// MARK: - What happens

extension QueueOracle {
  /// Notes a change before it is applied to the queue.
  mutating func before(
    _ change: SceneQueue<Link>.Change,
    _ queue: SceneQueue<Link>,
    at now: LinkInstant,
    turn: Int
  ) {
    (expected, joined) = (nil, nil)
    spared = []
    for story in stories where isSpared(story) { spared.insert(story.id) }
    switch change {
    case .delivered(let event, let callers, let known, let isKept):
      begin(event, callers)
      expected = known ?? (isKept ? memory.record(event, turn: turn) : nil)
    case .restoring(let event, let showRequest):
      let isLeaving = if case .link = showRequest { true } else { false }
      begin(event, [], isRestoration: !isLeaving)
      let phase: ExpectedEvent<Link>.Phase = isReady ? .settled : .waiting
      update(event.id) { ($0.phase, $0.isEffect) = (phase, isLeaving) }
    case .answered(let id, .refused(let outcome)):
      if let story = story(id), story.isLiving, story.phase == .received, !story.hasWaited {
        memory.refuse(id)
      }
      update(id) { $0.answer = outcome }
    case .answered(let id, let answer): admit(id, answer)
    case .replaced(let id, by: .refused(let outcome)), .finished(let id, let outcome):
      if holder == id { holder = nil }
      update(id) { $0.answer = outcome }
    case .replaced(let id, by: let answer): replace(id, by: answer)
    case .placed(let id, _): update(id) { $0.phase = .placed }
    case .paused(let id, _, _):
      if holder == id { holder = nil }
      update(id) { if $0.phase == .showing { $0.phase = .settled } }
    default: record(change, at: now)
    }
  }

  private mutating func record(_ change: SceneQueue<Link>.Change, at now: LinkInstant) {
    switch change {
    case .settled(let id, .some): update(id) { $0.phase = .settled }
    case .agreed(let id, _): update(id) { ($0.waitsSince, $0.reported) = (nil, nil) }
    case .performing(let id): update(id) { $0.isCommitted = true }
    case .performed(let id, let steps): update(id) { $0.hasSteps = $0.hasSteps || !steps.isEmpty }
    case .asking(let id): update(id) { $0.isAsking = true }
    case .asked(let id): story(id)?.isAsking = false
    case .readiness(let isReady): self.isReady = isReady
    case .becameActive: memory.becameActive(at: now)
    case .disconnected:
      memory.disconnected()
      for story in stories { story.isAsking = false }
    default: break
    }
  }

  private mutating func begin(
    _ event: LinkEvent<Link>,
    _ callers: [LinkEventID],
    isRestoration: Bool = false
  ) {
    let working = callers.filter { id in
      stories.contains { $0.id == id && $0.isLiving && $0.phase != .waiting }
    }
    stories.append(
      ExpectedEvent(
        event: event,
        order: stories.count,
        callers: working,
        isRestoration: isRestoration
      )
    )
  }

  private mutating func admit(_ id: LinkEventID, _ answer: Admission<Link>.Answer) {
    let isReady = isReady
    update(id) { story in
      guard story.phase == .received else { return }
      (story.arrived, story.admission) = (answer, answer)
      story.isEffect = answer.hasSideEffects
      if case .settings = answer {
        story.phase = .queued
      } else if !isReady, !story.hasWaited {
        (story.phase, story.hasWaited) = (.waiting, true)
      } else {
        story.phase = story.isEffect ? .queued : .received
      }
    }
  }

  private mutating func replace(_ id: LinkEventID, by answer: Admission<Link>.Answer) {
    update(id) { story in
      guard story.phase == .working else { return }
      story.admission = answer
      guard !story.isEffect, answer.hasSideEffects else { return }
      (story.isEffect, story.phase) = (true, .queued)
    }
  }
}

// MARK: - What the queue does

extension QueueOracle {
  /// Checks a command of the queue.
  mutating func record(_ command: SceneQueue<Link>.Command, at now: LinkInstant) {
    let id = command.id
    guard let story = story(id), story.isLiving else {
      return complain(id, "is worked on after its end")
    }
    switch command.action {
    case .tell(.waiting(for: let status, of: _)): judgeReport(of: status, story, id, at: now)
    case .tell: break
    case .admit: if story.hasWaited { update(id) { $0.phase = .received } }
    case .work(let next, _): record(next, story, id)
    case .end(_, let outcome): end(id, outcome, story, at: now)
    }
  }

  private mutating func record(
    _ next: EventWork<Link>,
    _ story: ExpectedEvent<Link>,
    _ id: LinkEventID
  ) {
    switch next {
    case .settle: start(story, id)
    case .act:
      if story.phase == .queued { judgeTurn(of: story) }
      update(id) { $0.phase = .acting }
    case .place:
      judgeRestoring(before: story)
      update(id) { $0.phase = .placing }
    case .show: show(story, id)
    case .ask: update(id) { $0.phase = .asking }
    }
  }

  private mutating func start(_ story: ExpectedEvent<Link>, _ id: LinkEventID) {
    if story.isEffect {
      judgeTurn(of: story)
    } else {
      judgeNewest(story)
      if story.phase == .received { judgeJoining(story) }
    }
    update(id) { $0.phase = .working }
  }

  private mutating func show(_ story: ExpectedEvent<Link>, _ id: LinkEventID) {
    if let holder { complain(id, "is shown while \(holder.rawValue) has the screen") }
    if story.phase != .placed { complain(id, "is shown before its turn") }
    judgeNewest(story)
    judgeRestoring(before: story)
    holder = id
    update(id) { ($0.phase, $0.isCommitted) = (.showing, false) }
  }

  private mutating func judgeTurn(of story: ExpectedEvent<Link>) {
    guard let other = stories.first(where: { isBefore($0, story) }) else { return }
    complain(story.id, "does not wait for \(other.id.rawValue)")
  }

  /// Whether an event has its turn before another one.
  func isBefore(_ other: ExpectedEvent<Link>, _ story: ExpectedEvent<Link>) -> Bool {
    other.order < story.order && other.holdsTurn && story.callers.allSatisfy(other.callers.contains)
  }

  private mutating func judgeNewest(_ story: ExpectedEvent<Link>) {
    guard !story.isEffect, !story.isRestoration else { return }
    let newer = stories.first { other in
      other.order > story.order && other.isNavigation && other.event.supersedes(story.event)
    }
    if let newer { complain(story.id, "goes on although \(newer.id.rawValue) is newer") }
  }

  private mutating func judgeJoining(_ story: ExpectedEvent<Link>) {
    let same = stories.first { mayBeJoined($0, by: story) }
    if let same { complain(story.id, "does not join \(same.id.rawValue)") }
  }

  func mayBeJoined(_ other: ExpectedEvent<Link>, by story: ExpectedEvent<Link>) -> Bool {
    other.id != story.id && other.isNavigation && other.phase != .showing && !other.hasSteps
      && other.asks(for: story.admission?.link?.link)
      && (story.event.isFromPage || !other.event.isFromPage)
  }

  private mutating func judgeRestoring(before story: ExpectedEvent<Link>) {
    guard !story.isRestoration else { return }
    let restoring = stories.first {
      $0.isRestoration && $0.isLiving && !story.callers.contains($0.id)
    }
    if restoring != nil { complain(story.id, "does not wait for what is restored") }
  }

  private mutating func judgeReport(
    of status: ScreenStatus,
    _ story: ExpectedEvent<Link>,
    _ id: LinkEventID,
    at now: LinkInstant
  ) {
    let passed = story.waitsSince.map { now.duration(since: $0) } ?? .zero
    if passed < .milliseconds(300) { complain(id, "reports too early that it waits") }
    if story.reported == status { complain(id, "reports twice that it waits") }
    update(id) { $0.reported = status }
  }
}

// MARK: - Ends

extension QueueOracle {
  private mutating func end(
    _ id: LinkEventID,
    _ outcome: LinkOutcome,
    _ story: ExpectedEvent<Link>,
    at now: LinkInstant
  ) {
    switch outcome {
    case .superseded(by: let other): judgeSuperseding(story, by: other)
    case .failed(let reason) where reason.code == .overtaken:
      if !story.hasSteps { complain(id, "is overtaken before it showed anything") }
    case .duplicate(of: let other):
      judgeRepeating(story, of: other)
      expected = nil
    case .expired(let reason): judgeExpiry(story, reason, at: now)
    default: break
    }
    if let answer = story.answer, answer != outcome {
      complain(id, "ends as \(outcome.name) in place of \(answer.name)")
    }
    story.outcome = outcome
    story.phase = .ended
  }

  private mutating func judgeSuperseding(_ story: ExpectedEvent<Link>, by id: LinkEventID) {
    guard let other = self.story(id), !other.isEffect, other.arrived != nil else {
      return complain(story.id, "is superseded by what is not navigation")
    }
    if other.event.isFromPage, !story.event.isFromPage {
      complain(story.id, "was tapped, and is superseded by a page")
    }
    if story.isEffect { complain(story.id, "is superseded and has side effects") }
    if story.hasSteps { complain(story.id, "is superseded and was shown in part") }
    if holder == story.id { complain(story.id, "is superseded while it is shown") }
    guard other.order < story.order else { return }
    if other.event.isFromPage || !story.event.isFromPage {
      complain(story.id, "gives way to an older one")
    }
  }

  private mutating func judgeRepeating(_ story: ExpectedEvent<Link>, of id: LinkEventID) {
    if story.arrived == nil {
      if expected != id { complain(story.id, "repeats nothing") }
    } else if let other = self.story(id), !mayBeJoined(other, by: story) {
      complain(story.id, "joins \(id.rawValue), which it may not")
    } else {
      joined = (story, id)
    }
  }

  private mutating func judgeExpiry(
    _ story: ExpectedEvent<Link>,
    _ reason: LinkFailure,
    at now: LinkInstant
  ) {
    if reason.code.rawValue.hasPrefix("notReady") {
      let limit = story.event.receivedAt.advanced(by: policy.readiness.expiry)
      if story.phase != .waiting || now < limit { complain(story.id, "expires too early") }
    } else if let since = story.waitsSince {
      let limit = since.advanced(by: policy.interruptionLimit)
      if now < limit { complain(story.id, "gives a screen up too early") }
    } else {
      complain(story.id, "expires without waiting")
    }
  }
}
