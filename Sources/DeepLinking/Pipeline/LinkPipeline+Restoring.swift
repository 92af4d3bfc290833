extension LinkPipeline {
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
  func throwIfAnyScreenObjects(to way: NavigationWay<Link>) throws(LinkFailure) {
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
