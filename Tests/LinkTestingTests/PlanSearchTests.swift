import LinkNavigation
import TestSupport
import Testing

@testable import LinkTesting

/// The search for a cheaper plan, which the law about plans rests on.
@Suite struct PlanSearchTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func theSearchTriesEveryStepThatPlansTake(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let states = RandomState(destinations: [1, 2], containers: ["a", "b"], depth: 2)
    for _ in 0..<10 {
      let (current, target) = (states.make(using: &generator), states.make(using: &generator))
      let steps = try NavigationPlan(from: current, to: target).steps
      let cost = try NavigationCost(of: steps, from: current, to: target)
      let step = try NavigationCost(of: [.select("a")], from: current, to: target)
      let found = PlanSearch.path(from: current, to: target, below: cost + step)
      #expect(found != nil, "\(steps.map(\.name)), seed \(seed)")
    }
  }
}
