public import LinkNavigation

/// A host that performs one step at a time: UIKit.
@MainActor
public protocol StepwiseHost<Destination>: NavigationHost {
  /// Performs a step, and returns when its transition has ended.
  ///
  /// - Parameter step: The step, which fits ``NavigationHost/state``.
  /// - Throws: When the step cannot be performed.
  func perform(_ step: NavigationStep<Destination>) async throws
}

extension StepwiseHost {
  /// Performs the steps of a plan, in order.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - target: Where it leads.
  ///   - didPerform: Called after each step.
  /// - Throws: What a step throws; the steps after it are not performed.
  public func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>,
    didPerform: (NavigationStep<Destination>) -> Void
  ) async throws {
    for step in plan.steps {
      try await perform(step)
      didPerform(step)
    }
  }
}
