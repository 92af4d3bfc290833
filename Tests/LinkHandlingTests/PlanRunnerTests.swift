import LinkHandling
import LinkNavigation
import LinkRouting
import Testing

@MainActor
@Suite struct PlanRunnerTests {
  /// A host that does not do as it is told.
  @MainActor
  final class Unruly: StepwiseHost {
    enum Fault { case refusesSecondStep, ignoresEverything }
    struct Refusal: Error {}

    var state: NavigationState<Quiz>
    let fault: Fault
    private var steps = 0

    init(_ fault: Fault) throws {
      self.fault = fault
      state = try freshState()
    }

    func perform(_ step: NavigationStep<Quiz>) async throws {
      steps += 1
      guard fault == .refusesSecondStep else { return }
      guard steps == 1 else { throw Refusal() }
      try state.apply(step)
    }
  }

  /// A host that is given states.
  @MainActor
  final class Store: StateDrivenHost {
    var state: NavigationState<Quiz>
    var applied = 0

    init() throws { state = try freshState() }

    func apply(_ target: NavigationState<Quiz>) async throws {
      state = target
      applied += 1
    }
  }

  /// A plan of two steps from a fresh start.
  private func plan(
    from state: NavigationState<Quiz>
  ) throws -> (NavigationPlan<Quiz>, NavigationState<Quiz>) {
    let target = try NavigationState<Quiz>(
      containers: [
        .init(id: "leagues", stack: [.destination(.home), .destination(.league(league: 1))]),
        .init(id: "activity", stack: [.destination(.activity)]),
      ],
      selected: "activity"
    )
    return (try NavigationPlan(from: state, to: target), target)
  }

  @Test func reportsTheStepThatFailedAndThoseBefore() async throws {
    let host = try Unruly(.refusesSecondStep)
    let (plan, target) = try plan(from: host.state)
    let (performed, failure) = await PlanRunner(host: host).run(plan, to: target, privacy: .public)
    #expect(performed == Array(plan.steps.prefix(1)))
    #expect(failure?.code == .navigationFailed)
    #expect(failure?.message == "Step 2 of 2 failed: Refusal()")
  }

  @Test func noticesThatSomethingElseIsShown() async throws {
    let host = try Unruly(.ignoresEverything)
    let (plan, target) = try plan(from: host.state)
    let (performed, failure) = await PlanRunner(host: host).run(plan, to: target, privacy: .public)
    #expect(performed == plan.steps)
    #expect(failure?.message == "All steps were performed, but something else is on screen.")
  }

  @Test func givesAStateDrivenHostTheWholeTargetAtOnce() async throws {
    let host = try Store()
    let (plan, target) = try plan(from: host.state)
    let (performed, failure) = await PlanRunner(host: host).run(plan, to: target, privacy: .public)
    #expect(performed == plan.steps)
    #expect(failure == nil)
    #expect(host.applied == 1)
  }
}
