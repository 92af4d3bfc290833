import LinkNavigation
import LinkRouting

/// Why a navigation cannot be shown yet.
private enum NavigationPause<Link: DeepLink> {
  /// These screens have unsaved work, or cannot be swiped away.
  case ask(Set<NavigationEntry<Link>>)

  /// A screen is to be closed by the person.
  case wait(for: ScreenStatus)

  /// An ancestor left the screen that no guard was asked about.
  case unguarded
}

extension LinkHandler {
  /// Places a link and shows it, as soon as what is on screen allows it.
  func navigate(
    _ task: LinkTask<Link>,
    to resolved: ResolvedLink<Link>
  ) async throws(LinkFailure) {
    note(task, .placing)
    let mayBeSuperseded = task.phase == .resolving
    await restorationEnd(for: task)
    var placing = PlacingRun(
      router: intake.router,
      task: task,
      resolved: resolved,
      settings: intake.policy
    )
    var consent: Set<NavigationEntry<Link>> = []
    var wait = ScreenWait(limit: intake.policy.interruptionLimit)
    while !task.hasEnded {
      try await guardAncestors(&placing, task)
      guard !task.hasEnded else { return }
      let known = changes
      let (pause, next) = await runner.exclusively { [placing, consent] in
        // While another one is being shown, a newer one supersedes it.
        guard !task.hasEnded else { return (NavigationPause<Link>?.none, placing) }
        task.phase = .building
        return await self.show(task, placing, consent)
      }
      placing = next
      guard let pause, !task.hasEnded else { return }
      task.phase = mayBeSuperseded ? (task.steps.isEmpty ? .resolving : .interrupted) : .held
      // While it was being built, nothing superseded it.
      if mayBeSuperseded, let newer = newerNavigation(than: task) {
        let isUntouched = task.steps.isEmpty
        return end(task, isUntouched ? .superseded(by: newer.event.id) : .failed(Self.overtaken))
      }
      if case .unguarded = pause { continue }
      note(task, .interrupting)
      switch pause {
      case .unguarded: break
      case .ask(let screens):
        guard await mayLeave(screens, task, resolved.admitted) else { return }
        consent.formUnion(screens)
        wait = ScreenWait(limit: intake.policy.interruptionLimit)
      case .wait(let status):
        let now = intake.environment.now
        if !task.hasEnded, wait.isToBeReported(status, at: now()) {
          intake.onProgress?(.waiting(for: status, of: task.event.id))
        }
        guard wait.goesOn(at: now()) else {
          return end(task, .expired(wait.failure(of: status)))
        }
        await screenChange(after: known, within: wait.interval(at: now()))
      }
    }
  }

  /// Waits until a screen changes, or for a time.
  private func screenChange(after known: Int, within limit: Duration) async {
    _ = try? await TimeLimit.run(limit, intake.environment) {
      await self.nextChange(after: known)
    }
  }

  /// Asks the person whether unsaved work may be left.
  private func mayLeave(
    _ screens: Set<NavigationEntry<Link>>,
    _ task: LinkTask<Link>,
    _ admitted: AdmittedLink<Link>
  ) async -> Bool {
    guard let confirm = intake.confirmLeaving else {
      end(task, .declined(LinkFailure(.unsavedWork)))
      return false
    }
    note(task, .asking)
    questions.insert(task.event.id)
    let request = LinkInterruption(event: task.event, link: admitted.link, screens: screens)
    let mayLeave = await confirm(request)
    questions.remove(task.event.id)
    noteChange()
    guard !task.hasEnded else { return false }
    guard mayLeave else {
      end(task, .declined(Self.declined))
      return false
    }
    if let refusal = refusal(of: admitted, task.event.delivery) {
      refuse(task, refusal)
      return false
    }
    return true
  }

  /// Asks the guards about the ancestors that are not on screen yet; those refused are left out.
  private func guardAncestors(
    _ placing: inout PlacingRun<Link>,
    _ task: LinkTask<Link>
  ) async throws(LinkFailure) {
    guard !intake.guards.isEmpty else { return }
    while let ancestor = try placing.nextUnguarded(in: runner.host.state) {
      do throws(LinkFailure) {
        let (decision, name) = try await decision(on: ancestor, effect: nil, task)
        switch decision {
        case .allow: break
        case .deny(let reason): placing.omit(ancestor, reason)
        case .redirect, .wait:
          placing.omit(ancestor, LinkFailure(.ancestorRedirected, subject: name ?? ""))
        }
      } catch {
        placing.omit(ancestor, error)
      }
      guard !task.hasEnded else { return }
    }
  }

  /// Plans from what is on screen now, builds the screens, and performs the plan.
  private func show(
    _ task: LinkTask<Link>,
    _ placing: PlacingRun<Link>,
    _ consent: Set<NavigationEntry<Link>>
  ) async -> (NavigationPause<Link>?, PlacingRun<Link>) {
    var placing = placing
    defer { runner.host.discardPrepared() }
    var built: Set<Link> = []
    do throws(LinkFailure) {
      while !task.hasEnded {
        var unguarded = placing
        if !intake.guards.isEmpty,
          try unguarded.nextUnguarded(in: runner.host.state) != nil
        {
          return (.unguarded, placing)
        }
        let (plan, target) = try placing.plan(from: runner.host.state)
        switch interruption(by: plan, to: target, consent) {
        case .proceed: break
        case .wait(let status): return (.wait(for: status), placing)
        case .ask(let screens): return (.ask(screens), placing)
        case .refuse:
          end(task, .denied(LinkFailure(.interruptionRefused)))
          return (nil, placing)
        }
        // The top screen first, and one at a time: what is on screen may change meanwhile.
        let needed = plan.steps.flatMap { $0.entries }.compactMap { $0.destination }
        if let next = needed.last(where: { !built.contains($0) }) {
          try await build(next, &placing)
          built.insert(next)
        } else {
          await perform(plan, to: target, task, placing)
          built = []
        }
      }
    } catch {
      end(task, .failed(error))
    }
    return (nil, placing)
  }

  /// Asks what is on screen whether a plan may be performed.
  private func interruption(
    by plan: NavigationPlan<Link>,
    to target: NavigationState<Link>,
    _ consent: Set<NavigationEntry<Link>>
  ) -> NavigationInterruption<Link> {
    guard !plan.steps.isEmpty else { return .proceed }
    guard questions.isEmpty else { return .wait(for: ScreenStatus(foreign: .alert)) }
    let answer = runner.host.interruption(by: plan, to: target)
    guard case .ask(let screens) = answer else { return answer }
    return screens.isSubset(of: consent) ? .proceed : answer
  }

  /// Performs a plan whose screens are all built, and ends the event.
  private func perform(
    _ plan: NavigationPlan<Link>,
    to target: NavigationState<Link>,
    _ task: LinkTask<Link>,
    _ placing: PlacingRun<Link>
  ) async {
    guard !plan.steps.isEmpty else {
      // Steps that led elsewhere than planned may have led here.
      let isNew = !task.steps.isEmpty
      arrive(at: placing.link, task)
      return end(task, isNew ? .opened(skipping: placing.omissions) : .alreadyShown)
    }
    task.phase = .performing
    note(task, .performing)
    let run = await runner.perform(plan, to: target)
    task.steps += run.performed
    switch run.end {
    case .arrived:
      arrive(at: placing.link, task)
      end(task, .opened(skipping: placing.omissions))
      fillPlaceholder(of: placing.admitted, task)
    case .drifted:
      // The person went on meanwhile: the way is planned again from what is shown.
      task.drifts += 1
      guard task.drifts > PlanRunner<Link>.maximumReplans else { return }
      end(task, .failed(PlanRunner<Link>.keptChanging))
    case .failed(let reason):
      end(task, .failed(reason))
    }
  }

  /// Tells the screen of a link that it was opened again, if no step built it.
  private func arrive(at link: Link, _ task: LinkTask<Link>) {
    let isBuilt = task.steps.contains { $0.entries.contains(.destination(link)) }
    if !isBuilt { runner.host.reopened(link) }
  }
}
