extension SceneQueue {
  /// Records that an event's link passed guards, lookup and confirmation.
  func settle(_ id: ID, _ showRequest: (any ShowRequest<Link>)?) {
    guard let entry = entry(id, in: .settling) ?? entry(id, in: .deciding) else { return }
    guard let showRequest else { return begin(.act, entry, .acting) }
    entry.showRequest = showRequest
    entry.state = .settled
    report(.placing, entry)
  }

  /// Starts placing links once the saved screens are shown.
  func grantPlaces() {
    for entry in entries where entry.state == .settled && !isBehindRestoring(entry) {
      begin(.place, entry, .placing)
    }
  }

  /// Whether an event waits for saved screens; events that the restoration itself opens do not.
  private func isBehindRestoring(_ entry: QueuedEvent) -> Bool {
    guard entry.kind != .restoration else { return false }
    return entries.contains { $0.kind == .restoration && !entry.callers.contains($0.id) }
  }

  /// Puts an event in line for the screen.
  func place(_ id: ID) {
    guard let entry = entry(id, in: .placing) else { return }
    lines += 1
    entry.line = lines
    entry.state = .placed
  }

  /// Gives the screen to the next event in line, when it is free.
  func grantScreen() {
    guard holders.isEmpty else { return }
    var first: QueuedEvent?
    for entry in entries where entry.state == .placed && !isBehindRestoring(entry) {
      if let known = first, known.line < entry.line { continue }
      first = entry
    }
    guard let first else { return }
    holders.append(first.id)
    first.isCommitted = false
    begin(.show, first, .showing)
  }

  /// Records that the screens are about to change for a link; an app that navigates by itself takes it in `placing`.
  func commit(_ id: ID) {
    guard let entry = entry(id, in: .placing) ?? entry(id, in: .showing) else { return }
    if entry.state == .placing { holders.append(id) }
    entry.state = .showing
    entry.isCommitted = true
  }

  /// Releases the screen, if the work of an event has it.
  func release(_ id: ID) {
    holders.removeAll { $0 == id }
  }
}

// MARK: - What stands in the way

extension SceneQueue {
  /// The time after which waiting for a screen is reported.
  private static var notice: Duration { .milliseconds(300) }

  /// Releases the screen of an event that can't be shown yet.
  func pause(_ id: ID, _ interruption: NavigationInterruption<Link>, _ now: LinkInstant) {
    release(id)
    guard let entry = entry(id, in: .showing) else { return }
    entry.state = .settled
    // While it was being built, newer navigations did not supersede it.
    if entry.isNavigation, let newer = newerNavigation(than: entry) {
      return end(entry, overtaken(entry, by: newer))
    }
    switch interruption {
    case .proceed: break
    case .refuse: end(entry, .denied(LinkFailure(.interruptionRefused)))
    case .ask(let screens):
      report(.interrupting, entry)
      entry.leaves = screens
      begin(.ask, entry, .asking)
    case .wait(let status):
      report(.interrupting, entry)
      wait(for: status, entry, now)
    }
  }

  /// Lets an event wait until a screen closes, or its time limit.
  private func wait(for status: ScreenStatus, _ entry: QueuedEvent, _ now: LinkInstant) {
    let since = min(entry.waitsSince ?? now, now)
    let passed = now.duration(since: since)
    entry.waitsSince = since
    if passed >= Self.notice, entry.reported != status {
      entry.reported = status
      command(.tell(.waiting(for: status, of: entry.id)), entry)
    }
    guard passed < interruptionLimit else {
      return end(entry, .expired(interruptionTimeout(status)))
    }
    entry.state = .blocked
    let interval = entry.reported == nil ? Self.notice - passed : .milliseconds(500)
    entry.retries = now.advanced(by: interval)
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
  func lookAgain() {
    for entry in entries where entry.state == .blocked { entry.state = .settled }
  }

  /// Records that the person agreed to leave screens.
  func agree(_ id: ID) {
    guard let entry = entry(id, in: .asking) else { return }
    (entry.waitsSince, entry.reported) = (nil, nil)
    entry.state = .settled
  }

  /// Records that the question to the person was answered.
  func answered(_ id: ID) {
    asked.removeAll { $0 == id }
    lookAgain()
  }
}
