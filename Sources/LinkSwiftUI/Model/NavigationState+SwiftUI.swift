#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation

extension NavigationState {
  /// This state without foreign screens, but some, and without what stands on them in the same stack.
  func withoutForeignScreens(but isKnown: (ForeignScreen) -> Bool) -> Self {
    func isShown(_ entry: NavigationEntry<Destination>) -> Bool {
      entry.foreign.map(isKnown) ?? true
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
    Set(positionedEntries.compactMap { $0.entry.foreign })
  }
}
#endif
