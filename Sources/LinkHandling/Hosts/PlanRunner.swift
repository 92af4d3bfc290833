public import LinkNavigation
import LinkRouting

/// Performs plans on a host, one at a time, and checks after each change that it arrived.
///
/// A step has a time limit. One whose end is never reported counts as performed when what is on
/// screen says so. When something else is on screen than the step leads to, the rest of the plan is
/// not performed: it would do harm there. The way is planned again from what is shown.
@MainActor
public final class PlanRunner<Destination: Hashable & Sendable> {
  /// What shows screens.
  public let host: any NavigationHost<Destination>

  /// The clock.
  private let environment: LinkEnvironment?

  /// How long a step may take; `nil` for any time.
  private let stepLimit: Duration?

  /// Whether a plan is being performed.
  private var isRunning = false

  /// Whether no plan is being performed, and none waits for its turn.
  var isIdle: Bool { !isRunning }

  /// Those who wait for their turn, the first first.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// How often the way is planned again from what is shown.
  public nonisolated static var maximumReplans: Int { 3 }

  /// Creates a runner whose steps may take any time.
  ///
  /// - Parameter host: What shows screens. It has one runner.
  public init(host: any NavigationHost<Destination>) {
    self.host = host
    environment = nil
    stepLimit = nil
  }

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - host: What shows screens. It has one runner.
  ///   - environment: The clock.
  ///   - stepLimit: How long a step may take. A host with a limit of its own needs a shorter one.
  public init(
    host: any NavigationHost<Destination>,
    environment: LinkEnvironment,
    stepLimit: Duration
  ) {
    self.host = host
    self.environment = environment
    self.stepLimit = stepLimit
  }

  /// Waits until no other plan is being performed, and keeps others from starting meanwhile.
  ///
  /// - Parameter body: Reads the state, plans and performs.
  /// - Returns: What the body returns.
  public func exclusively<Result>(_ body: () async -> Result) async -> Result {
    if isRunning {
      await withCheckedContinuation { waiting.append($0) }
    }
    isRunning = true
    defer {
      // The turn is handed on without a gap, so that nobody comes between.
      if waiting.isEmpty { isRunning = false } else { waiting.removeFirst().resume() }
    }
    return await body()
  }

  /// Performs a plan, and plans again from what is shown when that changed by itself.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from the host's state.
  ///   - target: Where it leads.
  /// - Returns: The steps that were performed, and how it ended: never `.drifted`.
  public func run(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async -> PlanRun<Destination> {
    var run = await perform(plan, to: target)
    for _ in 0..<Self.maximumReplans where run.end == .drifted {
      let next: NavigationPlan<Destination>
      do {
        next = try NavigationPlan(from: host.state, to: target, isAtOnce: plan.isAtOnce)
      } catch {
        run.end = .failed(
          LinkFailure(.noPlan, found: .value(error.description, shownAs: "\(type(of: error))"))
        )
        return run
      }
      let further = await perform(next, to: target)
      run.performed += further.performed
      run.end = further.end
    }
    if run.end == .drifted { run.end = .failed(Self.keptChanging) }
    return run
  }

  /// Performs a plan once, as far as what is on screen is what its steps lead to.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from the host's state.
  ///   - target: Where it leads.
  /// - Returns: The steps that were performed, and how it ended.
  public func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async -> PlanRun<Destination> {
    var run = PlanRun<Destination>(performed: [], end: .arrived)
    while run.performed.count < plan.steps.count {
      let rest = plan.dropping(first: run.performed.count)
      // Not a plan from here: it was made from something else.
      guard (try? host.state.applying(rest)) == target else {
        run.end = .drifted
        return run
      }
      let before = host.state
      let subject = "Step \(run.performed.count + 1) of \(plan.steps.count)"
      do {
        let count = try await change(rest, to: target) ?? stepsSeen(of: rest, from: before)
        guard let count else {
          run.end = .failed(timedOut(subject))
          return run
        }
        let steps = rest.steps.prefix(max(1, count))
        guard host.state != before || before == Self.state(after: steps, from: before) else {
          run.end = .failed(LinkFailure(.stepRefused, subject: subject))
          return run
        }
        run.performed += steps
      } catch {
        run.end = .failed(LinkFailure(error, .navigationFailed, subject: subject))
        return run
      }
    }
    if host.state != target { run.end = .drifted }
    return run
  }

  /// Why a plan ends on a screen that does not come to rest.
  static var keptChanging: LinkFailure {
    LinkFailure(
      .screenKeptChanging,
      expected: .name("at most \(maximumReplans) changes")
    )
  }

  /// Lets the host perform the beginning of a plan, within the time of a step.
  private func change(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int? {
    guard let environment, let stepLimit else { return try await host.perform(plan, to: target) }
    return try await TimeLimit.run(stepLimit, environment) { [host] in
      try await host.perform(plan, to: target)
    }
  }

  /// Finds how many steps were performed by what is on screen, after their time was over.
  private func stepsSeen(
    of plan: NavigationPlan<Destination>,
    from before: NavigationState<Destination>
  ) -> Int? {
    let shown = host.state
    guard shown != before else { return nil }
    return plan.steps.indices.map { $0 + 1 }.first {
      Self.state(after: plan.steps.prefix($0), from: before) == shown
    }
  }

  /// Why a step failed that took too long.
  private func timedOut(_ subject: String) -> LinkFailure {
    let limit = stepLimit.map { "\($0)" } ?? "its time"
    return LinkFailure(.stepTimedOut, subject: subject, expected: .name(limit))
  }

  /// The state after steps.
  private static func state(
    after steps: ArraySlice<NavigationStep<Destination>>,
    from state: NavigationState<Destination>
  ) -> NavigationState<Destination>? {
    var state: NavigationState<Destination>? = state
    for step in steps {
      do { try state?.apply(step) } catch { return nil }
    }
    return state
  }
}
