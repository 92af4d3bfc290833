/// What goes away before a chain is shown.
package enum NavigationClearing: Hashable, Sendable {
  /// Nothing that the places of the chain do not ask for.
  case nothing

  /// What is above the root of the container that the chain leads to, and every presentation.
  case aboveRoot

  /// The presentations above the first `count`, of which the lowest is replaced.
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
        var stack = container.stack
        stack.keep(first: 1)
        try? state.setStack(stack, of: container.id)
      }
    case .presentations(above: let count):
      state.presentations.keep(first: count)
    }
    return state
  }
}
