import LinkNavigation
import LinkRouting

/// What is next to be done for what an event wants on screen.
private indirect enum ShowStep<Link: DeepLink & NavigationPlacing> {
  /// It gives the screen back.
  case pause(NavigationInterruption<Link>)

  /// A screen is built.
  case build(Link)

  /// A plan is performed.
  case perform(NavigationPlan<Link>, to: NavigationState<Link>)
}

extension LinkPipeline {
  /// Plans from what is on screen now, builds the screens, and performs the plan; tells what stands in the way.
  func show(_ entry: Entry) async throws(LinkFailure) -> Change? {
    defer { host.discardPrepared() }
    guard let request = entry.showing else { return nil }
    let start = links.environment.now()
    var built: Set<Link> = []
    while !Task.isCancelled {
      switch try next(for: request, besides: built) {
      case .pause(let interruption): return .paused(entry.id, interruption)
      case .build(let link):
        try await build(link, request, since: start)
        built.insert(link)
      case .perform(let plan, let target):
        if let outcome = try await perform(plan, to: target, request, entry.event) {
          return .finished(entry.id, outcome)
        }
        built = []
      }
    }
    return nil
  }

  /// One screen at a time is built: what is on screen may change meanwhile.
  private func next(
    for request: Request,
    besides built: Set<Link>
  ) throws(LinkFailure) -> ShowStep<Link> {
    let state = host.state
    // An ancestor may have left the screen since guards were asked.
    if links.hasGuards, try request.nextUnguarded(in: state) != nil { return .pause(.proceed) }
    let (plan, target) = try request.plan(from: state, for: links.account)
    let interruption = try interruption(by: plan, to: target, request)
    guard case .proceed = interruption else { return .pause(interruption) }
    if let link = request.nextToBuild(for: plan, besides: built) { return .build(link) }
    return .perform(plan, to: target)
  }

  /// Asks what is on screen whether a plan may be performed.
  private func interruption(
    by plan: Plan,
    to target: State,
    _ request: Request
  ) throws(LinkFailure) -> NavigationInterruption<Link> {
    guard plan.steps.count > 0 else { return .proceed }
    guard let placing = request.placing else {
      try askNobody(by: plan, to: target)
      return .proceed
    }
    guard !worker.queue.isAsking else { return .wait(for: ScreenStatus(foreign: .alert)) }
    let answer = host.interruption(by: plan, to: target)
    guard case .ask(let screens) = answer, screens.isSubset(of: placing.consent) else {
      return answer
    }
    return .proceed
  }

  /// Performs a plan whose screens are all built; `nil` when the way is to be planned again.
  private func perform(
    _ plan: Plan,
    to target: State,
    _ request: Request,
    _ event: Event
  ) async throws(LinkFailure) -> LinkOutcome? {
    var run = PlanRun<Link>(performed: [], end: .arrived)
    if plan.steps.count > 0 {
      worker.send(.performing(event.id))
      note(event, .performing)
      let (environment, limit) = (links.environment, links.policy.stepLimit)
      run = await PlanRunner(host: host, environment: environment, stepLimit: limit)
        .perform(plan, to: target)
      worker.send(.performed(event.id, run.performed))
      if request.placing != nil, run.performed.count > 0 { worker.hasShown = true }
    }
    let outcome = try request.outcome(of: run)
    guard let outcome, let placing = request.placing else { return outcome }
    if !placing.isBuilt { host.reopened(placing.link) }
    if case .opened = outcome { fillPlaceholder(of: placing.admitted, event) }
    return outcome
  }
}

// MARK: - Building

extension LinkPipeline {
  /// Has the host build a screen, for as long as that may take; one that cannot be built is left out.
  private func build(
    _ link: Link,
    _ request: Request,
    since start: LinkInstant
  ) async throws(LinkFailure) {
    let limit = links.policy.screenLimit
    do throws(LinkFailure) {
      try await TimeLimit.answer(
        of: "the screen of \(request.name(of: link))",
        within: request.placing == nil ? rest(of: limit, since: start) : limit,
        links.environment.sleep,
        orFail: .screenUnavailable,
        doing: "building "
      ) { [host] in try await host.prepare(link) }
    } catch {
      try request.omit(link, error)
    }
  }
}
