public import LinkNavigation
public import LinkRouting

/// Performs plans on a host, one at a time, and checks that they arrived.
@MainActor
public final class PlanRunner<Destination: Hashable & Sendable> {
  /// What shows screens.
  public let host: any NavigationHost<Destination>

  /// Whether a plan is being performed.
  private var isRunning = false

  /// Those who wait for their turn, the first first.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a runner.
  ///
  /// - Parameter host: What shows screens. It has one runner.
  public init(host: any NavigationHost<Destination>) {
    self.host = host
  }

  /// Waits until no other plan is being performed, and keeps others from starting meanwhile.
  ///
  /// - Parameter body: Reads the state, plans and performs.
  /// - Returns: What the body returns.
  public func exclusively<Result>(_ body: () async -> Result) async -> Result {
    if isRunning {
      await withCheckedContinuation { waiting.append($0) }
    }
    isRunning = true
    defer {
      // The turn is handed on without a gap, so that nobody comes between.
      if waiting.isEmpty { isRunning = false } else { waiting.removeFirst().resume() }
    }
    return await body()
  }

  /// Performs a plan and checks that it arrived.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from the host's state.
  ///   - target: Where it leads.
  ///   - privacy: Whether the failure may show values.
  /// - Returns: The steps that were performed, and why it ended early, if it did.
  public func run(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>,
    privacy: LinkPrivacy = .redacted
  ) async -> (performed: [NavigationStep<Destination>], failure: LinkReason?) {
    var performed: [NavigationStep<Destination>] = []
    do {
      try await host.perform(plan, to: target) { performed.append($0) }
    } catch {
      let subject = "Step \(performed.count + 1) of \(plan.steps.count) failed"
      let code = LinkReason.Code.navigationFailed
      let reason = LinkReason(error, code: code, subject: subject, privacy: privacy)
      return (performed, reason)
    }
    guard host.state == target else {
      let message = "All steps were performed, but something else is on screen."
      return (performed, LinkReason(.navigationFailed, message: message))
    }
    return (performed, nil)
  }
}
