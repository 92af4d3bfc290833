import LinkNavigation
import LinkRouting

extension SceneQueue {
  /// Notes that nothing stands against an event's link.
  mutating func settle(_ id: LinkEventID, _ settled: Settled<Link>) {
    let kind: Kind
    switch entry(id)?.state {
    case .settling: kind = .navigation
    case .deciding: kind = .effect
    default: return
    }
    switch settled {
    case .action(let request):
      move(id, to: .acting)
      command(.act(id, request))
    case .screen(let request):
      move(id, to: .settled(request, kind))
      command(.report(id, .placing))
    }
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

  /// Lets an event stand in line for the screen.
  mutating func stand(_ id: LinkEventID, _ request: ShowRequest<Link>) {
    guard case .placing(_, let kind) = entry(id)?.state else { return }
    lines += 1
    move(id, to: .standing(request, kind, line: lines))
  }

  /// Grants the screen to the next event in line, when it is free.
  mutating func grantScreen() {
    guard !entries.contains(where: { $0.state.hasScreen }) else { return }
    var first: (id: LinkEventID, request: ShowRequest<Link>, kind: Kind, line: Int)?
    for entry in entries {
      guard case .standing(let request, let kind, let line) = entry.state,
        !isBehindRestoring(entry)
      else { continue }
      if line < first?.line ?? .max { first = (entry.id, request, kind, line) }
    }
    guard let first else { return }
    move(first.id, to: .showing(first.kind, isCommitted: false))
    command(.show(first.id, first.request))
  }

  /// Notes that the app took a link, to navigate by itself.
  mutating func take(_ id: LinkEventID) {
    guard case .placing(_, let kind) = entry(id)?.state else { return }
    move(id, to: .showing(kind, isCommitted: true))
  }

  /// Notes that what is on screen is about to change for a link.
  mutating func commit(_ id: LinkEventID) {
    guard case .showing(let kind, _) = entry(id)?.state else { return }
    move(id, to: .showing(kind, isCommitted: true))
  }
}

// MARK: - What stands in the way

extension SceneQueue {
  /// Lets go of the screen for an event that cannot be shown yet.
  mutating func pause(
    _ id: LinkEventID,
    _ request: ShowRequest<Link>,
    _ pause: Pause<Link>,
    _ now: LinkInstant
  ) {
    guard let entry = entry(id) else { return }
    guard case .showing(let kind, _) = entry.state else { return finishLeaving(id) }
    move(id, to: .settled(request, kind))
    // While it was being built, nothing superseded it.
    if kind == .navigation, let newer = newerNavigation(than: entry) {
      return stop(id, overtaken(entry, by: newer))
    }
    switch pause {
    case .unguarded: break
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
    _ id: LinkEventID,
    _ request: ShowRequest<Link>,
    _ kind: Kind,
    _ now: LinkInstant
  ) {
    guard var wait = entry(id)?.wait else { return }
    if wait.isToBeReported(status, at: now) { command(.reportWait(id, status)) }
    guard wait.goesOn(at: now) else { return end(id, .expired(wait.failure(of: status))) }
    let until = now.advanced(by: wait.interval(at: now))
    update(id) { entry in
      entry.wait = wait
      entry.state = .blocked(request, kind, until: until)
    }
  }

  /// Forgets an event whose outcome was told, when its work lets go of the screen.
  private mutating func finishLeaving(_ id: LinkEventID) {
    if entry(id)?.state.isLeaving == true { forget(id) }
  }

  /// Has those look at the screen again who wait for one to go away.
  mutating func lookAgain() {
    for entry in entries {
      guard case .blocked(let request, let kind, _) = entry.state else { continue }
      move(entry.id, to: .settled(request, kind))
    }
  }

  /// Notes that the person agreed to leave screens.
  mutating func agree(_ id: LinkEventID, _ request: ShowRequest<Link>) {
    guard case .asking(_, let kind) = entry(id)?.state else { return }
    let wait = ScreenWait(limit: policy.interruptionLimit)
    update(id) { $0.wait = wait }
    move(id, to: .settled(request, kind))
  }

  /// Notes that the person is asked no longer.
  mutating func asked(_ id: LinkEventID) {
    guard entry(id)?.isAsking == true else { return }
    update(id) { $0.isAsking = false }
    lookAgain()
  }
}
