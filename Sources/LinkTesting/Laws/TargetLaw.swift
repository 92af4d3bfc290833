/// A target has its destination on top, leaves other containers unchanged, and is its own target.
public enum TargetLaw {
  /// Checks the law for a destination that has a screen.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - state: The current state.
  ///   - policy: Whether contextual placements count.
  ///   - placements: Returns the placements of a destination.
  /// - Returns: The violations; empty when the law holds, or when the destination has no chain.
  /// - Complexity: As `NavigationChain.init(of:in:policy:placements:)`.
  public static func violations<Destination>(
    for destination: Destination,
    in state: NavigationState<Destination>,
    policy: NavigationPolicy = .warm,
    placements: (Destination) -> [LinkPlacement<Destination>]
  ) -> [LawViolation] {
    guard let target = target(of: destination, in: state, policy, placements) else { return [] }
    guard target.visibleEntry?.destination == destination else {
      return [violation("\(destination) in \(state) is not on top of \(target)")]
    }
    for (before, after) in zip(state.containers, target.containers)
    where before.id != target.selected && before != after {
      return [violation("\(destination) in \(state) changes the container \(before.id)")]
    }
    guard self.target(of: destination, in: target, policy, placements) == target else {
      return [violation("\(destination) in \(state): the target \(target) is not its own target")]
    }
    return []
  }

  /// The target of a destination.
  private static func target<Destination>(
    of destination: Destination,
    in state: NavigationState<Destination>,
    _ policy: NavigationPolicy,
    _ placements: (Destination) -> [LinkPlacement<Destination>]
  ) -> NavigationState<Destination>? {
    let chain = try? NavigationChain(
      of: destination,
      in: state,
      policy: policy,
      placements: placements
    )
    return chain.flatMap { try? state.target(for: $0) }
  }

  /// Describes a violation.
  private static func violation(_ detail: String) -> LawViolation {
    LawViolation(law: "target", detail: detail)
  }
}
