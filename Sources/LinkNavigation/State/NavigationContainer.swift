/// One container of a navigation state and the screens on its stack.
public struct NavigationContainer<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// The name, unique within a state.
  public let id: TabID

  /// The screens, root first.
  ///
  /// Empty until the container was shown for the first time.
  public var stack: [NavigationEntry<Destination>]

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - id: The name, unique within a state.
  ///   - stack: The screens, root first.
  public init(id: TabID, stack: [NavigationEntry<Destination>] = []) {
    self.id = id
    self.stack = stack
  }
}
