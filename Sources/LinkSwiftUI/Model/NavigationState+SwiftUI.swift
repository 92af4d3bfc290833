#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation

extension NavigationState {
  /// This state without foreign screens, but some, and without what stands on them in the same stack.
  func withoutForeignScreens(but isKnown: (ForeignScreen) -> Bool) -> Self {
    func isShown(_ entry: NavigationEntry<Destination>) -> Bool {
      switch entry {
      case .destination: true
      case .foreign(let screen): isKnown(screen)
      }
    }
    var state = self
    for container in containers {
      // Its name is one of this state, so it is found.
      try? state.setStack(Array(container.stack.prefix(while: isShown)), of: container.id)
    }
    state.presentations = presentations.prefix { $0.root.destination != nil }.map {
      var presentation = $0
      presentation.pushed = Array($0.pushed.prefix(while: isShown))
      return presentation
    }
    return state
  }

  /// The foreign screens in all stacks.
  var foreignScreens: Set<ForeignScreen> {
    Set(containers.flatMap(\.stack).compactMap(\.foreignScreen))
      .union(presentations.flatMap(\.foreignScreens))
  }

  /// The number of presentations, from the lowest, that are the same in another state.
  func commonPresentations(_ other: Self) -> Int {
    zip(presentations, other.presentations).prefix { $0.isSamePresentation(as: $1) }.count
  }
}

extension Presentation {
  /// The foreign screens of its stack.
  var foreignScreens: [ForeignScreen] { stack.compactMap(\.foreignScreen) }
}

extension NavigationEntry {
  /// The foreign screen; `nil` for one of a destination.
  var foreignScreen: ForeignScreen? {
    guard case .foreign(let screen) = self else { return nil }
    return screen
  }
}
#endif
