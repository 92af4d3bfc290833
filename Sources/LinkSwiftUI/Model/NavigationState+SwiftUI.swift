#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation

extension NavigationState {
  /// This state without opaque screens, and without what stands on them in the same stack.
  var withoutOpaqueScreens: Self {
    var state = self
    for container in containers {
      // Its name is one of this state, so it is found.
      try? state.setStack(Array(container.stack.prefix { $0.destination != nil }), of: container.id)
    }
    state.presentations = presentations.prefix { $0.root.destination != nil }.map {
      var presentation = $0
      presentation.pushed = Array($0.pushed.prefix { $0.destination != nil })
      return presentation
    }
    return state
  }

  /// The number of presentations, from the lowest, that are the same in another state.
  ///
  /// - Parameter other: The other state.
  /// - Returns: The number; only what is pushed can differ in them.
  func commonPresentations(_ other: Self) -> Int {
    zip(presentations, other.presentations).prefix { $0.isSamePresentation(as: $1) }.count
  }
}
#endif
