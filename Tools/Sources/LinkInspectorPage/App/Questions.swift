/// The questions to the person while a link is opened, one at a time.
@MainActor
final class Questions {
  /// A question.
  struct Question: Hashable, Sendable, Encodable {
    /// The number of the question.
    let id: Int

    /// The route of the link.
    let route: String

    /// The effect of opening it.
    let effect: String
  }

  /// The question that is open, and who waits for its answer.
  private var open: (question: Question, answer: CheckedContinuation<Bool, Never>)?

  /// The number of the last question.
  private var last = 0

  /// Called with each question.
  var onQuestion: ((Question) -> Void)?

  /// Asks, and waits for the answer.
  ///
  /// A question that is still open is answered with no first.
  func ask(route: String, effect: String) async -> Bool {
    close()
    last += 1
    let question = Question(id: last, route: route, effect: effect)
    return await withCheckedContinuation { continuation in
      open = (question, continuation)
      onQuestion?(question)
    }
  }

  /// Answers a question; `false` when it is not open any longer.
  func answer(_ id: Int, _ isYes: Bool) -> Bool {
    guard let open, open.question.id == id else { return false }
    self.open = nil
    open.answer.resume(returning: isYes)
    return true
  }

  /// Answers the open question with no.
  func close() {
    guard let open else { return }
    self.open = nil
    open.answer.resume(returning: false)
  }
}
