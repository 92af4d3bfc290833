/// How far a plan has got, as the screens show it when the next step begins.
@MainActor
final class PlanProgress<Destination: Hashable & Sendable> {
  typealias Step = NavigationStep<Destination>
  typealias State = NavigationState<Destination>

  let plan: NavigationPlan<Destination>
  let target: State

  /// The steps that were performed; what the last ones led to may not be known yet.
  private(set) var performed: ArraySlice<Step> = []

  /// The state in which the steps that are performed now began.
  private var start: State?

  /// The state in which the last steps began, until it is known what they led to.
  private var unseen: (count: Int, start: State)?

  /// The step that left no trace.
  private var undone: Step?

  init(_ plan: NavigationPlan<Destination>, to target: State) {
    (self.plan, self.target) = (plan, target)
  }

  var hasMore: Bool { performed.count < plan.steps.count }

  var rest: NavigationPlan<Destination> { plan.dropping(first: performed.count) }

  /// Begins with a step; returns whether the last ones left a trace, and the rest leads from the screens to the target.
  func begin(_ number: Int, in state: State) -> Bool {
    // A step that took too long may get here when others have been performed.
    guard number == performed.count + 1 else { return false }
    see(state)
    guard undone == nil else { return false }
    // The person may have got there first, by a swipe that the host waited for.
    if state == target { performed = plan.steps[...] }
    guard hasMore, rest.steps[...].leads(from: state, to: target) else { return false }
    start = state
    return true
  }

  /// Ends the steps that were performed, at least one.
  func end(_ count: Int) {
    let steps = rest.steps.prefix(max(1, count))
    unseen = start.map { (steps.count, $0) }
    performed += steps
    start = nil
  }

  /// Counts the steps that the screens show as performed, when the host has not ended them in time.
  func stepsSeen(in state: State) -> Int? {
    guard let start, state != start else { return nil }
    let steps = rest.steps
    return (1..<steps.count + 1).first { steps.prefix($0).leads(from: start, to: state) }
  }

  /// The result, once no more steps are performed.
  func run(endingIn state: State, failure: LinkFailure? = nil) -> PlanRun<Destination> {
    see(state)
    return PlanRun(
      performed: Array(performed),
      state: state,
      hasArrived: failure == nil && undone == nil && state == target,
      undone: undone,
      failure: undone == nil ? failure : nil
    )
  }

  /// Takes the last steps back if they left no trace, although they lead somewhere.
  private func see(_ state: State) {
    guard let (count, start) = unseen else { return }
    unseen = nil
    let last = performed.suffix(count)
    guard state == start, !last.leads(from: start, to: start) else { return }
    performed.removeLast(count)
    undone = last.first
  }
}

extension ArraySlice {
  /// Whether steps lead from one state to another.
  fileprivate func leads<Destination>(
    from state: NavigationState<Destination>,
    to target: NavigationState<Destination>
  ) -> Bool where Element == NavigationStep<Destination> {
    guard let reached = try? state.applying(self) else { return false }
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

  /// The step that left no trace, if one did: the person or the app took back at once what it showed.
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
