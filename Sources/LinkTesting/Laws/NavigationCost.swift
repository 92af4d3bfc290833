/// The cost of a list of steps for the person who watches, compared property by property.
public struct NavigationCost: Hashable, Sendable, Comparable {
  /// Screens that are removed although the target has them at the same place.
  public private(set) var lostScreens = 0

  /// Presentations that are dismissed.
  public private(set) var dismissedPresentations = 0

  /// Steps.
  public private(set) var steps = 0

  /// Counts the cost of steps on the way to a target.
  ///
  /// - Parameters:
  ///   - steps: The steps to count.
  ///   - state: The state before the first of them.
  ///   - target: The target state.
  /// - Throws: `NavigationStepError` with the first step that does not fit.
  /// - Complexity: O(*s* · *n*), *s* = number of steps, *n* = number of entries.
  public init<Destination>(
    of steps: [NavigationStep<Destination>],
    from state: NavigationState<Destination>,
    to target: NavigationState<Destination>
  ) throws(NavigationStepError<Destination>) {
    var current = state
    for step in steps {
      lostScreens += Self.screensLost(by: step, from: current, on: target)
      let presented = current.presentations.count
      try current.apply(step)
      dismissedPresentations += max(0, presented - current.presentations.count)
    }
    self.steps = steps.count
  }

  private init() {}

  /// The cost of doing nothing.
  public static let zero = NavigationCost()

  /// The cost of one list of steps and another after it.
  ///
  /// - Parameters:
  ///   - lhs: The cost of the first.
  ///   - rhs: The cost of the second.
  /// - Returns: The sum of each part.
  public static func + (lhs: NavigationCost, rhs: NavigationCost) -> NavigationCost {
    var sum = lhs
    sum.lostScreens += rhs.lostScreens
    sum.dismissedPresentations += rhs.dismissedPresentations
    sum.steps += rhs.steps
    return sum
  }

  /// Compares lost screens, then dismissed presentations, then steps.
  ///
  /// - Returns: Whether the first is lower.
  public static func < (lhs: NavigationCost, rhs: NavigationCost) -> Bool {
    (lhs.lostScreens, lhs.dismissedPresentations, lhs.steps)
      < (rhs.lostScreens, rhs.dismissedPresentations, rhs.steps)
  }
}

extension NavigationCost {
  /// Counts the screens of a state that a step removes or rebuilds although a target has them at the same place.
  private static func screensLost<Destination>(
    by step: NavigationStep<Destination>,
    from state: NavigationState<Destination>,
    on target: NavigationState<Destination>
  ) -> Int {
    let presented = state.presentationsKept(in: target)
    return state.positionedEntries.count { position, _ in
      if step.keeps(position) { return false }
      if case .presentation(let index) = position.address, index >= presented { return false }
      let address = position.address
      return zip(state.stack(at: address) ?? [], target.stack(at: address) ?? [])
        .prefix { $0 == $1 }.count >= position.count
    }
  }
}
