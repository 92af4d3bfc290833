/// The place of a destination that is shown over whatever is there, and what makes way for it.
struct GuestPlacement<Destination: Hashable & Sendable> {
  /// The place.
  let placement: LinkPlacement<Destination>

  /// What goes away first.
  let clearing: NavigationClearing

  /// Finds the place that a mode without ancestors gives.
  init?(
    of destination: Destination,
    in state: NavigationState<Destination>,
    policy: NavigationPolicy,
    placements: (Destination) -> [LinkPlacement<Destination>]
  ) {
    let pushed: LinkPlacement<Destination>
    switch policy.mode {
    case .reuseStack, .fromRoot: return nil
    case .pushOnTop: pushed = .pushedOnCurrent
    case .presentOnTop(let style): pushed = .presentedOnCurrent(style)
    }
    guard policy.usesCurrentScreen, state.visibleEntry != nil,
      let best = placements(destination).first, best != .noScreen
    else { return nil }
    let isVisible = state.position(of: destination)?.isVisible ?? false
    switch best {
    case .root, .noScreen: placement = isVisible ? .pushedOnCurrent : best
    case .pushed, .pushedOnCurrent: placement = isVisible ? .pushedOnCurrent : pushed
    case .presented(let style, over: _), .presentedOnCurrent(let style):
      placement = isVisible ? .pushedOnCurrent : .presentedOnCurrent(style)
    }
    clearing = Self.clearing(for: destination, at: placement, in: state) { _, _ in true }
  }

  /// Finds what makes way for a destination that lists ``LinkPlacement/presentedOnCurrent(_:)``: others
  /// of its kind, which list the same.
  static func clearing(
    for element: NavigationChain<Destination>.Element?,
    in state: NavigationState<Destination>,
    placements: (Destination) -> [LinkPlacement<Destination>]
  ) -> NavigationClearing {
    guard let element else { return .nothing }
    return clearing(for: element.destination, at: element.placement, in: state) { other, style in
      placements(other).contains(.presentedOnCurrent(style))
    }
  }

  /// Finds the lowest presentation that makes way.
  private static func clearing(
    for destination: Destination,
    at placement: LinkPlacement<Destination>,
    in state: NavigationState<Destination>,
    where isGuest: (Destination, PresentationStyle) -> Bool
  ) -> NavigationClearing {
    guard case .presentedOnCurrent(let style) = placement,
      !state.presentations.contains(where: { $0.root.destination == destination })
    else { return .nothing }
    let lowest = state.presentations.firstIndex { presentation in
      guard presentation.style == style, let root = presentation.root.destination else {
        return false
      }
      return isGuest(root, style)
    }
    return lowest.map { .presentations(above: $0) } ?? .nothing
  }
}
