/// The screens to remove before a chain is shown.
enum NavigationClearing: Hashable, Sendable {
  /// None beyond those that the placements of the chain remove.
  case nothing

  /// The screens above the root of the chain's container, and every presentation.
  case aboveRoot

  /// The presentations above the first `count`, the lowest of which is replaced.
  case presentations(above: Int)
}

extension NavigationClearing {
  /// A state after the clearing.
  func applied<Destination>(
    to state: NavigationState<Destination>
  ) -> NavigationState<Destination> {
    var cleared = state
    switch self {
    case .nothing: break
    case .aboveRoot:
      cleared.presentations = []
      for container in state.containers {
        try? cleared.setStack(Array(container.stack.prefix(1)), of: container.id)
      }
    case .presentations(above: let count):
      cleared.presentations.removeLast(max(0, state.presentations.count - count))
    }
    return cleared
  }
}
