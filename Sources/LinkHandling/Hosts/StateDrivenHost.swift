public import LinkNavigation

/// A host that is given the whole state at once: SwiftUI and other architectures with a store.
@MainActor
public protocol StateDrivenHost<Destination>: NavigationHost {
  /// Shows a state, and returns when it is shown.
  ///
  /// - Parameter target: What is to be shown.
  /// - Throws: When it cannot be shown.
  func apply(_ target: NavigationState<Destination>) async throws
}

extension StateDrivenHost {
  /// Shows where a plan leads.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: Where it leads.
  /// - Returns: The number of all its steps.
  /// - Throws: What ``apply(_:)`` throws.
  public func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    try await apply(target)
    return plan.steps.count
  }
}
