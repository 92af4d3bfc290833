/// A host without a display that calls a closure before each step.
@MainActor
public final class RecordingNavigationHost<Destination: Hashable & Sendable>: StepwiseHost {
  /// The current state.
  public private(set) var state: NavigationState<Destination>

  /// The steps that were performed, the oldest first.
  public private(set) var steps: [NavigationStep<Destination>] = []

  /// The number of changes: one for each step, or for all steps that were shown at once.
  public private(set) var changes = 0

  /// Called before each step.
  private let willPerform: @MainActor (NavigationStep<Destination>) -> Void

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - willPerform: Called before each step.
  public init(
    state: NavigationState<Destination>,
    willPerform: @escaping @MainActor (NavigationStep<Destination>) -> Void = { _ in }
  ) {
    self.state = state
    self.willPerform = willPerform
  }

  /// Performs a step on the state, after a turn of the main actor.
  ///
  /// - Throws: `NavigationStepError` when it does not fit.
  public func perform(_ step: NavigationStep<Destination>) async throws {
    willPerform(step)
    steps.append(step)
    changes += 1
    try state.apply(step)
    await nextTurn()
  }

  /// Performs all steps of a plan as one change of the state.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: The state after the plan.
  /// - Returns: The number of its steps.
  /// - Throws: `NavigationStepError` with the first step that does not fit.
  public func performAtOnce(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    plan.steps.forEach(willPerform)
    steps += plan.steps
    changes += 1
    state = try state.applying(plan)
    await nextTurn()
    return plan.steps.count
  }
}
