import LinkPatterns

/// Performs plans on a host, and checks at each step what the one before led to.
///
/// A step has a time limit. A step whose end is never reported counts as performed when the screens show
/// it. When the screens differ from the state that a step leads to, the rest of the plan is not performed,
/// since it could do harm; plan again from the current state.
@MainActor
struct PlanRunner<Destination: Hashable & Sendable>: ~Copyable {
  typealias Plan = NavigationPlan<Destination>
  typealias State = NavigationState<Destination>

  /// The host that performs the plan.
  let host: any NavigationHost<Destination>

  /// Cuts off steps that take too long.
  private let limits: TimeLimits

  /// The time limit of a step.
  private let stepLimit: Duration

  /// Returns whether the screens let the rest of a plan be performed.
  private let mayPerform: @MainActor (Plan, State) -> Bool

  /// Creates the runner of a host; a shorter time limit of the host counts.
  init(
    host: any NavigationHost<Destination>,
    limits: TimeLimits,
    stepLimit: Duration,
    mayPerform: @escaping @MainActor (Plan, State) -> Bool = { _, _ in true }
  ) {
    (self.host, self.limits, self.stepLimit) = (host, limits, stepLimit)
    self.mayPerform = mayPerform
  }

  /// Performs a plan as long as the screens match the steps.
  ///
  /// The state is read once for each step, and once behind the last, or behind what failed.
  func perform(_ plan: Plan, to target: State) async -> PlanRun<Destination> {
    let progress = PlanProgress(plan, to: target)
    do throws(LinkFailure) {
      while progress.hasMore, !Task.isCancelled { try await performNext(of: progress) }
      return progress.run(endingIn: host.state)
    } catch {
      let isOvertaken = error.code == .stepOvertaken
      return progress.run(endingIn: host.state, failure: isOvertaken ? nil : error)
    }
  }

  /// Has the host perform the next steps of a plan.
  private func performNext(of progress: PlanProgress<Destination>) async throws(LinkFailure) {
    let (plan, target) = (progress.plan, progress.target)
    let (rest, number) = (plan.dropping(first: progress.count), progress.count + 1)
    func name() -> String { "Step \(number) of \(plan.steps.count)" }
    let check: @MainActor @Sendable () throws -> Void = { [host, mayPerform] in
      // A step that took too long may come back while others are performed.
      try Task.checkCancellation()
      guard progress.begin(in: host.state), mayPerform(rest, target) else {
        throw LinkFailure(.stepOvertaken)
      }
    }
    defer { host.setStepCheck(nil) }
    do {
      let count =
        try await limits.run(stepLimit) { [host] in
          try Task.checkCancellation()
          if !host.setStepCheck(check) { try check() }
          return try await host.perform(rest, to: target)
        } ?? progress.stepsSeen(in: host.state)
      guard let count else {
        throw LinkFailure(.stepTimedOut, subject: name(), expected: .name("\(stepLimit)"))
      }
      let wasChecked = progress.hasBegun
      progress.end(count)
      guard wasChecked else { throw LinkFailure(.stepOvertaken) }
    } catch {
      throw LinkFailure(error, .navigationFailed, subject: name())
    }
  }
}

extension LinkFailure.Code {
  /// A step did not end within its time: the message says which.
  public static let stepTimedOut = Self("stepTimedOut", "{subject} did not end within {expected}")

  /// The screens are not those that a step was planned from, an alert came up before it was performed, or a screen that
  /// it removes has unsaved work since.
  static let stepOvertaken = Self("stepOvertaken", "the screens changed before a step")
}
