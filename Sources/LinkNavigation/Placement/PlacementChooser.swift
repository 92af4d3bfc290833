/// Chooses where a destination goes among the screens of a state.
struct PlacementChooser<Destination: Hashable & Sendable> {
  /// The screens.
  let state: NavigationState<Destination>

  /// Chooses the placement that a destination has already, else the first whose parent is visible, else the
  /// first whose parent is anywhere on screen, else the last; `nil` when none can be used.
  ///
  /// The walk ends when the parent is on screen, or none is needed.
  func choice(
    among placements: [LinkPlacement<Destination>],
    of destination: Destination,
    usesCurrentScreen: Bool
  ) -> (placement: LinkPlacement<Destination>, endsWalk: Bool)? {
    var best: LinkPlacement<Destination>?
    var presenceOfBest = Presence.absent
    for placement in placements where usesCurrentScreen || !placement.isContextual {
      let presence = presence(of: placement)
      let isShown = shows(destination, at: placement)
      if isShown || presenceOfBest == .absent
        || (presenceOfBest == .hidden && presence == .visible)
      {
        (best, presenceOfBest) = (placement, presence)
      }
      if isShown { break }
    }
    guard let best else { return nil }
    return (best, presenceOfBest != .absent || best.parent == nil)
  }

  /// Returns whether the parent of a placement is on screen.
  private func presence(of placement: LinkPlacement<Destination>) -> Presence {
    switch placement {
    case .pushedOnCurrent: return state.visibleEntry == nil ? .absent : .visible
    case .presentedOnCurrent, .noScreen: return .visible
    case .root(let id):
      guard state.index(of: id) != nil else { return .absent }
      return state.visibleAddress == .container(id) ? .visible : .hidden
    case .pushed(on: let parent), .presented(_, over: let parent):
      guard let position = state.position(of: parent) else { return .absent }
      return position.address == state.visibleAddress ? .visible : .hidden
    }
  }

  /// Returns whether a destination is the visible screen and has a placement.
  private func shows(_ destination: Destination, at placement: LinkPlacement<Destination>) -> Bool {
    let stack = state.visibleStack
    guard stack.last?.shows(destination) == true else { return false }
    switch placement {
    case .root(let id): return state.visibleAddress == .container(id) && stack.count == 1
    case .pushed(on: let parent): return stack.count > 1 && stack[stack.count - 2].shows(parent)
    case .presented(let style, over: let parent):
      guard let top = state.presentations.last, top.style == style, top.pushed.isEmpty else {
        return false
      }
      var covered = state
      covered.presentations.removeLast()
      return covered.visibleEntry?.shows(parent) == true
    case .pushedOnCurrent, .presentedOnCurrent, .noScreen: return false
    }
  }

  /// Finds the placement of a guest, which is shown over the current screen without its ancestors; `nil` in the modes
  /// with ancestors.
  func guestPlacement(
    of destination: Destination,
    policy: NavigationPolicy,
    placements: (Destination) -> [LinkPlacement<Destination>]
  ) -> LinkPlacement<Destination>? {
    let pushed: LinkPlacement<Destination>
    switch policy.mode {
    case .reuseStack, .fromRoot: return nil
    case .pushOnTop: pushed = .pushedOnCurrent
    case .presentOnTop(let style): pushed = .presentedOnCurrent(style)
    }
    guard policy.usesCurrentScreen, state.visibleEntry != nil,
      let best = placements(destination).first, best != .noScreen
    else { return nil }
    if state.position(of: destination)?.address == state.visibleAddress { return .pushedOnCurrent }
    switch best {
    case .root, .noScreen: return best
    case .pushed, .pushedOnCurrent: return pushed
    case .presented(let style, over: _), .presentedOnCurrent(let style):
      return .presentedOnCurrent(style)
    }
  }

  /// Finds what to dismiss before a destination is presented over the current screen: the lowest
  /// presentation of its style whose root lists the same place, or has any.
  func clearing(
    for destination: Destination,
    at placement: LinkPlacement<Destination>,
    ofAnyKind: Bool,
    placements: (Destination) -> [LinkPlacement<Destination>]
  ) -> NavigationClearing {
    guard case .presentedOnCurrent(let style) = placement else { return .nothing }
    if state.presentations.contains(where: { $0.root.shows(destination) }) { return .nothing }
    for (index, presentation) in state.presentations.enumerated() where presentation.style == style
    {
      guard let root = presentation.root.destination else { continue }
      if ofAnyKind || placements(root).contains(placement) { return .presentations(above: index) }
    }
    return .nothing
  }
}

/// Whether the parent of a placement is on screen.
private enum Presence {
  case visible, hidden, absent
}
