/// Performs plans on a host, and checks after each change that it arrived.
///
/// A step has a time limit. A step whose end is never reported counts as performed when the screens show
/// it. When the screens differ from the state that a step leads to, the rest of the plan is not performed,
/// since it could do harm. The way is then planned again from the current state.
@MainActor
struct PlanRunner<Destination: Hashable & Sendable>: ~Copyable {
  typealias Plan = NavigationPlan<Destination>
  typealias State = NavigationState<Destination>
  typealias Run = PlanRun<Destination>

  /// The host that performs the plan.
  package let host: any NavigationHost<Destination>

  /// Cuts off steps that take too long.
  private let limits: TimeLimits

  /// The time limit of a step.
  private let stepLimit: Duration

  /// Returns whether the screens let the rest of a plan be performed.
  private let mayPerform: @MainActor (Plan, State) -> Bool

  /// How often the way is planned again from the current state.
  nonisolated static var maximumReplans: Int { 3 }

  /// Creates the runner of a host; a shorter time limit of the host counts.
  init(
    host: any NavigationHost<Destination>,
    limits: TimeLimits,
    stepLimit: Duration,
    mayPerform: @escaping @MainActor (Plan, State) -> Bool = { _, _ in true }
  ) {
    (self.host, self.limits, self.stepLimit) = (host, limits, stepLimit)
    self.mayPerform = mayPerform
  }

  /// Performs a plan as long as the screens match the steps.
  func perform(_ plan: Plan, to target: State) async -> Run {
    var (performed, state) = ([NavigationStep<Destination>](), host.state)
    do throws(LinkFailure) {
      while performed.count < plan.steps.count,
        let (steps, shown) = try await begin(plan, after: performed.count, from: state, to: target)
      {
        performed += steps
        state = shown
      }
      return Run(performed, hasArrived: state == target)
    } catch {
      switch error.code {
      case .stepOvertaken: return Run(performed, hasArrived: host.state == target)
      case .stepRefused:
        let undone = plan.dropping(first: performed.count).steps.first
        return Run(performed, hasArrived: false, undone: undone)
      default: return Run(performed, hasArrived: false, failure: error)
      }
    }
  }

  /// Has the host perform the next steps of a plan; returns them with what is shown then, or `nil` when the plan
  /// was made from another state.
  private func begin(
    _ whole: Plan,
    after performed: Int,
    from before: State,
    to target: State
  ) async throws(LinkFailure) -> (steps: ArraySlice<NavigationStep<Destination>>, shown: State)? {
    let plan = whole.dropping(first: performed)
    guard Self.leads(plan.steps[...], from: before, to: target) else { return nil }
    let check: @MainActor @Sendable () throws -> Void = { [mayPerform] in
      guard mayPerform(plan, target) else { throw LinkFailure(.stepOvertaken) }
    }
    host.setStepCheck(check)
    defer { host.setStepCheck(nil) }
    func name() -> String { "Step \(performed + 1) of \(whole.steps.count)" }
    do {
      let count =
        try await limits.run(stepLimit) { [host] in
          try check()
          return try await host.perform(plan, to: target)
        } ?? stepsSeen(of: plan, from: before)
      guard let count else {
        throw LinkFailure(.stepTimedOut, subject: name(), expected: .name("\(stepLimit)"))
      }
      let steps = plan.steps.prefix(max(1, count))
      let shown = host.state
      guard shown != before || Self.leads(steps, from: before, to: before) else {
        throw LinkFailure(.stepRefused, subject: name())
      }
      return (steps, shown)
    } catch {
      throw LinkFailure(error, .navigationFailed, subject: name())
    }
  }

  /// Counts the steps that the screens show as performed, after their time limit.
  private func stepsSeen(of plan: Plan, from before: State) -> Int? {
    let shown = host.state
    guard shown != before else { return nil }
    return (1..<plan.steps.count + 1).first {
      Self.leads(plan.steps.prefix($0), from: before, to: shown)
    }
  }

  /// Whether steps lead from one state to another.
  private static func leads(
    _ steps: ArraySlice<NavigationStep<Destination>>,
    from state: State,
    to target: State
  ) -> Bool {
    guard let reached = try? state.applying(steps) else { return false }
    return reached == target
  }
}

/// The result of performing a plan.
package struct PlanRun<Destination: Hashable & Sendable>: Sendable {
  /// The steps that were performed, in order.
  let performed: [NavigationStep<Destination>]

  /// Whether the target is on screen.
  ///
  /// If it is not, and no step failed, something other than the plan changed the screens: the person swiped back, or
  /// an alert appeared. Plan again from the current state.
  let hasArrived: Bool

  /// The step that left no trace, if one did: the person or the app took back at once what it showed.
  let undone: NavigationStep<Destination>?

  /// Why a step failed, if one did; the screens are those of the steps before it.
  let failure: LinkFailure?

  init(
    _ performed: [NavigationStep<Destination>],
    hasArrived: Bool,
    undone: NavigationStep<Destination>? = nil,
    failure: LinkFailure? = nil
  ) {
    (self.performed, self.hasArrived) = (performed, hasArrived)
    (self.undone, self.failure) = (undone, failure)
  }
}

extension LinkFailure.Code {
  /// A step did not end within its time: the message says which.
  public static let stepTimedOut = Self("stepTimedOut", "{subject} did not end within {expected}")

  /// A step ended and changed nothing.
  static let stepRefused = Self("stepRefused", "{subject} was refused: it changed nothing")

  /// An alert came up before a step was performed, or a screen that it removes has unsaved work since.
  static let stepOvertaken = Self("stepOvertaken", "the screens changed before a step")
}
