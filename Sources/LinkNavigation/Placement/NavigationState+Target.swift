extension NavigationState {
  /// Returns the state that shows a chain, with its last destination on top.
  ///
  /// Everything else stays as it is: other containers keep their stacks, foreign screens
  /// stay below the new screens. Computing the
  /// target of the same destination again in the target gives the target.
  ///
  /// - Parameter chain: The chain to show, from
  ///   ``NavigationChain/init(of:in:policy:placements:)`` with this state and a policy.
  /// - Returns: The state with the chain's destination on top; this state for an action.
  /// - Throws: ``NavigationStateError`` – `.unknownContainer` when a placement names a container that
  ///   this state does not have.
  /// - Complexity: O(*d* · *n*), *d* = length of the chain, *n* = number of entries of the state.
  public func target(
    for chain: NavigationChain<Destination>
  ) throws(NavigationStateError) -> Self {
    var target = chain.clearing.applied(to: self)
    for element in chain.elements {
      try target.place(element)
    }
    guard chain.clearing == .aboveRoot else { return target }
    for container in containers where container.id != target.selected {
      try target.setStack(container.stack, of: container.id)
    }
    return target
  }

  /// Shows one element of a chain on top of its parent.
  private mutating func place(
    _ element: NavigationChain<Destination>.Element
  ) throws(NavigationStateError) {
    let entry = NavigationEntry.destination(element.destination)
    switch element.placement {
    case .root(let id):
      presentations = []
      try select(id)
      try setStack([entry], of: id)
    case .pushed(on: let parent):
      try cutToParent(parent)
      try push(entry)
    case .presented(let style, over: let parent):
      try cutToParent(parent)
      presentations.append(Presentation(style: style, root: entry))
    case .pushedOnCurrent:
      guard try !cutVisibleStack(to: element.destination) else { return }
      try push(entry)
    case .presentedOnCurrent(let style):
      guard !cutPresentations(to: entry) else { return }
      presentations.append(Presentation(style: style, root: entry))
    case .noScreen:
      return
    }
  }

  /// Removes the screens above a destination that is on screen.
  private mutating func cutToParent(_ parent: Destination) throws(NavigationStateError) {
    guard let position = position(of: parent) else { return }
    self = try cut(to: position)
  }

  /// Removes the screens above a destination in the visible stack.
  private mutating func cutVisibleStack(
    to destination: Destination
  ) throws(NavigationStateError) -> Bool {
    guard let position = position(of: destination), position.address == visibleAddress else {
      return false
    }
    self = try cut(to: position)
    return true
  }

  /// Removes the screens above the root of a presentation.
  private mutating func cutPresentations(to root: NavigationEntry<Destination>) -> Bool {
    guard let index = presentations.lastIndex(where: { $0.root == root }) else { return false }
    presentations.removeLast(presentations.count - 1 - index)
    presentations[index].pushed = []
    return true
  }

  /// Pushes an entry on the visible stack.
  private mutating func push(
    _ entry: NavigationEntry<Destination>
  ) throws(NavigationStateError) {
    switch visibleAddress {
    case .container(let id): try setStack(visibleStack + [entry], of: id)
    case .presentation(let index): presentations[index].pushed.append(entry)
    }
  }
}

/// The screens to remove before a chain is shown.
enum NavigationClearing: Hashable, Sendable {
  /// None beyond those that the placements of the chain remove.
  case nothing

  /// The screens above the root of the chain's container, and every presentation.
  case aboveRoot

  /// The presentations above the first `count`, the lowest of which is replaced.
  case presentations(above: Int)
}

extension NavigationClearing {
  /// A state after the clearing.
  func applied<Destination>(
    to state: NavigationState<Destination>
  ) -> NavigationState<Destination> {
    var cleared = state
    switch self {
    case .nothing: break
    case .aboveRoot:
      cleared.presentations = []
      for container in state.containers {
        try? cleared.setStack(Array(container.stack.prefix(1)), of: container.id)
      }
    case .presentations(above: let count):
      cleared.presentations.removeLast(max(0, state.presentations.count - count))
    }
    return cleared
  }
}
