/// The place of a destination that is shown over whatever is there, and what makes way for it.
struct GuestPlacement<Destination: Hashable & Sendable> {
  /// The place.
  let placement: Placement<Destination>

  /// What goes away first.
  let clearing: NavigationClearing

  /// Finds the place that a manner without ancestors gives.
  init?(
    of destination: Destination,
    in state: NavigationState<Destination>,
    policy: NavigationPolicy,
    placements: (Destination) -> [Placement<Destination>]
  ) {
    let pushed: Placement<Destination>
    switch policy.manner {
    case .within, .fromRoot: return nil
    case .onCurrent: pushed = .pushedOnCurrent
    case .overEverything(let style): pushed = .presentedOverCurrent(style)
    }
    guard policy.usesCurrentScreen, state.visibleEntry != nil,
      let best = placements(destination).first, best != .action
    else { return nil }
    let isVisible = state.position(of: destination)?.isVisible ?? false
    switch best {
    case .root, .action: placement = isVisible ? .pushedOnCurrent : best
    case .pushed, .pushedOnCurrent: placement = isVisible ? .pushedOnCurrent : pushed
    case .presented(let style, over: _), .presentedOverCurrent(let style):
      placement = isVisible ? .pushedOnCurrent : .presentedOverCurrent(style)
    }
    clearing = Self.clearing(for: destination, at: placement, in: state) { _, _ in true }
  }

  /// Finds what makes way for a destination that lists ``Placement/presentedOverCurrent(_:)``: others
  /// of its kind, which list the same.
  ///
  /// - Complexity: O(*p*), *p* = number of presentations.
  static func clearing(
    for element: NavigationChain<Destination>.Element?,
    in state: NavigationState<Destination>,
    placements: (Destination) -> [Placement<Destination>]
  ) -> NavigationClearing {
    guard let element else { return .nothing }
    return clearing(for: element.destination, at: element.placement, in: state) { other, style in
      placements(other).contains(.presentedOverCurrent(style))
    }
  }

  /// Finds the lowest presentation that makes way.
  private static func clearing(
    for destination: Destination,
    at placement: Placement<Destination>,
    in state: NavigationState<Destination>,
    where isGuest: (Destination, PresentationStyle) -> Bool
  ) -> NavigationClearing {
    guard case .presentedOverCurrent(let style) = placement,
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
