/// A plan reaches its target, is empty when there is nothing to do, and no cheaper plan exists.
public enum PlanLaw {
  /// Checks the law for two states.
  ///
  /// - Parameters:
  ///   - current: The current state.
  ///   - target: The target state.
  ///   - searches: Whether to search for a cheaper plan among all; for small states only.
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: O(*n*) without the search, exponential in the number of screens with it.
  public static func violations<Destination>(
    from current: NavigationState<Destination>,
    to target: NavigationState<Destination>,
    searches: Bool = false
  ) -> [LawViolation] {
    do {
      let plan = try NavigationPlan(from: current, to: target)
      let reached = try current.applying(plan)
      guard reached == target else {
        return [violation("from \(current) to \(target), the plan leads to \(reached)")]
      }
      guard (current == target) == plan.steps.isEmpty else {
        return [violation("from \(current) to itself, the plan is \(plan.steps)")]
      }
      let cost = try NavigationCost(of: plan.steps, from: current, to: target)
      if searches, let cheaper = PlanSearch.path(from: current, to: target, below: cost) {
        return [violation("from \(current) to \(target), \(cheaper) is cheaper than \(plan.steps)")]
      }
      return []
    } catch {
      return [violation("from \(current) to \(target): \(error)")]
    }
  }

  /// Describes a violation.
  private static func violation(_ detail: String) -> LawViolation {
    LawViolation(law: "plan", detail: detail)
  }
}
