extension LinkPipeline {
  /// Asks the guards about saved screens, and leaves out those that they refuse, with those on them.
  ///
  /// All screens share one limit.
  func place(_ screens: SavedScreensShowRequest<Link>, _ event: Event) async -> Change? {
    var screens = screens
    let start = links.environment.uptime()
    while let link = screens.nextUnguarded {
      let isAncestor = screens.isAncestor(link)
      let reason = await refusal(of: link, event, isAncestor: isAncestor, since: start)
      guard !Task.isCancelled else { return nil }
      screens.report(reason, about: link)
    }
    return .placed(event.id, .saved(screens))
  }

  /// Builds the saved screens and shows them, unless another screen or another account is shown by now.
  ///
  /// The lowest is built first: when the time limit is reached, the screens above are left out.
  func show(
    _ screens: SavedScreensShowRequest<Link>,
    _ event: Event
  ) async throws(LinkFailure) -> Change? {
    var screens = screens
    var built: Set<Link> = []
    let start = links.environment.uptime()
    while !Task.isCancelled {
      let way = try screens.plan(from: host.state, for: links.account)
      if !way.plan.steps.isEmpty { try throwIfAnyScreenObjects(to: way) }
      guard let link = way.plan.destinations.first(where: { !built.contains($0) }) else {
        let run = await perform(way, event) { _, _ in true }
        return .finished(event.id, try screens.outcome(of: run))
      }
      let reason = await failureToBuild(
        link,
        named: "a saved screen",
        within: rest(of: links.policy.screenLimit, since: start)
      )
      if reason != nil { screens.omit(link) }
      built.insert(link)
    }
    return nil
  }

  /// Shows the saved screens before this call returns.
  func showNow(_ screens: SavedScreensShowRequest<Link>) -> LinkOutcome {
    var screens = screens
    do throws(LinkFailure) {
      let way = try screens.plan(from: host.state, for: links.account)
      try throwIfAnyScreenObjects(to: way)
      host.showNow(way.target)
      return try screens.outcome(of: PlanRun(arrivedIn: way.target))
    } catch {
      return .failed(error)
    }
  }

  /// Throws when a screen objects: the person is not asked about saved screens.
  private func throwIfAnyScreenObjects(to way: NavigationWay<Link>) throws(LinkFailure) {
    guard case .proceed = host.interruption(by: way.plan, to: way.target) else {
      throw LinkFailure(.savedStateOvertaken)
    }
  }

  /// The rest of a time limit that began at an uptime.
  func rest(of limit: Duration, since start: Duration) -> Duration {
    max(.zero, limit - (links.environment.uptime() - start))
  }
}

extension LinkFailure.Code {
  /// The saved state of a scene belongs to another account than the current one.
  public static let savedStateOfAnotherAccount = Self(
    "savedStateOfAnotherAccount",
    "the saved screens were shown to another account, and are dropped"
  )

  /// Something else was shown, or was in the way, before the saved state of a scene could be shown.
  public static let savedStateOvertaken =
    Self("savedStateOvertaken", "the saved screens are dropped: another screen was shown first")
}
