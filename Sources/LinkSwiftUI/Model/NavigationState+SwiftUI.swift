#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation

extension NavigationState {
  /// This state without opaque screens, but some, and without what stands on them in the same stack.
  func withoutOpaqueScreens(but isKnown: (OpaqueScreen) -> Bool) -> Self {
    func isShown(_ entry: NavigationEntry<Destination>) -> Bool {
      switch entry {
      case .destination: true
      case .opaque(let screen): isKnown(screen)
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

  /// The opaque screens in all stacks.
  var opaqueScreens: Set<OpaqueScreen> {
    Set(containers.flatMap(\.stack).compactMap(\.opaqueScreen))
      .union(presentations.flatMap(\.opaqueScreens))
  }

  /// The number of presentations, from the lowest, that are the same in another state.
  ///
  /// - Parameter other: The other state.
  /// - Returns: The number; only what is pushed can differ in them.
  func commonPresentations(_ other: Self) -> Int {
    zip(presentations, other.presentations).prefix { $0.isSamePresentation(as: $1) }.count
  }
}

extension Presentation {
  /// The opaque screens of its stack.
  var opaqueScreens: [OpaqueScreen] { stack.compactMap(\.opaqueScreen) }
}

extension NavigationEntry {
  /// The opaque screen; `nil` for one of a destination.
  var opaqueScreen: OpaqueScreen? {
    guard case .opaque(let screen) = self else { return nil }
    return screen
  }
}
#endif
