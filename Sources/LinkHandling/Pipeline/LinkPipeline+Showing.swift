import LinkNavigation
import LinkRouting

extension LinkPipeline {
  /// Plans from the current screens, builds new ones, and performs the plan; returns what interrupts it.
  func show(_ entry: Entry) async throws(LinkFailure) -> Change? {
    defer { host.discardPrepared() }
    guard let request = entry.showing else { return nil }
    let start = links.environment.now()
    var built = Set<Link>()
    while !Task.isCancelled {
      if let change = try await goOn(with: request, entry, &built, since: start) { return change }
    }
    return nil
  }

  /// Builds the next screen, or performs the plan.
  ///
  /// It does one thing at a time: the screens may change meanwhile.
  private func goOn(
    with request: Request,
    _ entry: Entry,
    _ built: inout Set<Link>,
    since start: LinkInstant
  ) async throws(LinkFailure) -> Change? {
    let state = host.state
    // An ancestor may have left the screen since the guards were asked.
    if links.hasGuards, try request.nextUnguarded(in: state) != nil {
      return .paused(entry.id, .proceed)
    }
    let way = try request.plan(from: state, for: links.account)
    let interruption = try interruption(by: way, request)
    guard case .proceed = interruption else { return .paused(entry.id, interruption) }
    guard let link = request.nextToBuild(for: way.plan, besides: built) else {
      built = Set()
      return try await perform(way, request, entry.event)
    }
    try await build(link, request, since: start)
    built.insert(link)
    return nil
  }

  /// Asks the current screens whether a plan may be performed.
  private func interruption(
    by way: NavigationWay<Link>,
    _ request: Request
  ) throws(LinkFailure) -> NavigationInterruption<Link> {
    guard way.plan.steps.count > 0 else { return .proceed }
    guard let placing = request.placing else {
      try askNobody(by: way)
      return .proceed
    }
    guard !worker.queue.isAsking else { return .wait(for: ScreenStatus(foreign: .alert)) }
    let answer = host.interruption(by: way.plan, to: way.target)
    guard case .ask(let screens) = answer, screens.isSubset(of: placing.consent) else {
      return answer
    }
    return .proceed
  }

  /// Performs a plan whose screens are all built; `nil` when it must be planned again.
  private func perform(
    _ way: NavigationWay<Link>,
    _ request: Request,
    _ event: Event
  ) async throws(LinkFailure) -> Change? {
    var run = PlanRun<Link>([], hasArrived: true)
    if way.plan.steps.count > 0 {
      worker.send(.performing(event.id))
      worker.note(.performing, of: event.id)
      let (environment, limit) = (links.environment, links.policy.stepLimit)
      run = await PlanRunner(host: host, environment: environment, stepLimit: limit)
        .perform(way.plan, to: way.target)
      worker.send(.performed(event.id, run.performed))
      if request.placing != nil, run.performed.count > 0 { worker.hasShown = true }
    }
    guard let outcome = try request.outcome(of: run) else { return nil }
    if let placing = request.placing {
      if !placing.isBuilt { host.reopened(placing.link) }
      if case .opened = outcome { fillPlaceholder(of: placing.admitted, event) }
    }
    return .finished(event.id, outcome)
  }
}

// MARK: - Building

extension LinkPipeline {
  /// Has the host build a screen within its time limit; a screen that can't be built is left out.
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
