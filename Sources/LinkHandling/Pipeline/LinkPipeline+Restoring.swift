import LinkNavigation
import LinkRouting

extension LinkPipeline {
  /// Binds what was saved to the account that is shown, unless it was shown to another.
  func begin(_ request: Request) -> Stage<Request> {
    guard case .saved(let saved) = request else { return .next(request) }
    guard [nil, links.account].contains(saved.screens.saved.account) else {
      return .ended(.failed(LinkFailure(.savedStateOfAnotherAccount)))
    }
    saved.account = links.account
    return .next(.saved(saved))
  }

  /// Leaves out what the guards do not allow of what was saved, what is seen first before the rest: the time
  /// may be over before the last was asked about.
  func askGuards(about saved: Saved, _ event: Event) async {
    let visible = saved.screens.selected
    if let visible { await allow(\.containers[visible], of: saved, event) }
    for index in saved.screens.presented.indices where saved.screens.isWhole(below: index) {
      await allow(\.presented[index], of: saved, event)
    }
    for index in saved.screens.containers.indices where index != visible {
      await allow(\.containers[index], of: saved, event)
    }
  }

  /// Leaves out what the guards do not allow of a saved stack.
  private func allow(
    _ path: WritableKeyPath<SavedScreens<Link>, SavedScreens<Link>.Stack>,
    of saved: Saved,
    _ event: Event
  ) async {
    let stack = saved.screens[keyPath: path]
    for (index, link) in stack.links.enumerated() where saved.before.position(of: link) == nil {
      let request = request(about: link, event, isAncestor: index < stack.urls.count - 1)
      guard case (.allow, _)? = try? await decision(on: request) else {
        return saved.screens[keyPath: path].keep(index)
      }
    }
  }

  /// What is left of a time.
  func rest(of limit: Duration, since start: LinkInstant) -> Duration {
    min(limit, max(.zero, limit - links.environment.now().duration(since: start)))
  }
}

// MARK: - Showing

extension LinkPipeline {
  /// Shows what was saved within this call.
  func showNow(_ saved: Saved) -> LinkOutcome {
    let (target, lost) = saved.screens.restored(over: saved.before)
    guard links.account == saved.account, wayBack(saved, to: target) != nil else {
      return .failed(LinkFailure(.savedStateOvertaken))
    }
    host.showNow(target)
    return restored(saved, lost)
  }

  /// Builds the screens of what was saved, and shows those that can be built.
  func show(_ saved: Saved) async -> LinkOutcome {
    guard links.account == saved.account else { return .failed(LinkFailure(.savedStateOvertaken)) }
    defer { host.discardPrepared() }
    let start = links.environment.now()
    var built: Set<Link> = []
    while !Task.isCancelled {
      let (target, lost) = saved.screens.restored(over: saved.before)
      guard let plan = wayBack(saved, to: target) else { break }
      let needed = plan.steps.flatMap(\.entries).compactMap(\.destination)
      guard let next = needed.first(where: { !built.contains($0) }) else {
        switch await runner.perform(plan, to: target).end {
        case .arrived: return restored(saved, lost)
        case .drifted: return .failed(LinkFailure(.savedStateOvertaken))
        case .failed(let reason): return .failed(reason)
        }
      }
      built.insert(next)
      if await !isBuilt(next, since: start) { saved.screens.cut(at: next) }
    }
    return .failed(LinkFailure(.savedStateOvertaken))
  }

  private func restored(_ saved: Saved, _ lost: [String]) -> LinkOutcome {
    saved.restoration.lost = lost
    guard !lost.isEmpty else { return .opened(skipping: []) }
    return .opened(skipping: [LinkFailure(.savedScreensLost, found: .name("\(lost.count)"))])
  }

  /// Has the host build a saved screen.
  private func isBuilt(_ link: Link, since start: LinkInstant) async -> Bool {
    let limit = rest(of: links.policy.screenLimit, since: start)
    return await obstacle(to: link, "a saved screen", within: limit) == nil
  }

  /// Plans the way to what was saved, unless something else is on screen by now, or in the way.
  private func wayBack(_ saved: Saved, to target: State) -> Plan? {
    guard host.state == saved.before,
      let plan = try? NavigationPlan(from: saved.before, to: target, isAtOnce: true),
      host.interruption(by: plan, to: target) == .proceed
    else { return nil }
    return plan
  }
}
