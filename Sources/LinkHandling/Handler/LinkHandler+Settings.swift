import LinkNavigation
import LinkRouting

extension LinkHandler {
  /// Tells whether a delivery asks for the app's page in the system's settings, and may.
  ///
  /// For an origin that may not, the URL is one with an unknown scheme, like any other.
  func asksForSettings(_ delivery: LinkDelivery<Link>) -> Bool {
    guard case .url(let text) = delivery.content else { return false }
    return intake.policy.settingsOrigins.contains(delivery.origin) && SettingsLink.isOne(text)
  }

  /// Lets the host open the app's page in the system's settings, in the event's turn.
  func openSettings(_ task: LinkTask<Link>) {
    note(task, .matched)
    task.phase = .held
    running.append(task)
    task.work = Task {
      await turn(of: task)
      guard !task.hasEnded else { return }
      task.phase = .performing
      note(task, .performing)
      await end(task, openedSettings())
    }
  }

  /// Lets the host open the settings, for as long as a step may take.
  private func openedSettings() async -> LinkOutcome {
    let limit = intake.policy.stepLimit
    do {
      let opened: Void? = try await TimeLimit.run(limit, intake.environment) { [runner] in
        try await runner.host.openSettings()
      }
      guard opened == nil else { return .performed }
      let expected = FailureText.name("\(limit)")
      return .failed(LinkFailure(.timedOut, subject: "opening the settings", expected: expected))
    } catch {
      return .failed(LinkFailure(error, .actionFailed, subject: "opening the settings"))
    }
  }
}
