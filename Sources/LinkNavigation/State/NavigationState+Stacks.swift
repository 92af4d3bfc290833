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
    let visible = visibleAddress
    var result: [(position: NavigationPosition, entry: NavigationEntry<Destination>)] = []
    func add(_ stack: [NavigationEntry<Destination>], at address: StackAddress) {
      let isVisible = address == visible
      var count = 0
      for entry in stack {
        count += 1
        result.append(
          (NavigationPosition(address: address, count: count, isVisible: isVisible), entry)
        )
      }
    }
    for container in containers { add(container.stack, at: .container(container.id)) }
    var index = 0
    for presentation in presentations {
      add(presentation.stack, at: .presentation(index))
      index += 1
    }
    return result
  }

  /// The address of the stack a person sees: the topmost presentation's, else the selected one.
  public var visibleAddress: StackAddress {
    presentations.count > 0 ? .presentation(presentations.count - 1) : .container(selected)
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
    var index = presentations.count
    while index > 0 {
      index -= 1
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
    var count = stack.count
    while count > 0, !stack[count - 1].shows(destination) { count -= 1 }
    guard count > 0 else { return nil }
    return NavigationPosition(
      address: address,
      count: count,
      isVisible: address == visibleAddress
    )
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
      stack.keep(first: position.count)
      try state.setStack(stack, of: id)
    case .presentation(let index):
      guard presentations.indices.contains(index) else {
        throw NavigationStateError(code: .unknownPresentation, container: nil)
      }
      state.presentations.keep(first: index + 1)
      state.presentations[index].pushed.keep(first: position.count - 1)
    }
    return state
  }
}

extension Array {
  /// Removes all elements but the first.
  mutating func keep(first count: Int) {
    if count < self.count { removeLast(self.count - count) }
  }
}

/// Where a destination is shown.
public struct NavigationPosition: Equatable, Sendable {
  /// The stack that holds it.
  public let address: StackAddress

  /// The number of screens of that stack up to and including it.
  ///
  /// At least 1.
  public let count: Int

  /// Whether that stack is the visible one.
  public let isVisible: Bool
}
