extension NavigationState {
  /// Chooses where a destination stands already, else the first place whose parent is visible, else the
  /// first whose parent is anywhere on screen, else the last; `nil` when none can be used.
  ///
  /// The walk ends where what is below the place is on screen, or nothing needs to be.
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

  /// Tells whether what a place stands on is on screen.
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

  /// Tells whether a destination is the visible screen and stands at a place.
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

/// Whether what a place stands on is on screen.
private enum Presence {
  case visible, hidden, absent
}
