import BenchmarkHarness
import LinkNavigation

/// Plans the way between two deep stacks that have their lower half in common, in two places at once.
///
/// An item is one screen of a stack, so that the count stays the same where planning is linear.
struct PlanWorkload: Workload {
  /// The entries of the catalog, for three depths.
  static let entries = [10, 100, 1000].map { depth in
    WorkloadEntry(name: "plan-depth-\(depth)", defaultFiles: []) { _ in
      PlanWorkload(depth: depth)
    }
  }

  /// What is shown.
  private let current: NavigationState<Int>

  /// What is wanted.
  private let target: NavigationState<Int>

  /// How many screens a stack has.
  let itemCount: Int

  /// Makes the states.
  init(depth: Int) {
    itemCount = depth
    current = Self.state(depth, upper: 0)
    target = Self.state(depth, upper: depth)
  }

  /// A state with a stack, and a presentation with another one.
  private static func state(_ depth: Int, upper: Int) -> NavigationState<Int> {
    let stack = (0..<depth).map { index in
      NavigationEntry.destination(index < depth / 2 ? index : index + upper)
    }
    return NavigationState(
      stack: stack,
      presentations: [
        Presentation(style: .sheet, root: .destination(-1), pushed: Array(stack.dropFirst()))
      ]
    )
  }

  /// Plans the way, both ways.
  func pass() -> Int {
    let there = try? NavigationPlan(from: current, to: target)
    let back = try? NavigationPlan(from: target, to: current)
    let steps = (there?.steps ?? []) + (back?.steps ?? [])
    return steps.reduce(0) { $0 + $1.entries.count }
  }
}
