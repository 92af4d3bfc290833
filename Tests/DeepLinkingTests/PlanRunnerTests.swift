@testable import DeepLinking
@testable import LinkNavigation
@testable import LinkRouting
@testable import LinkTesting
import Testing

@MainActor
@Suite struct PlanRunnerTests {
  /// A host that does not always do as it is told.
  @MainActor
  final class Unruly: StepwiseHost {
    enum Fault {
      case refuses(step: Int), refusesPlainly, ignoresEverything
      case neverEnds(step: Int), neverTellsTheEnd(step: Int)
    }
    struct Refusal: Error {}
    struct PlainRefusal: ValueFreeError { let description = "There is no such tab." }

    var state: NavigationState<Quiz> {
      get {
        readings += 1
        return shown
      }
      set { shown = newValue }
    }
    private var shown: NavigationState<Quiz>
    private(set) var readings = 0
    let fault: Fault
    private(set) var steps = 0
    /// Whether the host makes the check itself, behind a wait.
    var waits = false
    private var stepCheck: (@MainActor @Sendable () throws -> Void)?
    /// Whether a step waits for ever that the test has not yet seen.
    var isStuck = false
    private(set) var running = 0
    private(set) var mostRunning = 0

    /// Whether the host makes the check that it says it makes.
    var makesCheck = true
    /// Holds the step with a number before its check, which takes no notice of its cancellation.
    var heldStep: Int?
    private(set) var held: CheckedContinuation<Void, Never>?
    /// The error that a check threw last.
    private(set) var refusal: (any Error)?

    /// Called after each step: what the person does.
    var afterStep: (Int, inout NavigationState<Quiz>) -> Void = { _, _ in }
    /// Called while the host waits before a step: what the person does.
    var beforeStep: (Int, inout NavigationState<Quiz>) throws -> Void = { _, _ in }

    init(_ fault: Fault) throws {
      self.fault = fault
      shown = try freshState()
    }

    func setStepCheck(_ check: (@MainActor @Sendable () throws -> Void)?) -> Bool {
      stepCheck = check
      return waits
    }

    func perform(_ step: NavigationStep<Quiz>) async throws {
      running += 1
      mostRunning = max(mostRunning, running)
      defer { running -= 1 }
      steps += 1
      if waits { try await waitAndCheck(steps) }
      switch fault {
      case .refuses(steps): throw Refusal()
      case .refusesPlainly: throw PlainRefusal()
      case .ignoresEverything: return
      case .neverEnds(steps): await never()
      case .neverTellsTheEnd(steps):
        try shown.apply(step)
        await never()
      default:
        await Task.yield()
        try shown.apply(step)
        afterStep(steps, &shown)
      }
    }

    private func waitAndCheck(_ step: Int) async throws {
      if step == heldStep {
        isStuck = true
        await withCheckedContinuation { held = $0 }
      }
      for _ in 0..<20 { await Task.yield() }
      try beforeStep(step, &shown)
      do {
        if makesCheck { try stepCheck?() }
      } catch {
        refusal = error
        throw error
      }
    }

    /// Waits for a completion that never comes, and notices nothing.
    private func never() async {
      isStuck = true
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
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

  /// The runner of a host whose steps may take ten seconds.
  private func runner(
    of host: any NavigationHost<Quiz>,
    _ time: VirtualTime = VirtualTime()
  ) -> PlanRunner<Quiz> {
    PlanRunner(host: host, limits: TimeLimits(time.environment), stepLimit: .seconds(10))
  }

  /// Performs the plan of two steps on a host, and lets time pass when that is stuck.
  private func run(on host: Unruly) async throws -> PlanRun<Quiz> {
    let (plan, target) = try plan(from: host.state)
    let time = VirtualTime()
    let runner = runner(of: host, time)
    var result: PlanRun<Quiz>?
    let work = Task { result = await runner.perform(plan, to: target) }
    while result == nil {
      await Task.yield()
      guard host.isStuck, time.sleeping > 0 else { continue }
      host.isStuck = false
      time.advance(by: .seconds(10))
    }
    await work.value
    return try #require(result)
  }

  @Test func reportsTheStepThatFailedAndThoseBefore() async throws {
    let host = try Unruly(.refuses(step: 2))
    let (plan, target) = try plan(from: host.state)
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.performed == Array(plan.steps.prefix(1)))
    #expect(run.failure?.code == .navigationFailed)
    #expect(run.failure?.message == "Step 2 of 2 failed: Refusal().")
    #expect(try host.state == freshState().applyingFirst(of: plan))
  }

  @Test func showsWhatAnErrorSaysOnlyWhereItHoldsNoValue() async throws {
    let messages = [
      (try Unruly(.refuses(step: 1)), "Step 1 of 2 failed: Refusal."),
      (try Unruly(.refusesPlainly), "Step 1 of 2 failed: There is no such tab."),
    ]
    for (host, message) in messages {
      let (plan, target) = try plan(from: host.state)
      let run = await runner(of: host).perform(plan, to: target)
      #expect(run.failure?.description == message)
    }
  }

  @Test func noticesAStepThatLeavesNoTrace() async throws {
    let host = try Unruly(.ignoresEverything)
    let (plan, target) = try plan(from: host.state)
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.performed == [])
    #expect(run.failure == nil && !run.hasArrived)
    #expect(run.undone == plan.steps.first)
    #expect(host.steps == 1)
  }

  @Test func asksTheScreensInTheTurnOfEachStep() async throws {
    let host = try Unruly(.refuses(step: 9))
    let (plan, target) = try plan(from: host.state)
    var asked: [Int] = []
    let runner = PlanRunner(
      host: host,
      limits: TimeLimits(VirtualTime().environment),
      stepLimit: .seconds(10)
    ) { rest, _ in
      asked.append(rest.steps.count)
      return rest.steps.count == 2
    }
    let run = await runner.perform(plan, to: target)
    #expect(asked == [2, 1])
    #expect(run.performed == Array(plan.steps.prefix(1)))
    #expect(run.failure == nil && run.undone == nil && !run.hasArrived)
    #expect(host.steps == 1)
  }

  @Test(arguments: [true, false])
  func theStateIsReadOnceForEachStepAndOnceBehindThem(waits: Bool) async throws {
    let host = try Unruly(.refuses(step: 9))
    host.waits = waits
    let (plan, target) = try plan(from: host.state)
    let before = host.readings
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.hasArrived && run.state == target)
    #expect(host.readings - before == plan.steps.count + 1)
  }

  @Test func aWayThatThePersonTookWhileTheHostWaitedHasArrived() async throws {
    let host = try Unruly(.refuses(step: 9))
    host.waits = true
    let (plan, target) = try plan(from: host.state)
    host.beforeStep = { _, state in state = target }
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.hasArrived && run.performed == [])
    #expect(host.steps == 1)
  }

  @Test func aStepThatFailsBeforeItsCheckOnOtherScreensIsPlannedAgain() async throws {
    struct Refusal: Error {}
    for drifts in [true, false] {
      let host = try Unruly(.refuses(step: 9))
      host.waits = true
      let (plan, target) = try plan(from: host.state)
      host.beforeStep = { step, state in
        guard step == 2 else { return }
        if drifts { try state.setStack([.destination(.league(league: 2))], of: "leagues") }
        throw Refusal()
      }
      let run = await runner(of: host).perform(plan, to: target)
      #expect(run.performed == Array(plan.steps.prefix(1)) && !run.hasArrived)
      #expect(run.failure?.code == (drifts ? nil : .navigationFailed))
    }
  }

  @Test func aHostThatMakesNoCheckHasItsWayPlannedAgainBehindEachStep() async throws {
    let host = try Unruly(.refuses(step: 9))
    (host.waits, host.makesCheck) = (true, false)
    let (plan, target) = try plan(from: host.state)
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.performed == Array(plan.steps.prefix(1)))
    #expect(run.failure == nil && !run.hasArrived && host.steps == 1)
    let rest = try NavigationPlan(from: host.state, to: target)
    let second = await runner(of: host).perform(rest, to: target)
    #expect(second.hasArrived && second.failure == nil)
  }

  @Test func theStepsOfAnEventThatHasEndedDoNotGoOn() async throws {
    let host = try Unruly(.refuses(step: 9))
    let (plan, target) = try plan(from: host.state)
    let runner = runner(of: host)
    var work: Task<PlanRun<Quiz>, Never>?
    host.afterStep = { _, _ in work?.cancel() }
    work = Task { await runner.perform(plan, to: target) }
    let run = await work?.value
    #expect(run?.performed == Array(plan.steps.prefix(1)) && run?.hasArrived == false)
    #expect(host.steps == 1)
  }

  @Test func aStepThatComesBackLateIsNotPerformedAsAnother() async throws {
    let host = try Unruly(.refuses(step: 9))
    (host.waits, host.heldStep) = (true, 1)
    let run = try await run(on: host)
    #expect(run.failure?.code == .stepTimedOut && host.steps == 1)
    let held = try #require(host.held)
    // It comes back while a step of another plan waits.
    host.beforeStep = { step, _ in if step == 2 { held.resume() } }
    let (plan, target) = try plan(from: host.state)
    let before = host.state
    let second = await runner(of: host).perform(plan, to: target)
    while host.refusal == nil { await Task.yield() }
    #expect(host.refusal is CancellationError)
    #expect(second.hasArrived && second.performed == plan.steps && before != target)
    #expect(host.state == target)
  }

  @Test func aWayThatThePersonLeftWhileTheHostWaitedIsNotPerformed() async throws {
    let host = try Unruly(.refuses(step: 9))
    host.waits = true
    let (plan, target) = try plan(from: host.state)
    host.beforeStep = { step, state in
      if step == 2 { state = try freshState() }
    }
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.performed == [] && run.undone == plan.steps.first)
    #expect(run.failure == nil && !run.hasArrived && host.steps == 2)
  }

  @Test func aStepWithoutATraceCountsForMoreThanTheFailureOfTheNext() async throws {
    struct Refusal: Error {}
    let host = try Unruly(.ignoresEverything)
    host.waits = true
    host.beforeStep = { step, _ in if step == 2 { throw Refusal() } }
    let (plan, target) = try plan(from: host.state)
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.performed == [] && run.undone == plan.steps.first)
    #expect(run.failure == nil && !run.hasArrived)
  }

  @Test func aStepThatNeverEndsFailsAfterItsTime() async throws {
    let host = try Unruly(.neverEnds(step: 2))
    let (plan, _) = try plan(from: host.state)
    let run = try await run(on: host)
    #expect(run.performed == Array(plan.steps.prefix(1)))
    #expect(run.failure?.code == .stepTimedOut)
    #expect(run.failure?.message == "Step 2 of 2 did not end within 10.0 seconds.")
    #expect(try host.state == freshState().applyingFirst(of: plan))
  }

  @Test func aStepWhoseEndIsNeverToldCountsWhenItIsSeen() async throws {
    let host = try Unruly(.neverTellsTheEnd(step: 1))
    let (plan, target) = try plan(from: host.state)
    let run = try await run(on: host)
    #expect(run.hasArrived)
    #expect(run.performed == plan.steps)
    #expect(host.state == target)
  }

  @Test func doesNotStartAPlanMadeFromSomethingElse() async throws {
    let host = try Unruly(.refuses(step: 0))
    let (plan, target) = try plan(from: host.state)
    try host.state.setStack([.destination(.home), .destination(.league(league: 2))], of: "leagues")
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.performed == [] && !run.hasArrived && run.failure == nil)
    #expect(host.steps == 0)
  }

  @Test func oneLinkIsShownAtATime() async throws {
    let host = try Unruly(.refuses(step: 0))
    let links = DeepLinks(
      router: Quiz.router,
      environment: VirtualTime().environment,
      log: .off
    )
    let handler = LinkHandler(links: links, host: host, scene: .main)
    var receipts: [LinkReceipt<Quiz>] = []
    for index in 0..<10 {
      let steps = host.steps
      receipts.append(handler.open(index.isMultiple(of: 2) ? .league(league: index) : .activity))
      // As long as it takes to begin with it, but not until it is shown.
      while host.steps == steps { await Task.yield() }
    }
    #expect(await receipts.first?.outcome == .opened(skipping: []))
    #expect(await receipts.last?.outcome == .opened(skipping: []))
    #expect(host.steps > 2)
    #expect(host.mostRunning == 1)
  }

  @Test func aPlanForAtOnceIsOneChange() async throws {
    let host = RecordingNavigationHost(state: try freshState())
    let (stepwise, target) = try plan(from: host.state)
    let plan = try NavigationPlan(from: host.state, to: target, isAtOnce: true)
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.hasArrived)
    #expect(run.performed == stepwise.steps)
    #expect(host.changes == 1)
  }

  @Test func givesAStateDrivenHostTheWholeTargetAtOnce() async throws {
    let host = try Store()
    let (plan, target) = try plan(from: host.state)
    let run = await runner(of: host).perform(plan, to: target)
    #expect(run.performed == plan.steps)
    #expect(run.failure == nil)
    #expect(host.applied == 1)
  }
}

extension NavigationState {
  /// The state after the first step of a plan.
  fileprivate func applyingFirst(of plan: NavigationPlan<Destination>) throws -> Self {
    var state = self
    try state.apply(try #require(plan.steps.first))
    return state
  }
}
