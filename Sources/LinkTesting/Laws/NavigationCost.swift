public import LinkNavigation

/// What a list of steps costs the person who watches, compared in the order of the properties.
public struct NavigationCost: Hashable, Sendable, Comparable {
  /// Screens that are removed although the target has them at the same place.
  public let lostScreens: Int

  /// Presentations that are dismissed.
  public let dismissedPresentations: Int

  /// Steps.
  public let steps: Int

  /// Counts what steps cost on the way to a target.
  ///
  /// - Parameters:
  ///   - steps: The steps to count.
  ///   - state: The state before the first of them.
  ///   - target: The state that is wanted in the end.
  /// - Throws: `NavigationStepError` with the first step that does not fit.
  /// - Complexity: O(*s* · *n*), *s* = number of steps, *n* = number of entries.
  public init<Destination>(
    of steps: [NavigationStep<Destination>],
    from state: NavigationState<Destination>,
    to target: NavigationState<Destination>
  ) throws(NavigationStepError<Destination>) {
    var current = state
    var lost = 0
    var dismissed = 0
    for step in steps {
      lost += current.screensLost(by: step, on: target)
      let presented = current.presentations.count
      try current.apply(step)
      dismissed += max(0, presented - current.presentations.count)
    }
    lostScreens = lost
    dismissedPresentations = dismissed
    self.steps = steps.count
  }

  /// Creates a cost from its parts.
  private init(lostScreens: Int, dismissedPresentations: Int, steps: Int) {
    self.lostScreens = lostScreens
    self.dismissedPresentations = dismissedPresentations
    self.steps = steps
  }

  /// The cost of doing nothing.
  public static let zero = NavigationCost(lostScreens: 0, dismissedPresentations: 0, steps: 0)

  /// The cost of one list of steps and another after it.
  ///
  /// - Parameters:
  ///   - lhs: The cost of the first.
  ///   - rhs: The cost of the second.
  /// - Returns: The sum of each part.
  public static func + (lhs: NavigationCost, rhs: NavigationCost) -> NavigationCost {
    NavigationCost(
      lostScreens: lhs.lostScreens + rhs.lostScreens,
      dismissedPresentations: lhs.dismissedPresentations + rhs.dismissedPresentations,
      steps: lhs.steps + rhs.steps
    )
  }

  /// Compares lost screens, then dismissed presentations, then steps.
  ///
  /// - Returns: Whether the first is lower.
  public static func < (lhs: NavigationCost, rhs: NavigationCost) -> Bool {
    (lhs.lostScreens, lhs.dismissedPresentations, lhs.steps)
      < (rhs.lostScreens, rhs.dismissedPresentations, rhs.steps)
  }
}

extension NavigationState {
  /// Counts the screens that a step removes or makes anew although a target has them at the same place.
  fileprivate func screensLost(by step: NavigationStep<Destination>, on target: Self) -> Int {
    let presented = presentationsKept(in: target)
    return positionedEntries.count { position, _ in
      if step.keeps(position) { return false }
      if case .presentation(let index) = position.address, index >= presented { return false }
      let address = position.address
      return zip(stack(at: address) ?? [], target.stack(at: address) ?? [])
        .prefix { $0 == $1 }.count >= position.count
    }
  }
}
