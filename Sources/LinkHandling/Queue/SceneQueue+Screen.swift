import LinkRouting

extension SceneQueue {
  /// Notes that guards, lookup and confirmation have let an event's link pass.
  func settle(_ id: ID, _ showing: Showing?) {
    guard let entry = entry(id, in: .settling) ?? entry(id, in: .deciding) else { return }
    guard let showing else { return begin(.act, entry, .acting) }
    entry.showing = showing
    entry.state = .settled
    report(.placing, entry)
  }

  /// Lets links be placed over what was restored.
  func grantPlaces() {
    for entry in entries where entry.state == .settled && !isBehindRestoring(entry) {
      begin(.place, entry, .placing)
    }
  }

  /// Whether an event waits for what was saved; what that opens itself does not.
  private func isBehindRestoring(_ entry: Entry) -> Bool {
    guard entry.kind != .restoration else { return false }
    return entries.contains { $0.kind == .restoration && !entry.callers.contains($0.id) }
  }

  /// Lets an event wait in line for the screen.
  func place(_ id: ID) {
    guard let entry = entry(id, in: .placing) else { return }
    lines += 1
    entry.line = lines
    entry.state = .placed
  }

  /// Grants the screen to the next event in line, when it is free.
  func grantScreen() {
    guard holders.isEmpty else { return }
    var first: Entry?
    for entry in entries where entry.state == .placed && !isBehindRestoring(entry) {
      if let known = first, known.line < entry.line { continue }
      first = entry
    }
    guard let first else { return }
    holders.append(first.id)
    first.isCommitted = false
    begin(.show, first, .showing)
  }

  /// Notes that what is on screen is about to change for a link; the app takes one when it is placed.
  func commit(_ id: ID) {
    guard let entry = entry(id, in: .placing) ?? entry(id, in: .showing) else { return }
    if entry.state == .placing { holders.append(id) }
    entry.state = .showing
    entry.isCommitted = true
  }

  /// Notes that an event's work, if it has the screen, lets go of it.
  func release(_ id: ID) {
    holders = holders.without(id)
  }
}

// MARK: - What stands in the way

extension SceneQueue {
  /// After how long a wait for a screen is reported.
  private static var notice: Duration { .milliseconds(300) }

  /// Lets go of the screen for an event that cannot be shown yet.
  func pause(_ id: ID, _ interruption: NavigationInterruption<Link>, _ now: LinkInstant) {
    release(id)
    guard let entry = entry(id, in: .showing) else { return }
    entry.state = .settled
    // While it was being built, nothing superseded it.
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

  /// Lets an event wait until a screen goes away, or the time is over.
  private func wait(for status: ScreenStatus, _ entry: Entry, _ now: LinkInstant) {
    let since = min(entry.waitsSince ?? now, now)
    let passed = now.duration(since: since)
    entry.waitsSince = since
    if passed >= Self.notice, entry.reported != status {
      entry.reported = status
      command(.tell(.waiting(for: status, of: entry.id)), entry)
    }
    guard passed < interruptionLimit else {
      return end(entry, .expired(stillThere(status)))
    }
    entry.state = .blocked
    let interval = entry.reported == nil ? Self.notice - passed : .milliseconds(500)
    entry.retries = now.advanced(by: interval)
  }

  /// Why a link expires, naming the screen that was in the way.
  private func stillThere(_ status: ScreenStatus) -> LinkFailure {
    let name = "the \(status.name)"
    let found = status.title.map { FailureText.value("\(name) '\($0)'", shownAs: name) }
    return LinkFailure(
      .interruptionExpired,
      expected: .name("\(interruptionLimit)"),
      found: found ?? .name(name)
    )
  }

  /// Has those look at the screen again who wait for one to go away.
  func lookAgain() {
    for entry in entries where entry.state == .blocked { entry.state = .settled }
  }

  /// Notes that the person agreed to leave screens.
  func agree(_ id: ID) {
    guard let entry = entry(id, in: .asking) else { return }
    (entry.waitsSince, entry.reported) = (nil, nil)
    entry.state = .settled
  }

  /// Notes that the person is asked no longer.
  func answered(_ id: ID) {
    asked = asked.without(id)
    lookAgain()
  }
}
