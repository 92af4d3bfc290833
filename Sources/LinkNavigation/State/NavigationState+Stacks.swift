/// The place of a stack in a navigation state.
public enum StackAddress: Hashable, Sendable {
  /// The stack of a container.
  case container(TabID)

  /// The stack inside a presentation, by its position; 0 is the lowest.
  case presentation(Int)
}

extension NavigationState {
  /// All entries with their positions, containers first.
  ///
  /// - Complexity: O(*n*), *n* = number of entries.
  public var positionedEntries:
    [(position: NavigationPosition, entry: NavigationEntry<Destination>)]
  {
    let addresses =
      containers.map { StackAddress.container($0.id) }
      + presentations.indices.map(StackAddress.presentation)
    return addresses.flatMap { address in
      (stack(at: address) ?? []).enumerated().map { index, entry in
        let isVisible = address == visibleAddress
        return (NavigationPosition(address: address, count: index + 1, isVisible: isVisible), entry)
      }
    }
  }

  /// The address of the stack a person sees: the topmost presentation's, else the selected one.
  public var visibleAddress: StackAddress {
    presentations.isEmpty ? .container(selected) : .presentation(presentations.count - 1)
  }

  /// The stack a person sees, lowest first.
  public var visibleStack: [NavigationEntry<Destination>] {
    presentations.last?.stack ?? containers.first { $0.id == selected }?.stack ?? []
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
      containers.first { $0.id == id }?.stack
    case .presentation(let index):
      presentations.indices.contains(index) ? presentations[index].stack : nil
    }
  }

  /// Finds a destination, in the visible stack first, then in any other, the topmost place first.
  ///
  /// - Parameter destination: What is looked for.
  /// - Returns: Where it is, how many screens its stack has up to and including it, and whether
  ///   the visible stack holds it; or `nil` when it is not shown.
  /// - Complexity: O(*n*), *n* = number of entries of the state.
  public func position(of destination: Destination) -> NavigationPosition? {
    let hidden =
      presentations.indices.dropLast().reversed().map(StackAddress.presentation)
      + [.container(selected)]
      + containers.map { .container($0.id) }
    for address in [visibleAddress] + hidden {
      let index = stack(at: address)?.lastIndex { $0.destination == destination }
      if let index {
        return NavigationPosition(
          address: address,
          count: index + 1,
          isVisible: address == visibleAddress
        )
      }
    }
    return nil
  }

  /// Finds every place where a destination is shown.
  ///
  /// - Parameter destination: What is looked for.
  /// - Returns: Where it is: in the containers first, and the lowest place first in each stack.
  /// - Complexity: O(*n*), *n* = number of entries of the state.
  public func positions(of destination: Destination) -> [NavigationPosition] {
    positionedEntries.filter { $0.entry.destination == destination }.map(\.position)
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
      try state.setStack(Array((stack(at: position.address) ?? []).prefix(position.count)), of: id)
    case .presentation(let index):
      guard presentations.indices.contains(index) else {
        throw NavigationStateError(code: .unknownPresentation, container: nil)
      }
      state.presentations = Array(presentations.prefix(index + 1))
      state.presentations[index].pushed = Array(
        presentations[index].pushed.prefix(position.count - 1)
      )
    }
    return state
  }
}

/// Where a destination is shown.
public struct NavigationPosition: Hashable, Sendable {
  /// The stack that holds it.
  public let address: StackAddress

  /// The number of screens of that stack up to and including it.
  ///
  /// At least 1.
  public let count: Int

  /// Whether that stack is the visible one.
  public let isVisible: Bool
}
