import LinkRouting

extension SceneQueue {
  /// Notes that guards, lookup and confirmation have let an event's link pass.
  mutating func settle(_ id: ID, _ showing: Showing?) {
    let (request, kind): (Request, Kind)
    switch entry(id)?.state {
    case .settling(let settling): (request, kind) = (settling, .navigation)
    case .deciding(let deciding): (request, kind) = (deciding, .effect)
    default: return
    }
    guard let showing else {
      move(id, to: .acting)
      return command(.act(id, request))
    }
    move(id, to: .settled(showing, kind))
    command(.report(id, .placing))
  }

  /// Lets links be placed over what was restored.
  mutating func grantPlaces() {
    for entry in entries {
      guard case .settled(let request, let kind) = entry.state, !isBehindRestoring(entry) else {
        continue
      }
      move(entry.id, to: .placing(request, kind))
      command(.place(entry.id, request))
    }
  }

  /// Whether an event waits for what was saved; what that opens itself does not.
  private func isBehindRestoring(_ entry: Entry) -> Bool {
    guard entry.state.kind != .restoration else { return false }
    return entries.contains { $0.state.kind == .restoration && !entry.callers.contains($0.id) }
  }

  /// Lets an event wait in line for the screen.
  mutating func place(_ id: ID) {
    guard case .placing(let request, let kind) = entry(id)?.state else { return }
    lines += 1
    move(id, to: .placed(request, kind, line: lines))
  }

  /// Grants the screen to the next event in line, when it is free.
  mutating func grantScreen() {
    var first: (id: ID, request: Showing, kind: Kind, line: Int)?
    for entry in entries {
      if entry.state.hasScreen { return }
      guard case .placed(let request, let kind, let line) = entry.state,
        !isBehindRestoring(entry)
      else { continue }
      if line < first?.line ?? .max { first = (entry.id, request, kind, line) }
    }
    guard let first else { return }
    move(first.id, to: .showing(first.request, first.kind, isCommitted: false))
    command(.show(first.id, first.request))
  }

  /// Notes that the app took a link, to navigate by itself.
  func take(_ id: ID) {
    guard case .placing(let request, let kind) = entry(id)?.state else { return }
    move(id, to: .showing(request, kind, isCommitted: true))
  }

  /// Notes that what is on screen is about to change for a link.
  func commit(_ id: ID) {
    guard case .showing(let request, let kind, _) = entry(id)?.state else { return }
    move(id, to: .showing(request, kind, isCommitted: true))
  }
}

// MARK: - What stands in the way

extension SceneQueue {
  /// Lets go of the screen for an event that cannot be shown yet.
  mutating func pause(
    _ id: ID,
    _ interruption: NavigationInterruption<Link>,
    _ now: LinkInstant
  ) {
    guard let entry = entry(id) else { return }
    guard case .showing(let request, let kind, _) = entry.state else {
      // Its outcome was told, and its work lets go of the screen.
      if entry.state.isLeaving { forget(id) }
      return
    }
    move(id, to: .settled(request, kind))
    // While it was being built, nothing superseded it.
    if kind == .navigation, let newer = newerNavigation(than: entry) {
      return stop(id, overtaken(entry, by: newer))
    }
    switch interruption {
    case .proceed: break
    case .refuse: end(id, .denied(LinkFailure(.interruptionRefused)))
    case .ask(let screens):
      command(.report(id, .interrupting))
      move(id, to: .asking(request, kind))
      command(.ask(id, request, screens))
    case .wait(let status):
      command(.report(id, .interrupting))
      wait(for: status, id, request, kind, now)
    }
  }

  /// Lets an event wait until a screen goes away, or the time is over.
  private mutating func wait(
    for status: ScreenStatus,
    _ id: ID,
    _ request: Showing,
    _ kind: Kind,
    _ now: LinkInstant
  ) {
    guard let entry = entry(id) else { return }
    if entry.wait.isToBeReported(status, at: now) { command(.reportWait(id, status)) }
    guard entry.wait.goesOn(at: now) else {
      return end(id, .expired(entry.wait.failure(of: status)))
    }
    let until = now.advanced(by: entry.wait.interval(at: now))
    entry.state = .blocked(request, kind, until: until)
  }

  /// Has those look at the screen again who wait for one to go away.
  func lookAgain() {
    for entry in entries {
      guard case .blocked(let request, let kind, _) = entry.state else { continue }
      move(entry.id, to: .settled(request, kind))
    }
  }

  /// Notes that the person agreed to leave screens.
  func agree(_ id: ID) {
    guard let entry = entry(id), case .asking(let request, let kind) = entry.state else { return }
    entry.wait = ScreenWait(limit: policy.interruptionLimit)
    entry.state = .settled(request, kind)
  }

  /// Notes that the person is asked no longer.
  mutating func answered(_ id: ID) {
    asked.removeAll { $0 == id }
    lookAgain()
  }
}

/// How long a link has waited for a screen to be closed, and whether that was reported.
struct ScreenWait {
  /// The longest time.
  let limit: Duration

  private var start: LinkInstant?
  private var reported: ScreenStatus?

  /// After how long a wait is reported.
  static var notice: Duration { .milliseconds(300) }

  init(limit: Duration) {
    self.limit = limit
  }

  /// Whether the link still waits; the first call begins the time, as does a clock that was set back.
  mutating func goesOn(at now: LinkInstant) -> Bool {
    let start = min(self.start ?? now, now)
    self.start = start
    return now < start.advanced(by: limit)
  }

  /// How long to wait before the screens are looked at again: at first until the wait is reported.
  func interval(at now: LinkInstant) -> Duration {
    guard reported == nil, let start else { return .milliseconds(500) }
    return max(.zero, Self.notice - now.duration(since: start))
  }

  /// Whether the wait for a screen is to be reported now: once for each screen.
  mutating func isToBeReported(_ status: ScreenStatus, at now: LinkInstant) -> Bool {
    guard reported != status, let start, now.duration(since: start) >= Self.notice else {
      return false
    }
    reported = status
    return true
  }

  /// Why the link expires, naming the screen that was in the way.
  func failure(of status: ScreenStatus) -> LinkFailure {
    let found: FailureText =
      status.title.map { .value("the \(status.name) '\($0)'", shownAs: "the \(status.name)") }
      ?? .name("the \(status.name)")
    return LinkFailure(.interruptionExpired, expected: .name("\(limit)"), found: found)
  }
}
