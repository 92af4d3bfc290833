extension SceneQueue {
  /// Records that an event's link passed guards, lookup and confirmation.
  mutating func settle(_ id: ID, _ request: LinkShowRequest<Link>?) {
    guard let index = index(of: id, in: .settling, or: .deciding) else { return }
    guard let request else { return begin(.act, index, .acting) }
    entries[index].showRequest = .link(request)
    entries[index].state = .settled
    report(.placing, id)
  }

  /// Starts placing links once the saved screens are shown.
  mutating func grantPlaces() {
    for index in 0..<entries.count
    where entries[index].state == .settled && !isBehindRestoring(entries[index]) {
      begin(.place, index, .placing)
    }
  }

  /// Whether an event waits for saved screens; events that the restoration itself opens do not.
  private func isBehindRestoring(_ entry: QueuedEvent) -> Bool {
    guard entry.kind != .restoration else { return false }
    return entries.contains { $0.kind == .restoration && !entry.callers.contains($0.id) }
  }

  /// Puts an event in line for the screen.
  mutating func place(_ id: ID, _ showRequest: ShowRequest<Link>) {
    guard let index = index(of: id, in: .placing) else { return }
    lines += 1
    entries[index].showRequest = showRequest
    entries[index].state = .placed(line: lines)
  }

  /// Gives the screen to the next event in line, when it is free.
  mutating func grantScreen() {
    guard holders.isEmpty else { return }
    var first: (index: Int, line: Int)?
    for index in 0..<entries.count {
      let entry = entries[index]
      guard case .placed(let line) = entry.state, line < first?.line ?? .max,
        !isBehindRestoring(entry)
      else { continue }
      first = (index, line)
    }
    guard let first else { return }
    holders.append(entries[first.index].id)
    begin(.show, first.index, .showing(isCommitted: false))
  }

  /// Records that the screens are about to change for a link; an app that navigates by itself takes it in `placing`.
  mutating func commit(_ id: ID) {
    guard let index = index(of: id) else { return }
    switch entries[index].state {
    case .placing: holders.append(id)
    case .showing: break
    default: return
    }
    entries[index].state = .showing(isCommitted: true)
  }

  /// Releases the screen, if the work of an event has it.
  mutating func release(_ id: ID) {
    holders.removeAll { $0 == id }
  }
}

// MARK: - What stands in the way

extension SceneQueue {
  /// The time after which waiting for a screen is reported.
  private static var notice: Duration { .milliseconds(300) }

  /// Releases the screen of an event that can't be shown yet.
  mutating func pause(
    _ id: ID,
    _ request: LinkShowRequest<Link>,
    _ interruption: NavigationInterruption<Link>,
    _ now: LinkInstant
  ) {
    release(id)
    guard let index = index(of: id), entries[index].state.isShowing else { return }
    entries[index].showRequest = .link(request)
    entries[index].state = .settled
    let entry = entries[index]
    // While it was being built, newer navigations did not supersede it.
    if entry.isNavigation, let newer = newerNavigation(than: entry) {
      return end(id, overtaken(entry, by: newer))
    }
    switch interruption {
    case .proceed: break
    case .refuse: end(id, .denied(LinkFailure(.interruptionRefused)))
    case .ask(let screens):
      report(.interrupting, id)
      begin(.ask(screens), index, .asking)
    case .wait(let status):
      report(.interrupting, id)
      wait(for: status, index, now)
    }
  }

  /// Lets an event wait until a screen closes, or its time limit.
  private mutating func wait(for status: ScreenStatus, _ index: Int, _ now: LinkInstant) {
    let id = entries[index].id
    let since = min(entries[index].waitsSince ?? now, now)
    let passed = now.duration(since: since)
    entries[index].waitsSince = since
    if passed >= Self.notice, entries[index].reported != status {
      entries[index].reported = status
      command(.tell(.waiting(for: status, of: id)), id)
    }
    guard passed < interruptionLimit else {
      return end(id, .expired(interruptionTimeout(status)))
    }
    let isReported = entries[index].reported != nil
    let interval = isReported ? Duration.milliseconds(500) : Self.notice - passed
    entries[index].state = .blocked(until: now.advanced(by: interval))
  }

  /// The failure of a link that expired, naming the screen in the way.
  private func interruptionTimeout(_ status: ScreenStatus) -> LinkFailure {
    let name = "the \(status.name)"
    let found = status.title.map { FailureText.value("\(name) '\($0)'", shownAs: name) }
    return LinkFailure(
      .interruptionExpired,
      expected: .name("\(interruptionLimit)"),
      found: found ?? .name(name)
    )
  }

  /// Lets events that wait for a screen to close check again.
  mutating func lookAgain() {
    for index in 0..<entries.count {
      if case .blocked = entries[index].state { entries[index].state = .settled }
    }
  }

  /// Records that the person agreed to leave screens.
  mutating func agree(_ id: ID, toLeave screens: Set<NavigationEntry<Link>>) {
    guard let index = index(of: id, in: .asking) else { return }
    entries[index].showRequest?.agree(toLeave: screens)
    (entries[index].waitsSince, entries[index].reported) = (nil, nil)
    entries[index].state = .settled
  }

  /// Records that the question to the person was answered.
  mutating func answered(_ id: ID) {
    asked.removeAll { $0 == id }
    lookAgain()
  }
}
