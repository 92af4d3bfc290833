package import LinkNavigation
import LinkRouting

/// Performs plans on a host, and checks after each change that it arrived.
///
/// A step has a time limit. One whose end is never reported counts as performed when what is on
/// screen says so. When something else is on screen than the step leads to, the rest of the plan is
/// not performed: it would do harm there. The way is to be planned again from what is shown.
@MainActor
package struct PlanRunner<Destination: Hashable & Sendable> {
  /// What shows screens.
  package let host: any NavigationHost<Destination>

  /// The clock.
  private let environment: LinkEnvironment

  /// How long a step may take.
  private let stepLimit: Duration

  /// How often the way is planned again from what is shown.
  package nonisolated static var maximumReplans: Int { 3 }

  /// Creates the runner of a host, whose own time limit is shorter if it has one.
  package init(
    host: any NavigationHost<Destination>,
    environment: LinkEnvironment,
    stepLimit: Duration
  ) {
    self.host = host
    self.environment = environment
    self.stepLimit = stepLimit
  }

  /// Performs a plan, as far as what is on screen is what its steps lead to.
  package func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async -> PlanRun<Destination> {
    var run = PlanRun<Destination>(performed: [], end: .arrived)
    while run.performed.count < plan.steps.count {
      let rest = plan.dropping(first: run.performed.count)
      // Not a plan from here: it was made from something else.
      guard (try? host.state.applying(rest)) == target else {
        run.end = .drifted
        return run
      }
      let before = host.state
      let subject = "Step \(run.performed.count + 1) of \(plan.steps.count)"
      do {
        let count = try await change(rest, to: target) ?? stepsSeen(of: rest, from: before)
        guard let count else {
          run.end = .failed(timedOut(subject))
          return run
        }
        let steps = rest.steps.prefix(max(1, count))
        guard host.state != before || before == Self.state(after: steps, from: before) else {
          run.end = .failed(LinkFailure(.stepRefused, subject: subject))
          return run
        }
        run.performed += steps
      } catch {
        run.end = .failed(LinkFailure(error, .navigationFailed, subject: subject))
        return run
      }
    }
    if host.state != target { run.end = .drifted }
    return run
  }

  /// Why a plan ends on a screen that does not come to rest.
  static var keptChanging: LinkFailure {
    LinkFailure(
      .screenKeptChanging,
      expected: .name("at most \(maximumReplans) changes")
    )
  }

  /// Lets the host perform the beginning of a plan, within the time of a step.
  private func change(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int? {
    try await TimeLimit.run(stepLimit, environment) { [host] in
      try await host.perform(plan, to: target)
    }
  }

  /// Finds how many steps were performed by what is on screen, after their time was over.
  private func stepsSeen(
    of plan: NavigationPlan<Destination>,
    from before: NavigationState<Destination>
  ) -> Int? {
    let shown = host.state
    guard shown != before else { return nil }
    return plan.steps.indices.map { $0 + 1 }.first {
      Self.state(after: plan.steps.prefix($0), from: before) == shown
    }
  }

  /// Why a step failed that took too long.
  private func timedOut(_ subject: String) -> LinkFailure {
    LinkFailure(.stepTimedOut, subject: subject, expected: .name("\(stepLimit)"))
  }

  /// The state after steps.
  private static func state(
    after steps: ArraySlice<NavigationStep<Destination>>,
    from state: NavigationState<Destination>
  ) -> NavigationState<Destination>? {
    var state: NavigationState<Destination>? = state
    for step in steps {
      do { try state?.apply(step) } catch { return nil }
    }
    return state
  }
}
