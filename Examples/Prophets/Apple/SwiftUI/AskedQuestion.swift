#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import SwiftUI

/// A question that waits for the person's answer: whether a link may change data, or whether to sign
/// in.
@MainActor
final class AskedQuestion: Identifiable {
  /// The identity of the event that it is about.
  nonisolated let id: LinkEventID

  let text: String

  /// Who waits; `nil` once it was answered.
  private var waiting: CheckedContinuation<Bool, Never>?

  init(_ text: String, about id: LinkEventID, _ waiting: CheckedContinuation<Bool, Never>) {
    self.id = id
    self.text = text
    self.waiting = waiting
  }

  /// Answers; only the first answer counts.
  func answer(_ isYes: Bool) {
    waiting?.resume(returning: isYes)
    waiting = nil
  }
}

/// The question with its two answers; it cannot be swiped away.
struct QuestionView: View {
  let question: AskedQuestion

  /// Takes the question away.
  let close: @MainActor @Sendable () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Text(verbatim: question.text)
      Button("OK") { answer(true) }
      Button("Cancel", role: .cancel) { answer(false) }
    }
    .interactiveDismissDisabled()
  }

  private func answer(_ isYes: Bool) {
    close()
    question.answer(isYes)
  }
}
#endif
