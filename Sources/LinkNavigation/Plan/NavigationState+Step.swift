extension NavigationState {
  /// Performs one step.
  ///
  /// - Throws: ``NavigationStepError`` with the step, when it does not fit this state, which then
  ///   stays as it was.
  /// - Complexity: O(*n*), *n* = number of entries of the stacks concerned.
  public mutating func apply(
    _ step: NavigationStep<Destination>
  ) throws(NavigationStepError<Destination>) {
    var next = self
    guard next.perform(step) else { throw NavigationStepError(step: step) }
    self = next
  }

  /// Performs the steps of a plan, in order.
  ///
  /// - Returns: The state after the last step.
  /// - Throws: ``NavigationStepError`` with the first step that does not fit.
  /// - Complexity: O(*s* · *n*), *s* = number of steps, *n* = number of entries.
  public func applying(
    _ plan: NavigationPlan<Destination>
  ) throws(NavigationStepError<Destination>) -> Self {
    try applying(plan.steps[...])
  }

  /// The state after some steps.
  package func applying(
    _ steps: ArraySlice<NavigationStep<Destination>>
  ) throws(NavigationStepError<Destination>) -> Self {
    var state = self
    for step in steps { try state.apply(step) }
    return state
  }

  /// Performs one step, if it fits.
  private mutating func perform(_ step: NavigationStep<Destination>) -> Bool {
    switch step {
    case .select(let id):
      return (try? select(id)) != nil
    case .replaceStack(let stack, of: let id):
      return (try? setStack(stack, of: id)) != nil
    case .push(let entries, on: let address):
      guard !entries.isEmpty, let stack = stack(at: address) else { return false }
      return setStack(stack + entries, at: address)
    case .pop(to: let count, in: let address):
      guard var stack = stack(at: address), count >= 1, count < stack.count else { return false }
      stack.removeLast(stack.count - count)
      return setStack(stack, at: address)
    case .present(let presentation):
      presentations.append(presentation)
      return true
    case .dismiss(to: let count):
      guard presentations.indices.contains(count) else { return false }
      presentations.removeLast(presentations.count - count)
      return true
    }
  }

  /// Replaces the screens above the root of a stack.
  private mutating func setStack(
    _ stack: [NavigationEntry<Destination>],
    at address: StackAddress
  ) -> Bool {
    switch address {
    case .container(let id):
      return (try? setStack(stack, of: id)) != nil
    case .presentation(let index):
      guard presentations.indices.contains(index) else { return false }
      presentations[index].pushed = Array(stack.dropFirst())
      return true
    }
  }
}

/// Thrown when a step does not fit the state that it was to change.
public struct NavigationStepError<Destination: Hashable & Sendable>: Error, Hashable, Sendable {
  /// The step.
  public let step: NavigationStep<Destination>
}

extension NavigationStepError: CustomStringConvertible {
  /// A sentence that shows the step.
  public var description: String { "The step \(step) does not fit what is shown." }
}
