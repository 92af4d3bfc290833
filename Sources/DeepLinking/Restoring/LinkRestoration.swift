/// A receipt for the restoration of a scene, whose end can be awaited.
@MainActor
public final class LinkRestoration {
  /// The end of the restoration.
  let end = AwaitedEnd()

  /// Why screens were left out, if any were, once it has ended.
  private var reason: LinkFailure?

  /// The URLs of the screens that were left out, once it has ended and others are shown again.
  ///
  /// They hold values, so no journal has them.
  public internal(set) var lost: [String] = []

  /// Creates a restoration that has not ended.
  nonisolated init() {}

  /// Creates a restoration that ended before anything was shown.
  init(endedBy problem: LinkFailure) { finish(problem) }

  /// Why screens were left out, without values; `nil` when all saved screens are shown again.
  ///
  /// Waits until the restoration has ended.
  ///
  /// | code | what was left out |
  /// |---|---|
  /// | `.savedStateDamaged` | all, since the saved state can't be read |
  /// | `.savedStateOfAnotherAccount` | all, since they were shown to another account |
  /// | `.savedStateOvertaken` | all, since something else was shown, or was in the way |
  /// | `.notReady` | all, since the app was not ready in time |
  /// | `.savedScreensLost` | some, which may not be shown, or were on top of one |
  ///
  /// Other codes are those of a step that failed, such as `.navigationFailed`.
  public var problem: LinkFailure? {
    get async {
      await end.result()
      return reason
    }
  }

  /// Calls a function once the restoration has ended, at once if it has already.
  package func whenEnded(_ body: @escaping @MainActor (LinkFailure?) -> Void) {
    end.whenFinished { _ in body(self.reason) }
  }

  /// Ends the restoration with the outcome of its event.
  func finish(_ outcome: LinkOutcome) {
    switch outcome {
    case .cancelled(.signedOut): finish(LinkFailure(.savedStateOfAnotherAccount))
    case .cancelled: finish(LinkFailure(.savedStateOvertaken))
    default: finish(outcome.reason)
    }
  }

  private func finish(_ reason: LinkFailure?) {
    self.reason = reason
    end.finish()
  }
}

extension LinkFailure.Code {
  /// The saved state of a scene can't be read: it is damaged, or of a later release.
  public static let savedStateDamaged =
    Self("savedStateDamaged", "the saved screens cannot be read ({found}); expected {expected}")

  /// Saved screens are left out: their URLs are no longer links, or links that are not restored; guards
  /// refuse them; or they can't be built.
  public static let savedScreensLost = Self(
    "savedScreensLost",
    """
    {found} saved screens are left out: they, or screens below them, are denied by a guard, cannot be built, \
    are no longer links, or lie in a tab that is gone or has another root
    """
  )
}
