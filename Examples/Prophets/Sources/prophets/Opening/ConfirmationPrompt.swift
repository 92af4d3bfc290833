import DeepLinking
import Foundation
import ProphetsLinks
import ProphetsScreens

/// Asks the person before a link changes something.
struct ConfirmationPrompt {
  /// The answer that was given before; `nil` when the person is to be asked.
  let answer: Answer?

  /// Whether a line is read also when no terminal is there: for the app, which is driven by lines.
  let readsAlways: Bool

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - answer: The answer that was given before.
  ///   - readsAlways: Whether a line is read also when no terminal is there.
  init(answer: Answer? = nil, readsAlways: Bool = false) {
    self.answer = answer
    self.readsAlways = readsAlways
  }

  /// Asks.
  ///
  /// The question goes to standard error, apart from what is reported.
  ///
  /// - Parameter question: What it is about.
  /// - Returns: Whether the link goes on. Anything but yes is a no.
  @MainActor
  func ask(_ question: LinkConfirmation<ProphetsLink>) async -> Bool {
    if let answer { return answer == .confirm }
    guard readsAlways || isatty(STDIN_FILENO) == 1 else { return false }
    Output.error("prophets: \(question.link.question) [y/N]")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}
