public import LinkRouting

/// A receipt for the restoration of a scene, whose end can be awaited.
@MainActor
public final class LinkRestoration {
  /// Comes when it has ended.
  private let end = AwaitedEnd()

  /// What was left out, and why, once it has ended.
  private var reason: LinkFailure?

  /// The URLs of the screens that were left out, when it has ended and others were shown again.
  ///
  /// They hold values: no journal has them.
  public internal(set) var lost: [String] = []

  /// Creates one that has not ended.
  package nonisolated init() {}

  /// Creates one that has ended, before anything was shown.
  init(endedBy problem: LinkFailure) { end(problem) }

  /// What was left out, and why, without values; `nil` when all is shown again that was saved.
  ///
  /// Waits until the restoration has ended.
  ///
  /// | code | what was left out |
  /// |---|---|
  /// | `.savedStateDamaged` | all of it, since it cannot be read |
  /// | `.savedStateOfAnotherAccount` | all of it, since it was shown to another account |
  /// | `.savedStateOvertaken` | all of it, since something else was shown, or stood in the way |
  /// | `.notReady` | all of it, since the app was not ready in time |
  /// | `.savedScreensLost` | some screens, which may not be shown, or stood on one |
  ///
  /// Another code is that of a step which failed, such as `.navigationFailed`.
  public var problem: LinkFailure? {
    get async {
      await end.result()
      return reason
    }
  }

  /// Calls a function when the restoration has ended: at once, if it has.
  package func whenEnded(_ body: @escaping @MainActor (LinkFailure?) -> Void) {
    end.whenThere { _ in body(self.reason) }
  }

  /// Ends the restoration as its event ended.
  func end(_ outcome: LinkOutcome) {
    switch outcome {
    case .cancelled(.signedOut): end(LinkFailure(.savedStateOfAnotherAccount))
    case .cancelled: end(LinkFailure(.savedStateOvertaken))
    default: end(outcome.reason)
    }
  }

  private func end(_ reason: LinkFailure?) {
    self.reason = reason
    end.come()
  }
}

extension LinkFailure.Code {
  /// What was saved of a scene cannot be read: it is damaged, or of a later release.
  public static let savedStateDamaged =
    Self("savedStateDamaged", "the saved screens cannot be read ({found}); expected {expected}")

  /// What was saved of a scene was shown to another account than the one that is shown now.
  public static let savedStateOfAnotherAccount = Self(
    "savedStateOfAnotherAccount",
    "the saved screens were shown to another account, and are dropped"
  )

  /// Something else was shown, or stood in the way, before what was saved of a scene could be shown.
  public static let savedStateOvertaken =
    Self("savedStateOvertaken", "the saved screens are dropped: another screen was shown first")

  /// Saved screens are left out: their URLs are no links any more, or none to be restored; guards do not
  /// allow them; or they cannot be built.
  public static let savedScreensLost = Self(
    "savedScreensLost",
    """
    {found} saved screens are left out: they, or screens below them, are denied by a guard, cannot be built, \
    are no links any more, or lie in a tab that is gone or has another root
    """
  )
}
