import LinkNavigation
import LinkTesting
import TestSupport
import Testing

@Suite struct NavigationPlanTests {
  @Test func doesNothingWhenThereIsNothingToDo() throws {
    let state = try tabs(presenting: [sheet(.join(1))])
    #expect(try NavigationPlan(from: state, to: state).steps == [])
  }

  @Test func keepsTheCommonPartOfAStack() throws {
    let plan = try NavigationPlan(
      from: tabs(stack(.home, .league(1), .question(1))),
      to: tabs(stack(.home, .league(2)))
    )
    #expect(
      plan.steps == [
        .pop(to: 1, in: .container("leagues")),
        .push(stack(.league(2)), on: .container("leagues")),
      ]
    )
  }

  @Test func dismissesThenSelectsThenChangesStacks() throws {
    let plan = try NavigationPlan(
      from: tabs(stack(.home), selected: "activity", presenting: [sheet(.join(1))]),
      to: tabs(stack(.home, .league(1)))
    )
    #expect(
      plan.steps == [
        .dismiss(to: 0), .select("leagues"),
        .push(stack(.league(1)), on: .container("leagues")),
      ]
    )
  }

  @Test func changesAStackBelowAPresentationThatStays() throws {
    let plan = try NavigationPlan(
      from: tabs(stack(.home), presenting: [sheet(.join(1))]),
      to: tabs(stack(.home, .league(1)), presenting: [sheet(.join(1))])
    )
    #expect(plan.steps == [.push(stack(.league(1)), on: .container("leagues"))])
  }

  @Test func presentsWithEverythingInside() throws {
    let plan = try NavigationPlan(
      from: tabs(),
      to: tabs(presenting: [sheet(.join(1), .profile), sheet(.login)])
    )
    #expect(plan.steps == [.present(sheet(.join(1), .profile)), .present(sheet(.login))])
  }

  @Test func replacesARoot() throws {
    let plan = try NavigationPlan(from: tabs(stack(.league(1))), to: tabs(stack(.home)))
    #expect(plan.steps == [.replaceStack(stack(.home), of: "leagues")])
  }

  @Test func refusesOtherContainers() throws {
    let error = #expect(throws: NavigationPlanError.self) {
      try NavigationPlan(from: tabs(), to: State(stack: stack(.home)))
    }
    #expect(error?.current == ["leagues", "activity"])
    #expect(error?.target == [.main])
  }

  @Test func whatIsLeftOfAPlanIsStillShownAtOnce() throws {
    let current = try tabs()
    let target = try tabs(selected: "activity", presenting: [sheet(.login)])
    let plan = try NavigationPlan(from: current, to: target, isAtOnce: true)
    let rest = plan.dropping(first: 1)
    #expect(rest.steps == [.present(sheet(.login))])
    #expect(rest.isAtOnce)
    #expect(try NavigationPlan(from: current, to: target).isAtOnce == false)
  }

  @Test func comparesCostsInOrder() throws {
    let target = try tabs(stack(.home, .league(1)))
    let lost = try NavigationCost(
      of: [.replaceStack([], of: "leagues")],
      from: tabs(stack(.home)),
      to: target
    )
    let dismissed = try NavigationCost(
      of: [.dismiss(to: 0), .select("activity")],
      from: tabs(presenting: [sheet(.join(1))]),
      to: target
    )
    let steps = try NavigationCost(
      of: [.select("activity"), .select("leagues"), .select("activity")],
      from: tabs(),
      to: target
    )
    #expect(lost > dismissed)
    #expect(dismissed > steps)
    #expect([lost.lostScreens, dismissed.dismissedPresentations, steps.steps] == [1, 1, 3])
  }

  @Test func aScreenThatIsTakenAwayAndShownAgainIsLost() throws {
    let current = try tabs(stack(.home, .league(1)), presenting: [sheet(.login)])
    let steps: [NavigationStep<Screen>] = [
      .dismiss(to: 0), .present(sheet(.login)),
      .pop(to: 1, in: .container("leagues")),
      .push(stack(.league(1)), on: .container("leagues")),
      .replaceStack(stack(.home, .league(1)), of: "leagues"),
    ]
    let lost = try steps.indices.map { count in
      try NavigationCost(of: Array(steps[...count]), from: current, to: current).lostScreens
    }
    #expect(lost == [1, 1, 2, 2, 4])
  }

  @Test("plans arrive", arguments: 0..<20 as Range<UInt64>)
  func arrives(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let states = RandomState(destinations: Screen.placeable, containers: ["leagues", "activity"])
    for _ in 0..<100 {
      let (current, target) = (states.make(using: &generator), states.make(using: &generator))
      #expect(PlanLaw.violations(from: current, to: target) == [], "seed \(seed)")
      #expect(PlanLaw.violations(from: current, to: current) == [], "seed \(seed)")
    }
  }

  @Test("no cheaper plan exists", arguments: 0..<20 as Range<UInt64>)
  func isTheCheapest(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let states = RandomState<Screen>(
      destinations: [.home, .league(1)],
      containers: ["a", "b"],
      depth: 2
    )
    for _ in 0..<10 {
      let (current, target) = (states.make(using: &generator), states.make(using: &generator))
      let violations = PlanLaw.violations(from: current, to: target, searches: true)
      #expect(violations == [], "seed \(seed)")
    }
  }
}
