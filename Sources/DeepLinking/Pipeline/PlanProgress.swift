/// How far a plan has got, as the screens show it when the next step begins.
@MainActor
final class PlanProgress<Destination: Hashable & Sendable> {
  typealias Step = NavigationStep<Destination>
  typealias State = NavigationState<Destination>

  let plan: NavigationPlan<Destination>
  let target: State

  /// How many steps were performed; what the last ones led to may not be known yet.
  private(set) var count = 0

  /// The state in which the steps that are performed now began.
  private var start: State?

  /// How many of the steps were performed last.
  private var lastCount = 0

  /// The state in which the last steps began, until it is known what they led to.
  private var startOfLast: State?

  /// The step that left no trace.
  private var undone: Step?

  init(_ plan: NavigationPlan<Destination>, to target: State) {
    (self.plan, self.target) = (plan, target)
  }

  /// The steps that were not performed.
  var rest: ArraySlice<Step> { plan.steps.dropFirst(count) }

  var hasMore: Bool { count < plan.steps.count }

  /// Begins with the next step; returns whether the last ones left a trace, and the rest leads from the screens to the
  /// target.
  func begin(in state: State) -> Bool {
    see(state)
    guard undone == nil, leads(rest, from: state, to: target) else { return false }
    start = state
    return true
  }

  /// Whether the next step has begun.
  var hasBegun: Bool { start != nil }

  /// Ends the steps that were performed, at least one.
  func end(_ performed: Int) {
    lastCount = min(max(1, performed), plan.steps.count - count)
    count += lastCount
    (startOfLast, start) = (start, nil)
  }

  /// Counts the steps that the screens show as performed, when the host has not ended them in time.
  func stepsSeen(in state: State) -> Int? {
    guard let start else { return nil }
    return (1..<rest.count + 1).first { leads(rest.prefix($0), from: start, to: state) }
  }

  /// The result, once no more steps are performed.
  func run(endingIn state: State, failure: LinkFailure? = nil) -> PlanRun<Destination> {
    see(state)
    // What fails before it begins may fail because the screens are others.
    let hasDrifted = failure != nil && start == nil && !leads(rest, from: state, to: target)
    let failure = undone == nil && !hasDrifted ? failure : nil
    return PlanRun(
      performed: Array(plan.steps.prefix(count)),
      state: state,
      hasArrived: failure == nil && undone == nil && state == target,
      undone: undone,
      failure: failure
    )
  }

  /// Takes the last steps back if they left no trace, although they lead somewhere.
  private func see(_ state: State) {
    guard let start = startOfLast else { return }
    startOfLast = nil
    guard state == start else { return }
    let last = plan.steps.prefix(count).suffix(lastCount)
    guard !leads(last, from: start, to: start) else { return }
    count -= lastCount
    undone = last.first
  }

  /// Whether steps lead from one state to another.
  private func leads(_ steps: ArraySlice<Step>, from state: State, to target: State) -> Bool {
    guard let reached = try? state.applying(steps) else { return false }
    return reached == target
  }
}

/// The result of performing a plan.
package struct PlanRun<Destination: Hashable & Sendable>: Sendable {
  /// The steps that were performed, in order.
  let performed: [NavigationStep<Destination>]

  /// What is shown then.
  let state: NavigationState<Destination>

  /// Whether the target is on screen.
  ///
  /// If it is not, and no step failed, something other than the plan changed the screens: the person swiped back, or
  /// an alert appeared. Plan again from the current state.
  let hasArrived: Bool

  /// The step that left no trace, if one did: the person or the app took back what it showed before the next one.
  let undone: NavigationStep<Destination>?

  /// Why a step failed, if one did; the screens are those of the steps before it.
  let failure: LinkFailure?
}

extension PlanRun {
  /// A run without steps, which has arrived where it began.
  init(arrivedIn state: NavigationState<Destination>) {
    self.init(performed: [], state: state, hasArrived: true, undone: nil, failure: nil)
  }
}
