/// The fewest steps from the current state to a target.
///
/// Among all lists of steps from one state to the other, the plan has the lowest
/// cost: lost screens, then dismissed presentations, then steps. It is a pure value: nothing is shown until a host performs it.
public struct NavigationPlan<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// The steps, in the order in which they are performed.
  public let steps: [NavigationStep<Destination>]

  /// Whether the steps are one change without animation, so that no single step is visible.
  ///
  /// For links that launch the app, and whenever an app asks for it.
  public let isAtOnce: Bool

  /// Plans the way from one state to another.
  ///
  /// The common part of both states stays: presentations with equal style and root, from the lowest up, and
  /// the common lower part of each stack.
  ///
  /// - Parameters:
  ///   - current: The current state.
  ///   - target: The target state.
  ///   - isAtOnce: Whether the steps are one change without animation.
  /// - Throws: ``NavigationPlanError`` when the two do not have the same containers, in the same
  ///   order: no step adds or removes a tab.
  /// - Complexity: O(*n*), *n* = number of entries of both states.
  public init(
    from current: NavigationState<Destination>,
    to target: NavigationState<Destination>,
    isAtOnce: Bool = false
  ) throws(NavigationPlanError) {
    guard current.hasContainers(of: target) else {
      throw NavigationPlanError(
        current: current.containers.map(\.id),
        target: target.containers.map(\.id)
      )
    }

    let kept = current.presentationsKept(in: target)
    var steps: [NavigationStep<Destination>] = []
    if kept < current.presentations.count { steps.append(.dismiss(to: kept)) }
    if current.selected != target.selected { steps.append(.select(target.selected)) }
    for index in 0..<target.containers.count {
      let (old, new) = (current.containers[index], target.containers[index])
      steps += Self.steps(from: old.stack, to: new.stack, in: .container(new.id))
    }
    for index in 0..<kept {
      steps += Self.steps(
        from: current.presentations[index].stack,
        to: target.presentations[index].stack,
        in: .presentation(index)
      )
    }
    for index in kept..<target.presentations.count {
      steps.append(.present(target.presentations[index]))
    }
    self.steps = steps
    self.isAtOnce = isAtOnce
  }

  /// Creates the rest of a plan.
  private init(steps: [NavigationStep<Destination>], isAtOnce: Bool) {
    self.steps = steps
    self.isAtOnce = isAtOnce
  }

  /// Returns the rest of the plan after its first steps.
  ///
  /// - Parameter count: How many steps were performed. Not negative.
  /// - Returns: The plan without them.
  public func dropping(first count: Int) -> NavigationPlan {
    count == 0 ? self : NavigationPlan(steps: Array(steps.dropFirst(count)), isAtOnce: isAtOnce)
  }

  /// Whether every step pushes, so that no screen is removed.
  package var onlyPushes: Bool {
    for step in steps { guard case .push = step else { return false } }
    return true
  }

  /// The destinations that the steps show, the lowest first.
  package var destinations: [Destination] {
    var shown: [Destination] = []
    for step in steps {
      for case .destination(let destination) in step.entries { shown.append(destination) }
    }
    return shown
  }

  /// Plans the way from one stack to another.
  private static func steps(
    from old: [NavigationEntry<Destination>],
    to new: [NavigationEntry<Destination>],
    in address: StackAddress
  ) -> [NavigationStep<Destination>] {
    let common = NavigationEntry.countShared(old, new)
    guard old.count != common || new.count != common else { return [] }
    if common == 0, !old.isEmpty, case .container(let id) = address {
      return [.replaceStack(new, of: id)]
    }
    var steps: [NavigationStep<Destination>] = []
    if old.count > common { steps.append(.pop(to: common, in: address)) }
    if new.count > common { steps.append(.push(Array(new[common...]), on: address)) }
    return steps
  }
}

/// Thrown when no plan leads from one state to another because their containers differ.
public struct NavigationPlanError: Error, Hashable, Sendable {
  /// The containers of the current state.
  public let current: [TabID]

  /// The containers of the target.
  public let target: [TabID]
}

extension NavigationPlanError: CustomStringConvertible {
  /// A sentence that lists both.
  public var description: String {
    "No plan leads from the containers \(current.map(\.rawValue)) to \(target.map(\.rawValue))."
  }
}
