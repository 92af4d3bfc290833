import LinkNavigation
import LinkRouting

extension LinkHandler {
  /// Builds a screen; an ancestor that cannot be built is left out.
  func build(
    _ next: Link,
    _ placing: inout PlacingRun<Link>
  ) async throws(LinkFailure) {
    guard let reason = await obstacle(to: next, placing) else { return }
    guard next != placing.link else { throw reason }
    placing.omit(next, reason)
  }

  /// Has the host build a screen, for as long as that may take.
  private func obstacle(to link: Link, _ placing: PlacingRun<Link>) async -> LinkFailure? {
    let host = runner.host
    let limit = intake.policy.screenLimit
    do {
      let built: Void? = try await TimeLimit.run(limit, intake.environment) {
        try await host.prepare(link)
      }
      guard built == nil else { return nil }
      return LinkFailure(
        .timedOut,
        subject: "building the screen of \(placing.name(of: link))",
        expected: .name("\(limit)")
      )
    } catch {
      let subject = "the screen of \(placing.name(of: link))"
      return LinkFailure(error, .screenUnavailable, subject: subject)
    }
  }
}
