// A guest is shown over the current screen, without its ancestors.
extension NavigationState {
  /// Finds the placement for a mode without ancestors; `nil` in the other modes.
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
    guard policy.usesCurrentScreen, visibleEntry != nil,
      let best = placements(destination).first, best != .noScreen
    else { return nil }
    if position(of: destination)?.isVisible == true { return .pushedOnCurrent }
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
    if presentations.contains(where: { $0.root.shows(destination) }) { return .nothing }
    for (index, presentation) in presentations.enumerated() where presentation.style == style {
      guard let root = presentation.root.destination else { continue }
      if ofAnyKind || placements(root).contains(placement) { return .presentations(above: index) }
    }
    return .nothing
  }
}
