extension LinkPipeline {
  /// Plans from the current screens, builds new ones, and performs the plan; returns what interrupts it.
  func show(_ entry: QueuedEvent) async throws(LinkFailure) -> Change? {
    defer { host.discardPrepared() }
    guard var showRequest = entry.showRequest else { return nil }
    let start = links.environment.uptime()
    var built: Set<Link> = []
    while !Task.isCancelled {
      if let change = try await goOn(with: &showRequest, entry, &built, since: start) {
        return change
      }
    }
    return nil
  }

  /// Builds the next screen, or performs the plan.
  ///
  /// It does one thing at a time: the screens may change meanwhile.
  private func goOn(
    with showRequest: inout ShowRequest<Link>,
    _ entry: QueuedEvent,
    _ built: inout Set<Link>,
    since start: Duration
  ) async throws(LinkFailure) -> Change? {
    let state = host.state
    // An ancestor may have left the screen since the guards were asked.
    if links.hasGuards, try showRequest.nextUnguarded(in: state) != nil {
      return .paused(entry.id, showRequest, .proceed)
    }
    let way = try showRequest.plan(from: state, for: links.account)
    let interruption = try interruption(by: way, showRequest)
    guard case .proceed = interruption else {
      return .paused(entry.id, showRequest, interruption)
    }
    guard let link = showRequest.nextToBuild(for: way.plan, besides: built) else {
      built = []
      return try await perform(way, &showRequest, entry.event)
    }
    try await build(link, &showRequest, since: start)
    built.insert(link)
    return nil
  }

  /// Asks the current screens whether a plan may be performed.
  private func interruption(
    by way: NavigationWay<Link>,
    _ showRequest: ShowRequest<Link>
  ) throws(LinkFailure) -> NavigationInterruption<Link> {
    guard !way.plan.steps.isEmpty else { return .proceed }
    guard case .link(let request) = showRequest else {
      try throwIfAnyScreenObjects(to: way)
      return .proceed
    }
    guard !engine.queue.isAsking else { return .wait(for: ScreenStatus(foreign: .alert)) }
    let answer = host.interruption(by: way.plan, to: way.target)
    guard case .ask(let screens) = answer, screens.isSubset(of: request.consent) else {
      return answer
    }
    return .proceed
  }

  /// Performs plans on the host, and asks the screens again in the turn in which a step is performed.
  private func runner(for showRequest: ShowRequest<Link>) -> PlanRunner<Link> {
    PlanRunner(
      host: host,
      limits: engine.timeLimits,
      stepLimit: links.policy.stepLimit
    ) { plan, target in
      guard case .link(let request) = showRequest else { return true }
      return switch host.interruption(by: plan, to: target) {
      case .proceed: true
      case .ask(let screens): screens.isSubset(of: request.consent)
      case .wait, .refuse: false
      }
    }
  }

  /// Performs a plan whose screens are all built; `nil` when it must be planned again.
  private func perform(
    _ way: NavigationWay<Link>,
    _ showRequest: inout ShowRequest<Link>,
    _ event: Event
  ) async throws(LinkFailure) -> Change? {
    var run = PlanRun(arrivedIn: way.start)
    if !way.plan.steps.isEmpty {
      engine.send(.performing(event.id))
      engine.report(.performing, of: event.id)
      run = await runner(for: showRequest).perform(way.plan, to: way.target)
      engine.send(.performed(event.id, run.performed))
      if case .link = showRequest, !run.performed.isEmpty { engine.hasShown = true }
    }
    guard let outcome = try showRequest.outcome(of: run) else { return nil }
    if case .link(let request) = showRequest {
      if request.isReopened { host.reopened(request.link) }
      if case .opened = outcome { fillPlaceholder(of: request.admitted, event) }
    }
    return .finished(event.id, outcome)
  }
}

// MARK: - Building

extension LinkPipeline {
  /// Has the host build a screen within its time limit; a screen that can't be built is left out.
  private func build(
    _ link: Link,
    _ showRequest: inout ShowRequest<Link>,
    since start: Duration
  ) async throws(LinkFailure) {
    var limit = links.policy.screenLimit
    if case .saved = showRequest { limit = rest(of: limit, since: start) }
    do throws(LinkFailure) {
      try await engine.timeLimits.answer(
        of: "the screen of \(showRequest.name(of: link))",
        within: limit,
        orFail: .screenUnavailable,
        doing: "building "
      ) { [host] in try await host.prepare(link) }
    } catch {
      let secrets = LinkSecrets(of: link, by: links.router.engine)
      try showRequest.omit(link, secrets.hidden(in: error))
    }
  }
}
