package import LinkNavigation

/// Random navigation states with given destinations.
package struct RandomState<Destination: Hashable & Sendable>: Sendable {
  /// The destinations of the stacks.
  package let destinations: [Destination]

  /// The names of the containers; one container, `TabID.main`, when empty.
  package let containers: [TabID]

  /// The most screens of a stack; one less is the most presentations.
  package let depth: Int

  /// Creates a maker of states.
  package init(destinations: [Destination], containers: [TabID] = [], depth: Int = 3) {
    self.destinations = destinations
    self.containers = containers
    self.depth = max(1, depth)
  }

  /// Makes a state.
  package func make(
    using generator: inout some RandomNumberGenerator
  ) -> NavigationState<Destination> {
    var presentations: [Presentation<Destination>] = []
    for _ in 0..<Int.random(in: 0..<depth, using: &generator) {
      let stack = stack(ofAtLeast: 1, using: &generator)
      let style: PresentationStyle = Bool.random(using: &generator) ? .sheet : .fullScreen
      guard let root = stack.first else { continue }
      presentations.append(
        Presentation(style: style, root: root, pushed: Array(stack.dropFirst()))
      )
    }
    let filled = containers.map {
      NavigationContainer(id: $0, stack: stack(ofAtLeast: 0, using: &generator))
    }
    let selected = containers.randomElement(using: &generator)
    let state = try? NavigationState(
      containers: filled,
      selected: selected,
      presentations: presentations
    )
    return state
      ?? NavigationState(
        stack: stack(ofAtLeast: 0, using: &generator),
        presentations: presentations
      )
  }

  /// Makes a stack.
  private func stack(
    ofAtLeast minimum: Int,
    using generator: inout some RandomNumberGenerator
  ) -> [NavigationEntry<Destination>] {
    (0..<Int.random(in: minimum...depth, using: &generator)).map { _ in
      let isForeign = Int.random(in: 0..<8, using: &generator) == 0
      guard !isForeign, let destination = destinations.randomElement(using: &generator) else {
        let kind = ForeignScreen.Kind.allCases.randomElement(using: &generator) ?? .pushed
        let id = "\(kind.rawValue)\(Int.random(in: 0...1, using: &generator))"
        return .foreign(ForeignScreen(id: id, kind: kind))
      }
      return .destination(destination)
    }
  }
}
