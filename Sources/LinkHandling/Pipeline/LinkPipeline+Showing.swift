import LinkNavigation
import LinkRouting

extension LinkPipeline {
  /// Plans from what is on screen now, builds the screens, and performs the plan.
  func show(_ event: Event, _ placing: Placing) async -> Stage<(Request, Pause<Link>)> {
    defer { host.discardPrepared() }
    var built: Set<Link> = []
    do throws(LinkFailure) {
      while !Task.isCancelled {
        if let pause = try pause(before: placing) { return .next((.link(placing), pause)) }
        let (plan, target) = try placing.plan(from: host.state)
        switch interruption(by: plan, to: target, placing.consent) {
        case .proceed: break
        case .wait(let status): return .next((.link(placing), .wait(for: status)))
        case .ask(let screens): return .next((.link(placing), .ask(screens)))
        case .refuse: return .ended(.denied(LinkFailure(.interruptionRefused)))
        }
        // The top screen first, and one at a time: what is on screen may change meanwhile.
        if let next = plan.topmost(besides: built) {
          try await build(next, placing)
          built.insert(next)
        } else if let outcome = await perform(plan, to: target, placing, event) {
          return .ended(outcome)
        } else {
          built = []
        }
      }
      return .ended(.cancelled)
    } catch {
      return .ended(.failed(error))
    }
  }

  /// Whether guards are to be asked first, about an ancestor that left the screen.
  private func pause(before placing: Placing) throws(LinkFailure) -> Pause<Link>? {
    guard links.hasGuards else { return nil }
    return try placing.nextUnguarded(in: host.state) == nil ? nil : .unguarded
  }

  /// Asks what is on screen whether a plan may be performed.
  private func interruption(
    by plan: Plan,
    to target: State,
    _ consent: Set<NavigationEntry<Link>>
  ) -> NavigationInterruption<Link> {
    guard !plan.steps.isEmpty else { return .proceed }
    guard !worker.queue.isAsking else { return .wait(for: ScreenStatus(foreign: .alert)) }
    let answer = host.interruption(by: plan, to: target)
    guard case .ask(let screens) = answer else { return answer }
    return screens.isSubset(of: consent) ? .proceed : answer
  }

  /// Performs a plan whose screens are all built; `nil` when the way is to be planned again.
  private func perform(
    _ plan: Plan,
    to target: State,
    _ placing: Placing,
    _ event: Event
  ) async -> LinkOutcome? {
    guard !plan.steps.isEmpty else {
      arrive(at: placing)
      // Steps that led elsewhere than planned may have led here.
      return placing.hasSteps ? .opened(skipping: placing.omissions) : .alreadyShown
    }
    worker.send(.performing(event.id))
    note(event, .performing)
    let run = await runner.perform(plan, to: target)
    worker.send(.performed(event.id, run.performed))
    placing.note(run.performed)
    switch run.end {
    case .arrived:
      arrive(at: placing)
      return .opened(skipping: placing.omissions)
    case .drifted:
      // The person went on meanwhile: the way is planned again from what is shown.
      placing.drifts += 1
      guard placing.drifts > PlanRunner<Link>.maximumReplans else { return nil }
      return .failed(PlanRunner<Link>.keptChanging)
    case .failed(let reason): return .failed(reason)
    }
  }

  /// Tells the screen of a link that it was opened again, if no step built it.
  private func arrive(at placing: Placing) {
    if !placing.isBuilt { host.reopened(placing.link) }
  }

  var runner: PlanRunner<Link> {
    PlanRunner(host: host, environment: links.environment, stepLimit: links.policy.stepLimit)
  }
}

// MARK: - Building

extension LinkPipeline {
  /// Builds a screen; an ancestor that cannot be built is left out.
  private func build(_ next: Link, _ placing: Placing) async throws(LinkFailure) {
    let limit = links.policy.screenLimit
    let reason = await obstacle(to: next, placing.name(of: next), within: limit)
    guard let reason else { return }
    guard next != placing.link else { throw reason }
    placing.omit(next, reason)
  }

  /// Has the host build a screen, for as long as that may take.
  func obstacle(
    to link: Link,
    _ name: @autoclosure () -> String,
    within limit: Duration
  ) async -> LinkFailure? {
    do throws(LinkFailure) {
      try await TimeLimit.answer(
        of: "the screen of \(name())",
        within: limit,
        links.environment,
        orFail: .screenUnavailable,
        late: "building the screen of \(name())"
      ) { [host] in try await host.prepare(link) }
      return nil
    } catch {
      return error
    }
  }
}
