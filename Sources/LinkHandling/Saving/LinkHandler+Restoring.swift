import LinkNavigation
import LinkRouting

extension LinkHandler {
  /// Shows what was saved of the scene when the app ran last, without animation.
  ///
  /// Once the app is ready, the guards are asked about each screen that is not there yet, the lowest of a
  /// stack first, as about an ancestor unless it is the top of its stack. One that is not allowed is left
  /// out with all that stood on it, whatever else a guard says than `allow`; so is one that cannot be
  /// built. All of them together have `LinkPolicy.guardLimit`, and for building `LinkPolicy.screenLimit`.
  /// To guards it is one event, through the entry point ``LinkEntryPoint/restoration``.
  ///
  /// Links that are received meanwhile are placed over what is restored. Nothing is restored that was
  /// saved for another account, and nothing over what the app or the person showed meanwhile.
  ///
  /// To be called once, when the first screens of the scene are there, and before its links are received.
  ///
  /// - Parameter saved: What was saved.
  /// - Returns: What to await the end by. Nothing needs to hold it.
  /// - Complexity: O(*n*), *n* = number of URLs.
  @discardableResult
  public func restore(_ saved: SavedNavigationV1) -> LinkRestoration {
    let restoration = LinkRestoration()
    guard self.restoration == nil else {
      restoration.end(.savedTooLate)
      return restoration
    }
    let before = host.state
    let screens = SavedScreens(saved, router: intake.router)
    if isReady, intake.guards.isEmpty, runner.isIdle, host.isImmediate {
      restoration.end(
        isOfThisAccount(saved) ? showNow(screens, over: before, restoration) : .savedForAnother
      )
      return restoration
    }
    self.restoration = restoration
    // The task keeps the handler alive until the restoration has ended.
    Task {
      let problem = await self.restore(screens, over: before, restoration)
      restoration.end(problem)
      if self.restoration === restoration { self.restoration = nil }
    }
    return restoration
  }

  /// Waits until what was saved of the scene is shown, or is not going to be.
  func restorationEnd(for task: LinkTask<Link>) async {
    guard let restoration else { return }
    if let event = restoration.event, task.callers.contains(event) { return }
    _ = await restoration.problem
  }

  /// Waits until what was saved of the scene is shown, or is not going to be.
  package func restorationEnd() async {
    _ = await restoration?.problem
  }

  /// Ends restoring before it has come to its end.
  func cancelRestoration() {
    restoration?.end(.savedTooLate)
    restoration = nil
  }

  /// Shows what was saved, as soon and as far as that is allowed.
  private func restore(
    _ screens: SavedScreens<Link>,
    over before: NavigationState<Link>,
    _ restoration: LinkRestoration
  ) async -> LinkFailure? {
    guard await becomesReady() else { return .unreadyForRestoring }
    guard !restoration.hasEnded else { return nil }
    guard isOfThisAccount(screens.saved) else { return .savedForAnother }
    let account = intake.account
    var allowed = screens
    await askGuards(&allowed, over: before, restoration)
    return await runner.exclusively { [allowed] in
      guard !restoration.hasEnded, intake.account == account else { return .savedTooLate }
      if host.isImmediate { return showNow(allowed, over: before, restoration) }
      return await buildAndShow(allowed, over: before, restoration)
    }
  }

  /// Tells whether what was saved may be shown to the account that is shown.
  private func isOfThisAccount(_ saved: SavedNavigationV1) -> Bool {
    saved.account == nil || saved.account == intake.account
  }

  /// Waits until the app is ready, as long as links do.
  private func becomesReady() async -> Bool {
    guard !isReady else { return true }
    let isReady = try? await TimeLimit.run(intake.policy.readiness.expiry, intake.environment) {
      while !self.isReady { await self.nextChange() }
      return true
    }
    return isReady ?? false
  }
}

// MARK: - Guards

extension LinkHandler {
  /// Asks the guards about what was saved, and leaves out what they do not allow.
  private func askGuards(
    _ screens: inout SavedScreens<Link>,
    over before: NavigationState<Link>,
    _ restoration: LinkRestoration
  ) async {
    guard !intake.guards.isEmpty, let top = screens.top else { return }
    let event = intake.event(for: LinkDelivery(restoring: top), in: scene)
    restoration.event = event.id
    await LinkCallers.$events.withValue([event.id]) {
      // What is seen first: the time may be over before the last was asked about.
      let visible = screens.selected
      if let visible { await allow(&screens.containers[visible], event, over: before, restoration) }
      for index in screens.presented.indices where screens.isWhole(below: index) {
        await allow(&screens.presented[index], event, over: before, restoration)
      }
      for index in screens.containers.indices where index != visible {
        await allow(&screens.containers[index], event, over: before, restoration)
      }
    }
  }

  /// Leaves out what the guards do not allow of a saved stack.
  private func allow(
    _ stack: inout SavedScreens<Link>.Stack,
    _ event: LinkEvent<Link>,
    over before: NavigationState<Link>,
    _ restoration: LinkRestoration
  ) async {
    for (index, link) in stack.links.enumerated() where before.position(of: link) == nil {
      let request = LinkGuardRequest(
        link: link,
        effect: intake.router.requirements(of: link).effect,
        event: event,
        isAncestor: index < stack.urls.count - 1
      )
      guard !restoration.hasEnded, await isAllowed(request) else { return stack.keep(index) }
    }
  }

  /// Asks the guards about a saved screen.
  private func isAllowed(_ request: LinkGuardRequest<Link>) async -> Bool {
    for linkGuard in intake.guards {
      let rest = intake.environment.rest(
        of: intake.policy.guardLimit,
        since: request.event.receivedAt
      )
      guard rest > .zero else { return false }
      let decision = try? await TimeLimit.run(rest, intake.environment) {
        try await linkGuard.decide(request)
      }
      guard decision == .allow else { return false }
    }
    return true
  }
}

// MARK: - Showing

extension LinkHandler {
  /// Shows what was saved within this call.
  private func showNow(
    _ screens: SavedScreens<Link>,
    over before: NavigationState<Link>,
    _ restoration: LinkRestoration
  ) -> LinkFailure? {
    let (target, lost) = screens.restored(over: before)
    guard mayShow(target, over: before) != nil else { return .savedTooLate }
    host.showNow(target)
    restoration.lost = lost
    return .lostScreens(lost)
  }

  /// Builds the screens of what was saved, and shows those that can be built.
  private func buildAndShow(
    _ screens: SavedScreens<Link>,
    over before: NavigationState<Link>,
    _ restoration: LinkRestoration
  ) async -> LinkFailure? {
    defer { host.discardPrepared() }
    let start = intake.environment.now()
    var screens = screens
    var built: Set<Link> = []
    while !restoration.hasEnded {
      let (target, lost) = screens.restored(over: before)
      guard let plan = mayShow(target, over: before) else { return .savedTooLate }
      let needed = plan.steps.flatMap(\.entries).compactMap(\.destination)
      guard let next = needed.first(where: { !built.contains($0) }) else {
        let run = await runner.perform(plan, to: target)
        switch run.end {
        case .arrived:
          restoration.lost = lost
          return .lostScreens(lost)
        case .drifted: return .savedTooLate
        case .failed(let reason): return reason
        }
      }
      built.insert(next)
      if await !isBuilt(next, since: start) { screens.cut(at: next) }
    }
    return .savedTooLate
  }

  /// Has the host build a saved screen.
  private func isBuilt(_ link: Link, since start: LinkInstant) async -> Bool {
    let rest = intake.environment.rest(of: intake.policy.screenLimit, since: start)
    guard rest > .zero else { return false }
    let built: Void? = try? await TimeLimit.run(rest, intake.environment) { [host] in
      try await host.prepare(link)
    }
    return built != nil
  }

  /// Plans the way to what was saved, unless something else is on screen by now, or in the way.
  private func mayShow(
    _ target: NavigationState<Link>,
    over before: NavigationState<Link>
  ) -> NavigationPlan<Link>? {
    guard host.state == before,
      let plan = try? NavigationPlan(from: before, to: target, isAtOnce: true),
      host.interruption(by: plan, to: target) == .proceed
    else { return nil }
    return plan
  }
}

extension LinkEnvironment {
  /// What is left of a time.
  @MainActor
  fileprivate func rest(of limit: Duration, since start: LinkInstant) -> Duration {
    min(limit, max(.zero, limit - now().duration(since: start)))
  }
}
