/// The place that wins among those a destination lists.
struct PlacementChoice<Destination: Hashable & Sendable> {
  /// The winning place, or `nil` when none can be used.
  let placement: LinkPlacement<Destination>?

  /// Whether what is below the place is on screen already, or needs nothing below it.
  let endsWalk: Bool

  /// Why no place can be used.
  let failure: NavigationChainError<Destination>.Code

  /// Chooses where the destination stands already, else the first place whose parent is visible,
  /// else the first whose parent is anywhere on screen, else the last.
  init(
    among placements: [LinkPlacement<Destination>],
    of destination: Destination,
    in state: NavigationState<Destination>,
    policy: NavigationPolicy
  ) {
    let usable = policy.usesCurrentScreen ? placements : placements.filter { !$0.isContextual }
    let presence = usable.map { Self.presence(of: $0, in: state) }
    let winner =
      usable.firstIndex { state.shows(destination, at: $0) }
      ?? presence.firstIndex(of: .visible) ?? presence.firstIndex(of: .hidden)
      ?? usable.indices.last
    placement = winner.map { usable[$0] }
    endsWalk = winner.map { presence[$0] != .absent || usable[$0].parent == nil } ?? true
    failure = placements.isEmpty ? .noPlacement : .onlyContextual
  }

  /// Whether what a place stands on is on screen.
  private enum Presence {
    case visible, hidden, absent
  }

  /// Tells whether what a place stands on is on screen.
  private static func presence(
    of placement: LinkPlacement<Destination>,
    in state: NavigationState<Destination>
  ) -> Presence {
    switch placement {
    case .pushedOnCurrent, .presentedOnCurrent, .noScreen:
      return .visible
    case .root(let id):
      guard state.containers.contains(where: { $0.id == id }) else { return .absent }
      return state.visibleAddress == .container(id) ? .visible : .hidden
    case .pushed(on: let parent), .presented(_, over: let parent):
      guard let position = state.position(of: parent) else { return .absent }
      return position.isVisible ? .visible : .hidden
    }
  }
}

extension NavigationState {
  /// Tells whether a destination is the visible screen and stands at a place.
  fileprivate func shows(_ destination: Destination, at placement: LinkPlacement<Destination>)
    -> Bool
  {
    guard visibleEntry?.destination == destination else { return false }
    let below = visibleStack.dropLast().last?.destination
    switch placement {
    case .root(let id): return visibleAddress == .container(id) && visibleStack.count == 1
    case .pushed(on: let parent): return below == parent
    case .presented(let style, over: let parent):
      guard let top = presentations.last, top.style == style, top.pushed.isEmpty else {
        return false
      }
      return covered.visibleEntry?.destination == parent
    case .pushedOnCurrent, .presentedOnCurrent, .noScreen: return false
    }
  }

  /// The state without its topmost presentation.
  private var covered: Self {
    var state = self
    state.presentations = state.presentations.dropLast()
    return state
  }
}
