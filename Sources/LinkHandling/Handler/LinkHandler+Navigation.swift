import LinkNavigation
import LinkRouting

extension LinkHandler {
  /// Resolves a link and does what it asks for.
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - link: The link that was let in.
  func run(_ task: LinkTask<Link>, _ link: Link) async {
    do throws(LinkReason) {
      let resolved = try await ResolutionRun(intake.resolve).resolve(link) { task.link = $0 }
      guard !task.receipt.hasEnded else { return }
      if resolved.link != link, let refusal = refusal(of: resolved.link, for: task) {
        end(task, refusal)
      } else if intake.router.placements(of: resolved.link).first == .action {
        task.phase = .committed
        end(task, try await performed(resolved.link))
      } else {
        try await navigate(task, to: resolved)
      }
    } catch {
      end(task, .failed(error))
    }
  }

  /// Places a link and shows it.
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - resolved: The link.
  /// - Throws: `LinkReason` – `.noPlace`.
  private func navigate(
    _ task: LinkTask<Link>,
    to resolved: ResolvedLink<Link>
  ) async throws(LinkReason) {
    var placing = PlacingRun(router: intake.router, task: task, resolved: resolved)
    try await placing.resolveAncestors(in: runner.host.state, with: intake.resolve)
    guard !task.receipt.hasEnded else { return }
    task.phase = .committed
    await runner.exclusively { [placing] in
      guard !task.receipt.hasEnded else { return }
      await self.show(task, placing)
    }
  }

  /// Plans from what is on screen now, builds the screens, and performs the plan.
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - placing: Its link and ancestors.
  private func show(_ task: LinkTask<Link>, _ placing: PlacingRun<Link>) async {
    var placing = placing
    defer { runner.host.discardPrepared() }
    do throws(LinkReason) {
      let (plan, target) = try await buildScreens(&placing)
      guard !task.receipt.hasEnded else { return }
      guard !plan.steps.isEmpty else {
        end(task, .alreadyShown)
        return
      }
      let run = await runner.run(plan, to: target)
      task.steps = run.performed
      end(task, run.failure.map(LinkOutcome.failed) ?? .opened(degraded: placing.omissions))
    } catch {
      end(task, .failed(error))
    }
  }

  /// Builds every screen that a plan shows, the top one first, until a plan can be performed whole.
  ///
  /// - Parameter placing: The link and its ancestors. Those that cannot be built are left out.
  /// - Returns: A plan whose screens are all built, and where it leads.
  /// - Throws: `LinkReason` when the top screen cannot be built, or there is no plan.
  private func buildScreens(
    _ placing: inout PlacingRun<Link>
  ) async throws(LinkReason) -> (NavigationPlan<Link>, NavigationState<Link>) {
    var built: Set<Link> = []
    while true {
      let (plan, target) = try placing.plan(from: runner.host.state)
      let needed = plan.steps.flatMap(\.entries).compactMap(\.destination)
      guard let next = needed.last(where: { !built.contains($0) }) else { return (plan, target) }
      do {
        try await runner.host.prepare(next)
        built.insert(next)
      } catch {
        let subject = "The screen of \(placing.name(of: next)) cannot be built"
        let reason = LinkReason(error, code: .screenUnavailable, subject: subject)
        guard next != placing.link else { throw reason }
        placing.omit(next, reason)
      }
    }
  }

  /// Performs a link that has no screen.
  ///
  /// - Parameter link: The link.
  /// - Returns: `.performed`.
  /// - Throws: `LinkReason` – `.noAction`, or what performing threw, as `.actionFailed` if need be.
  private func performed(_ link: Link) async throws(LinkReason) -> LinkOutcome {
    guard let perform = intake.perform else {
      throw LinkReason(.noAction, message: "The link is an action, and nothing performs actions.")
    }
    do {
      try await perform(link)
      return .performed
    } catch {
      throw LinkReason(error, code: .actionFailed, subject: "The action failed")
    }
  }
}
