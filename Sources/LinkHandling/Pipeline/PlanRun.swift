package import LinkNavigation
public import LinkRouting

/// What became of a plan that was performed.
package struct PlanRun<Destination: Hashable & Sendable>: Equatable, Sendable {
  /// How performing a plan ends.
  package enum End: Equatable, Sendable {
    /// The target is on screen.
    case arrived

    /// Something else than the plan changed what is on screen: the person swiped back, an alert came.
    /// What is shown now is to be planned from.
    case drifted

    /// A step failed. What is on screen is what the steps before it showed.
    case failed(LinkFailure)
  }

  /// The steps that were performed, in order.
  package internal(set) var performed: [NavigationStep<Destination>]

  /// How it ended.
  package internal(set) var end: End

  /// Creates the account of a run.
  package init(performed: [NavigationStep<Destination>], end: End) {
    self.performed = performed
    self.end = end
  }

  /// Why the target is not on screen, when a step failed.
  package var failure: LinkFailure? {
    guard case .failed(let reason) = end else { return nil }
    return reason
  }
}

extension LinkFailure.Code {
  /// A step did not end within its time: the message says which.
  public static var stepTimedOut: Self {
    Self("stepTimedOut", "{subject} did not end within {expected}")
  }

  /// A step ended and changed nothing, such as a presentation that was refused.
  public static var stepRefused: Self {
    Self("stepRefused", "{subject} was refused: it changed nothing")
  }

  /// What is on screen changed by itself, again and again.
  public static var screenKeptChanging: Self {
    Self("screenKeptChanging", "the screen kept changing by itself; expected {expected}")
  }
}
