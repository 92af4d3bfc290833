public import LinkNavigation

/// A host that performs one step at a time: UIKit.
@MainActor
public protocol StepwiseHost<Destination>: NavigationHost {
  /// Performs a step, and returns when its transition has ended.
  ///
  /// - Parameter step: The step, which fits ``NavigationHost/state``.
  /// - Throws: When the step cannot be performed.
  func perform(_ step: NavigationStep<Destination>) async throws

  /// Performs all steps of a plan as one change, without animation.
  ///
  /// - Parameters:
  ///   - plan: The plan, which is to be shown at once.
  ///   - target: Where it leads.
  /// - Returns: How many steps were performed; those that are left are asked for next. At least 1.
  /// - Throws: When it cannot be performed.
  func performAtOnce(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int
}

extension StepwiseHost {
  /// Performs the first step of a plan, or all that are to be shown at once.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: Where it leads.
  /// - Returns: How many steps were performed.
  /// - Throws: What a step throws.
  public func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    guard let first = plan.steps.first else { return 0 }
    if plan.isAtOnce { return try await performAtOnce(plan, to: target) }
    try await perform(first)
    return 1
  }

  /// Performs the first step as any other: for hosts that do not animate.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: Where it leads.
  /// - Returns: 1, since the whole plan is one change.
  /// - Throws: What the step throws.
  public func performAtOnce(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    guard let first = plan.steps.first else { return 0 }
    try await perform(first)
    return 1
  }
}
