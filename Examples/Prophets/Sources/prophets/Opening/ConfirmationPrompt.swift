import DeepLinking
import Foundation
import ProphetsLinks
import ProphetsScreens

/// Asks the person before a link changes something.
struct ConfirmationPrompt {
  /// The answer that was given before; `nil` when the person is to be asked.
  var answer: Answer?

  /// The lines that drive the app, from which the answer is read; `nil` to read it from a terminal.
  var lines: TypedLines?

  /// Asks.
  ///
  /// The question goes to standard error, apart from what is reported.
  @MainActor
  func ask(_ question: LinkConfirmation<ProphetsLink>) async -> Bool {
    if let answer { return answer == .confirm }
    guard lines != nil || isatty(STDIN_FILENO) == 1 else { return false }
    Output.error("prophets: \(question.link.question) [y/N]")
    let typed = if let lines { await lines.next() } else { readLine() }
    return ["y", "yes"].contains(typed?.lowercased())
  }
}
