import LinkPatterns

/// What a person is asked who may have tapped a link before the app was installed: the model of the views that ask.
@MainActor
public final class DeferredLinkQuestion {
  /// What is asked for.
  public enum Kind: Hashable, Sendable {
    /// A tap that pastes the address of the page.
    case paste

    /// The six letters on the page.
    case code
  }

  /// What is asked for now; `nil` while nothing is.
  public private(set) var kind: Kind?

  /// What was wrong with the last answer, for the person; `nil` before one, and while one is checked.
  public private(set) var failure: LinkFailure?

  /// Whether an answer is waited for, and not checked.
  public var isWaiting: Bool { answered != nil }

  /// Called after each change, for views.
  public var onChange: (@MainActor () -> Void)?

  /// Continues with the answer.
  private var answered: CheckedContinuation<String?, any Error>?

  /// Creates a question that is not asked yet.
  public nonisolated init() {}

  /// Answers with what was pasted or typed; `nil` when the person has no link.
  ///
  /// An answer to a question that is not asked has no effect.
  ///
  /// - Parameter text: The text that the person pasted or typed.
  public func answer(_ text: String?) {
    guard let answered else { return }
    self.answered = nil
    failure = nil
    if text == nil { kind = nil }
    onChange?()
    answered.resume(returning: text)
  }

  /// Asks, and waits for the answer; throws when the waiting task is cancelled.
  func ask(_ kind: Kind) async throws -> String? {
    try Task.checkCancellation()
    answer(nil)
    self.kind = kind
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        answered = continuation
        onChange?()
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Shows what was wrong, while the question is asked again.
  func show(_ failure: LinkFailure) {
    self.failure = failure
    onChange?()
  }

  /// The question is settled.
  func close() {
    (kind, failure) = (nil, nil)
    onChange?()
  }

  private func cancel() {
    let waiting = answered
    answered = nil
    close()
    waiting?.resume(throwing: CancellationError())
  }
}
