/// The place of a stack in a navigation state.
public enum StackAddress: Hashable, Sendable {
  /// The stack of a container.
  case container(TabID)

  /// The stack inside a presentation, by its position; 0 is the lowest.
  case presentation(Int)
}

extension NavigationState {
  /// All entries with their positions, containers first.
  package var positionedEntries:
    [(position: NavigationPosition, entry: NavigationEntry<Destination>)]
  {
    containers.flatMap { entries(of: $0.stack, at: .container($0.id)) }
      + presentations.enumerated().flatMap { entries(of: $1.stack, at: .presentation($0)) }
  }

  /// The entries of a stack with their positions.
  private func entries(
    of stack: [NavigationEntry<Destination>],
    at address: StackAddress
  ) -> [(position: NavigationPosition, entry: NavigationEntry<Destination>)] {
    stack.enumerated().map { index, entry in
      (NavigationPosition(address: address, count: index + 1), entry)
    }
  }

  /// The address of the stack a person sees: the topmost presentation's, else the selected one.
  public var visibleAddress: StackAddress {
    presentations.count == 0
      ? .container(selected) : .presentation(presentations.count - 1)
  }

  /// The stack a person sees, lowest first.
  public var visibleStack: [NavigationEntry<Destination>] {
    presentations.last?.stack ?? containers[selectedIndex].stack
  }

  /// The screen a person sees, or `nil` when nothing has been shown yet.
  public var visibleEntry: NavigationEntry<Destination>? { visibleStack.last }

  /// The stack at an address.
  ///
  /// - Parameter address: Where the stack is.
  /// - Returns: The screens, lowest first, or `nil` when this state has no such place.
  /// - Complexity: O(*n*), *n* = number of containers.
  public func stack(at address: StackAddress) -> [NavigationEntry<Destination>]? {
    switch address {
    case .container(let id):
      guard let index = index(of: id) else { return nil }
      return containers[index].stack
    case .presentation(let index):
      return presentations.indices.contains(index) ? presentations[index].stack : nil
    }
  }

  /// Finds a destination, in the visible stack first, then in any other, the topmost place first.
  ///
  /// - Parameter destination: What is looked for.
  /// - Returns: Where it is, how many screens its stack has up to and including it, and whether
  ///   the visible stack holds it; or `nil` when it is not shown.
  /// - Complexity: O(*n*), *n* = number of entries of the state.
  public func position(of destination: Destination) -> NavigationPosition? {
    for index in (0..<presentations.count).reversed() {
      if let found = position(of: destination, at: .presentation(index)) { return found }
    }
    if let found = position(of: destination, at: .container(selected)) { return found }
    for container in containers {
      if let found = position(of: destination, at: .container(container.id)) { return found }
    }
    return nil
  }

  /// Finds the topmost place of a destination in one stack.
  private func position(
    of destination: Destination,
    at address: StackAddress
  ) -> NavigationPosition? {
    let stack = stack(at: address) ?? []
    for index in (0..<stack.count).reversed() where stack[index].shows(destination) {
      return NavigationPosition(address: address, count: index + 1)
    }
    return nil
  }

  /// The part of this state up to and including a position: what is above it is left out.
  ///
  /// - Parameter position: A position that ``position(of:)`` of this state returned.
  /// - Returns: The state in which the position is on top and visible.
  /// - Throws: ``NavigationStateError`` – `.unknownContainer` or `.unknownPresentation` when the
  ///   position is of another state.
  public func cut(to position: NavigationPosition) throws(NavigationStateError) -> Self {
    var state = self
    switch position.address {
    case .container(let id):
      state.presentations = []
      try state.select(id)
      var stack = stack(at: position.address) ?? []
      stack.removeLast(max(0, stack.count - position.count))
      try state.setStack(stack, of: id)
    case .presentation(let index):
      guard presentations.indices.contains(index) else {
        throw NavigationStateError(code: .unknownPresentation, container: nil)
      }
      state.presentations.removeLast(presentations.count - 1 - index)
      let above = presentations[index].stack.count - position.count
      state.presentations[index].pushed.removeLast(max(0, above))
    }
    return state
  }

  /// The number of presentations, from the lowest, that another state has too.
  ///
  /// Two with the same style and root are one presentation to the host.
  package func presentationsKept(in target: NavigationState) -> Int {
    var kept = 0
    while kept < presentations.count, kept < target.presentations.count,
      presentations[kept].style == target.presentations[kept].style,
      presentations[kept].root == target.presentations[kept].root
    {
      kept += 1
    }
    return kept
  }
}

/// Where a destination is shown; visible when its address is the ``NavigationState/visibleAddress``.
public struct NavigationPosition: Hashable, Sendable {
  /// The stack that holds it.
  public let address: StackAddress

  /// The number of screens of that stack up to and including it.
  ///
  /// At least 1.
  public let count: Int
}
