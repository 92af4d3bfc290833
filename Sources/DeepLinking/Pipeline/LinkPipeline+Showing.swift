extension LinkPipeline {
  /// Shows a link, or saved screens; returns the outcome, or what is in the way.
  func show(_ entry: QueuedEvent) async throws(LinkFailure) -> Change? {
    defer { host.discardPrepared() }
    return switch entry.showRequest {
    case .link(let request): try await show(request, entry.event)
    case .saved(let screens): try await show(screens, entry.event)
    case nil: nil
    }
  }

  /// Plans from the current screens, builds new ones, and performs the plan.
  ///
  /// It does one thing at a time: the screens may change meanwhile.
  private func show(
    _ request: LinkShowRequest<Link>,
    _ event: Event
  ) async throws(LinkFailure) -> Change? {
    var request = request
    var built: Set<Link> = []
    while !Task.isCancelled {
      let state = host.state
      // An ancestor may have left the screen since the guards were asked.
      if links.hasGuards, try request.nextUnguarded(in: state) != nil {
        return .paused(event.id, request, .proceed)
      }
      let way = try request.plan(from: state)
      let interruption = interruption(by: way, request)
      guard case .proceed = interruption else { return .paused(event.id, request, interruption) }
      if let link = way.plan.destinations.last(where: { !built.contains($0) }) {
        let reason = await failureToBuild(
          link,
          named: request.name(of: link),
          within: links.policy.screenLimit
        )
        if let reason { try request.omit(link, reason) }
        built.insert(link)
      } else {
        built = []
        if let outcome = try await perform(way, &request, event) {
          return .finished(event.id, outcome)
        }
      }
    }
    return nil
  }

  /// Asks the current screens whether a plan may be performed.
  private func interruption(
    by way: NavigationWay<Link>,
    _ request: LinkShowRequest<Link>
  ) -> NavigationInterruption<Link> {
    guard !way.plan.steps.isEmpty else { return .proceed }
    guard !engine.queue.isAsking else { return .wait(for: ScreenStatus(foreign: .alert)) }
    let answer = host.interruption(by: way.plan, to: way.target)
    guard case .ask(let screens) = answer, screens.isSubset(of: request.consent) else {
      return answer
    }
    return .proceed
  }

  /// Performs a plan whose screens are all built; `nil` when it must be planned again.
  private func perform(
    _ way: NavigationWay<Link>,
    _ request: inout LinkShowRequest<Link>,
    _ event: Event
  ) async throws(LinkFailure) -> LinkOutcome? {
    let run = await perform(way, event) { [host, consent = request.consent] plan, target in
      switch host.interruption(by: plan, to: target) {
      case .proceed: true
      case .ask(let screens): screens.isSubset(of: consent)
      case .wait, .refuse: false
      }
    }
    if !run.performed.isEmpty { engine.hasShown = true }
    guard let outcome = try request.outcome(of: run) else { return nil }
    if run.hasArrived, !request.hasShown { host.reopened(request.link) }
    if case .opened = outcome { fillPlaceholder(of: request.admitted, event) }
    return outcome
  }
}

// MARK: - The host

extension LinkPipeline {
  /// Performs a plan on the host, and asks the screens again in the turn in which a step is performed.
  func perform(
    _ way: NavigationWay<Link>,
    _ event: Event,
    asking mayPerform: @escaping @MainActor (NavigationPlan<Link>, NavigationState<Link>) -> Bool
  ) async -> PlanRun<Link> {
    guard !way.plan.steps.isEmpty else { return PlanRun(arrivedIn: way.start) }
    engine.send(.performing(event.id))
    engine.report(.performing, of: event.id)
    let runner = PlanRunner(
      host: host,
      limits: engine.timeLimits,
      stepLimit: links.policy.stepLimit,
      mayPerform: mayPerform
    )
    let run = await runner.perform(way.plan, to: way.target)
    engine.send(.performed(event.id, run.performed))
    return run
  }

  /// Has the host build a screen within its time limit; returns why it can't be built.
  func failureToBuild(
    _ link: Link,
    named name: @autoclosure () -> String,
    within limit: Duration
  ) async -> LinkFailure? {
    do throws(LinkFailure) {
      try await engine.timeLimits.answer(
        of: "the screen of \(name())",
        within: limit,
        orFail: .screenUnavailable,
        doing: "building "
      ) { [host] in try await host.prepare(link) }
      return nil
    } catch {
      return LinkSecrets(of: link, by: links.router.engine).hidden(in: error)
    }
  }
}
