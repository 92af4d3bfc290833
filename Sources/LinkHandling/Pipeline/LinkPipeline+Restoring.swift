import LinkNavigation
import LinkRouting

extension LinkPipeline {
  /// Binds what was saved to the account that is shown, unless it was shown to another.
  func begin(_ saved: SavedPlacing<Link>) -> Stage<SavedPlacing<Link>> {
    let account = saved.screens.saved.account
    guard account == nil || account == links.account else {
      return .ended(.failed(.savedForAnother))
    }
    var saved = saved
    saved.account = links.account
    return .next(saved)
  }

  /// Leaves out what the guards do not allow of what was saved, what is seen first before the rest: the time
  /// may be over before the last was asked about.
  func askGuards(about saved: inout SavedPlacing<Link>, _ event: LinkEvent<Link>) async {
    let visible = saved.screens.selected
    if let visible { await allow(\.containers[visible], of: &saved, event) }
    for index in saved.screens.presented.indices where saved.screens.isWhole(below: index) {
      await allow(\.presented[index], of: &saved, event)
    }
    for index in saved.screens.containers.indices where index != visible {
      await allow(\.containers[index], of: &saved, event)
    }
  }

  /// Leaves out what the guards do not allow of a saved stack.
  private func allow(
    _ path: WritableKeyPath<SavedScreens<Link>, SavedScreens<Link>.Stack>,
    of saved: inout SavedPlacing<Link>,
    _ event: LinkEvent<Link>
  ) async {
    let stack = saved.screens[keyPath: path]
    for (index, link) in stack.links.enumerated() where saved.before.position(of: link) == nil {
      let request = LinkGuardRequest(
        link: link,
        effect: links.router.requirements(of: link).effect,
        event: event,
        isAncestor: index < stack.urls.count - 1
      )
      guard !Task.isCancelled, await isAllowed(request) else {
        return saved.screens[keyPath: path].keep(index)
      }
    }
  }

  private func isAllowed(_ request: LinkGuardRequest<Link>) async -> Bool {
    for linkGuard in links.guards {
      let rest = rest(of: links.policy.guardLimit, since: request.event.receivedAt)
      guard rest > .zero else { return false }
      let decision = try? await TimeLimit.run(rest, links.environment) {
        try await linkGuard.decide(request)
      }
      guard decision == .allow else { return false }
    }
    return true
  }

  /// What is left of a time.
  private func rest(of limit: Duration, since start: LinkInstant) -> Duration {
    min(limit, max(.zero, limit - links.environment.now().duration(since: start)))
  }
}

// MARK: - Showing

extension LinkPipeline {
  /// Shows what was saved within this call.
  func showNow(_ saved: SavedPlacing<Link>) -> LinkOutcome {
    let (target, lost) = saved.screens.restored(over: saved.before)
    guard links.account == saved.account, wayBack(saved, to: target) != nil else {
      return .failed(.savedTooLate)
    }
    host.showNow(target)
    return restored(saved, lost)
  }

  /// Builds the screens of what was saved, and shows those that can be built.
  func show(_ event: LinkEvent<Link>, _ saved: SavedPlacing<Link>) async -> LinkOutcome {
    guard links.account == saved.account else { return .failed(.savedTooLate) }
    defer { host.discardPrepared() }
    let start = links.environment.now()
    var saved = saved
    var built: Set<Link> = []
    while !Task.isCancelled {
      let (target, lost) = saved.screens.restored(over: saved.before)
      guard let plan = wayBack(saved, to: target) else { break }
      let needed = plan.steps.flatMap(\.entries).compactMap(\.destination)
      guard let next = needed.first(where: { !built.contains($0) }) else {
        switch await runner.perform(plan, to: target).end {
        case .arrived: return restored(saved, lost)
        case .drifted: return .failed(.savedTooLate)
        case .failed(let reason): return .failed(reason)
        }
      }
      built.insert(next)
      if await !isBuilt(next, since: start) { saved.screens.cut(at: next) }
    }
    return .failed(.savedTooLate)
  }

  private func restored(_ saved: SavedPlacing<Link>, _ lost: [String]) -> LinkOutcome {
    saved.restoration.lost = lost
    return .opened(skipping: LinkFailure.lostScreens(lost).map { [$0] } ?? [])
  }

  /// Has the host build a saved screen.
  private func isBuilt(_ link: Link, since start: LinkInstant) async -> Bool {
    let rest = rest(of: links.policy.screenLimit, since: start)
    guard rest > .zero else { return false }
    let built: Void? = try? await TimeLimit.run(rest, links.environment) { [host] in
      try await host.prepare(link)
    }
    return built != nil
  }

  /// Plans the way to what was saved, unless something else is on screen by now, or in the way.
  private func wayBack(
    _ saved: SavedPlacing<Link>,
    to target: NavigationState<Link>
  ) -> NavigationPlan<Link>? {
    guard host.state == saved.before,
      let plan = try? NavigationPlan(from: saved.before, to: target, isAtOnce: true),
      host.interruption(by: plan, to: target) == .proceed
    else { return nil }
    return plan
  }
}
