/// The screens of one scene: containers, each with a stack, and presentations over them.
///
/// A value without identity or behavior: hosts report one, targets are computed as one, and a
/// ``NavigationPlan`` leads from one to another. It is not a view hierarchy: columns of a split
/// view, bars and toolbars are up to the host.
///
/// Invariant: there is at least one container, names are unique, and ``selected`` is one of them.
public struct NavigationState<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// The containers, in the order in which the app shows them.
  ///
  /// Never empty.
  public private(set) var containers: [NavigationContainer<Destination>]

  /// The position of the selected container in ``containers``.
  private(set) var selectedIndex: Int

  /// The presentations, lowest first; each is shown over the one before it.
  public var presentations: [Presentation<Destination>]

  /// Creates a state with one container, `TabID.main`.
  ///
  /// - Parameters:
  ///   - stack: The screens of the one stack, root first.
  ///   - presentations: The presentations over it, lowest first.
  public init(
    stack: [NavigationEntry<Destination>] = [],
    presentations: [Presentation<Destination>] = []
  ) {
    self.containers = [NavigationContainer(id: .main, stack: stack)]
    self.selectedIndex = 0
    self.presentations = presentations
  }

  /// Creates a state with several containers.
  ///
  /// - Parameters:
  ///   - containers: The containers, in the order in which the app shows them. At least one,
  ///     with unique names.
  ///   - selected: The name of the selected container; the first one when `nil`.
  ///   - presentations: The presentations over them, lowest first.
  /// - Throws: ``NavigationStateError`` – `.noContainer`, `.repeatedContainer` or
  ///   `.unknownContainer`; `container` names it.
  /// - Complexity: O(*n*²), *n* = `containers.count`.
  public init(
    containers: [NavigationContainer<Destination>],
    selected: TabID? = nil,
    presentations: [Presentation<Destination>] = []
  ) throws(NavigationStateError) {
    guard let first = containers.first else {
      throw NavigationStateError(code: .noContainer, container: nil)
    }
    for (index, container) in containers.enumerated()
    where containers[..<index].contains(where: { $0.id == container.id }) {
      throw NavigationStateError(code: .repeatedContainer, container: container.id)
    }
    self.containers = containers
    self.selectedIndex = 0
    self.presentations = presentations
    try select(selected ?? first.id)
  }

  /// The name of the selected container.
  public var selected: TabID { containers[selectedIndex].id }

  /// Selects another container.
  ///
  /// - Parameter id: The name of a container of this state.
  /// - Throws: ``NavigationStateError`` – `.unknownContainer` when no container has the name.
  /// - Complexity: O(*n*), *n* = `containers.count`.
  public mutating func select(_ id: TabID) throws(NavigationStateError) {
    selectedIndex = try knownIndex(of: id)
  }

  /// Replaces the stack of a container.
  ///
  /// - Parameters:
  ///   - stack: The new stack, root first.
  ///   - id: The name of a container of this state.
  /// - Throws: ``NavigationStateError`` – `.unknownContainer` when no container has the name.
  public mutating func setStack(
    _ stack: [NavigationEntry<Destination>],
    of id: TabID
  ) throws(NavigationStateError) {
    containers[try knownIndex(of: id)].stack = stack
  }

  /// Finds a container by its name.
  private func knownIndex(of id: TabID) throws(NavigationStateError) -> Int {
    guard let index = index(of: id) else {
      throw NavigationStateError(code: .unknownContainer, container: id)
    }
    return index
  }

  /// Whether another state has the same containers, in the same order.
  func hasContainers(of other: NavigationState) -> Bool {
    containers.count == other.containers.count
      && containers.indices.allSatisfy { containers[$0].id == other.containers[$0].id }
  }

  /// Finds a container.
  func index(of id: TabID) -> Int? {
    // `benchmark deliver`: where the compiler doesn't specialize, `firstIndex` costs six times as much.
    for index in 0..<containers.count where containers[index].id == id { return index }
    return nil
  }
}
