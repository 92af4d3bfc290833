extension NavigationState {
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
    case .pushedOnCurrent: return visibleEntry == nil ? .absent : .visible
    case .presentedOnCurrent, .noScreen: return .visible
    case .root(let id):
      guard index(of: id) != nil else { return .absent }
      return visibleAddress == .container(id) ? .visible : .hidden
    case .pushed(on: let parent), .presented(_, over: let parent):
      guard let position = position(of: parent) else { return .absent }
      return position.isVisible ? .visible : .hidden
    }
  }

  /// Returns whether a destination is the visible screen and has a placement.
  private func shows(_ destination: Destination, at placement: LinkPlacement<Destination>) -> Bool {
    let stack = visibleStack
    guard stack.last?.shows(destination) == true else { return false }
    switch placement {
    case .root(let id): return visibleAddress == .container(id) && stack.count == 1
    case .pushed(on: let parent): return stack.count > 1 && stack[stack.count - 2].shows(parent)
    case .presented(let style, over: let parent):
      guard let top = presentations.last, top.style == style, top.pushed.isEmpty else {
        return false
      }
      var covered = self
      covered.presentations.removeLast()
      return covered.visibleEntry?.shows(parent) == true
    case .pushedOnCurrent, .presentedOnCurrent, .noScreen: return false
    }
  }
}

/// Whether the parent of a placement is on screen.
private enum Presence {
  case visible, hidden, absent
}
