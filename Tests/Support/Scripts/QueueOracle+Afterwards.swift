import DeepLinking

extension QueueOracle {
  /// Checks the queue after a change.
  mutating func after(
    _ change: SceneQueue<Link>.Change,
    _ queue: SceneQueue<Link>,
    at now: LinkInstant
  ) {
    if let expected { problems.append("a delivery does not repeat \(expected.rawValue)") }
    if case .readiness(true) = change {
      for story in stories where story.phase == .waiting && story.arrived == nil {
        story.phase = .settled
      }
    }
    if case .paused(let id, _, let interruption) = change { notePause(id, interruption, at: now) }
    judgeScreen()
    judgeTurns()
    judgeReadiness(at: now, change)
    judgeEndOfMany(change)
    if queue.isAsking != stories.contains(where: \.isAsking) {
      problems.append("the queue is mistaken about who is asked")
    }
    let isRestoring = stories.contains { $0.isRestoration && $0.isLiving }
    for story in stories where story.phase == .blocked && !isRestoring {
      guard let deadline = queue.nextDeadline, deadline <= now.advanced(by: .milliseconds(500))
      else { return complain(story.id, "waits for ever") }
    }
  }

  /// Notes that an event waits for a screen, or is about to try again.
  private mutating func notePause(
    _ id: LinkEventID,
    _ interruption: NavigationInterruption<Link>,
    at now: LinkInstant
  ) {
    guard case .wait = interruption else { return }
    update(id) { story in
      guard story.phase == .settled else { return }
      story.phase = .blocked
      story.waitsSince = story.waitsSince ?? now
    }
    guard let story = story(id), story.isLiving, let since = story.waitsSince else { return }
    if now >= since.advanced(by: policy.interruptionLimit) {
      complain(id, "does not give a screen up")
    }
  }

  /// Checks that no event waits for a free screen, and that older navigations were superseded.
  private mutating func judgeScreen() {
    let isRestoring = stories.contains { $0.isRestoration && $0.isLiving }
    for story in stories where story.isLiving && (!isRestoring || story.isRestoration) {
      if story.phase == .settled { complain(story.id, "is not placed") }
      if story.phase == .placed, holder == nil { complain(story.id, "does not get the screen") }
    }
    let moving = stories.filter { $0.isNavigation }
    if let joined {
      let older = moving.first {
        $0.order < joined.by.order && $0.id != joined.other && $0.phase != .showing
          && joined.by.event.supersedes($0.event)
      }
      if let older { complain(older.id, "is not superseded by \(joined.by.id.rawValue)") }
    }
    // From the newest back: the newest that no page opened, else the newest.
    var newer = moving.last
    for older in moving.reversed().dropFirst() {
      guard let winner = newer else { break }
      if !winner.event.supersedes(older.event) {
        newer = older
      } else if older.phase != .showing {
        complain(older.id, "is not superseded by \(winner.id.rawValue)")
      }
    }
  }

  private mutating func judgeTurns() {
    for story in stories where story.isLiving && story.phase == .queued {
      if !stories.contains(where: { isBefore($0, story) }) {
        complain(story.id, "does not get its turn")
      }
    }
  }

  private mutating func judgeReadiness(at now: LinkInstant, _ change: SceneQueue<Link>.Change) {
    let waiting = stories.filter { $0.isLiving && $0.phase == .waiting }
    if isReady, let first = waiting.first { complain(first.id, "waits although the app is ready") }
    if waiting.count(where: { $0.arrived != nil }) > policy.readiness.capacity {
      problems.append("too many wait")
    }
    guard case .tick = change else { return }
    let limit = policy.readiness.expiry
    for story in waiting where now >= story.event.receivedAt.advanced(by: limit) {
      complain(story.id, "does not expire")
    }
  }

  private mutating func judgeEndOfMany(_ change: SceneQueue<Link>.Change) {
    switch change {
    case .disconnected, .cancelled: spared = []
    case .signedOut: break
    default: return
    }
    for story in stories where story.isLiving != spared.contains(story.id) {
      guard story.isLiving || spared.contains(story.id) else { continue }
      complain(story.id, "does not end with its scene or account, or does and should not")
    }
  }

  /// Whether an event continues after sign-out because it is already being shown or performed.
  func isSpared(_ story: ExpectedEvent<Link>) -> Bool {
    guard story.isLiving else { return false }
    return story.phase == .acting
      || story.phase == .showing && story.isCommitted && !story.isRestoration
  }

  /// Checks the queue when nothing is left to happen.
  mutating func finish(_ queue: SceneQueue<Link>) {
    for story in stories where story.isLiving { complain(story.id, "never ends") }
    if !queue.isEmpty { problems.append("the queue keeps something") }
  }
}
