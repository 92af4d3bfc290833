/// The screens to remove before a chain is shown.
enum NavigationClearing: Hashable, Sendable {
  /// None beyond those that the placements of the chain remove.
  case nothing

  /// The screens above the root of the chain's container, and every presentation.
  case aboveRoot

  /// The presentations above the first `count`, the lowest of which is replaced.
  case presentations(above: Int)
}

extension NavigationState {
  /// This state after a clearing.
  func cleared(_ clearing: NavigationClearing) -> Self {
    var state = self
    switch clearing {
    case .nothing: break
    case .aboveRoot:
      state.presentations = []
      for container in containers {
        try? state.setStack(Array(container.stack.prefix(1)), of: container.id)
      }
    case .presentations(above: let count):
      state.presentations.removeLast(max(0, presentations.count - count))
    }
    return state
  }
}
