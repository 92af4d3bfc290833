/// The result of sending a URL, and the JSON for it.
///
/// Every key is always there: `url`, `command` (its words), `exit` (of the program; `null` when it was
/// not run), `outcome` (how the link ended; `null` when that was not waited for) and `message` (why it was not sent; `null` when nothing went wrong).
struct SentDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, command, exit, outcome, message
  }

  /// The URL, as it was typed.
  let url: String

  /// The command; `nil` when the URL was refused.
  private(set) var command: ExternalCommand?

  /// The exit code of the program; `nil` when it was not run.
  private(set) var exit: Int32?

  /// How the link ended in the app; `nil` when that is not known.
  private(set) var outcome: String?

  /// Why the URL was not sent or did not end as expected; `nil` when nothing went wrong.
  private(set) var message: String?

  /// A URL that was refused.
  init(url: String, message: String) {
    self.url = url
    self.message = message
  }

  /// Runs the command for a URL where its program is.
  init(url: String, command: ExternalCommand, runs: Bool) {
    self.url = url
    self.command = command
    guard runs else { return }
    guard let location = command.location() else {
      message = "'\(command.program)' is not on this machine, so nothing was sent"
      return
    }
    do {
      let code = try command.run(at: location)
      exit = code
      if code != 0 { message = "'\(command.program)' failed with exit code \(code)" }
    } catch {
      message = "'\(command.program)' could not be started"
    }
  }

  /// Adds how the link ended, and whether that was expected.
  mutating func end(_ answer: JournalAnswer.End?, expected: String) {
    outcome = answer?.outcome
    guard let answer else {
      message = "no end of the link came into the journal in time"
      return
    }
    if answer.outcome == expected { return }
    let reason = answer.reason.map { ": \($0)" } ?? ""
    message = "the link ended as '\(answer.outcome)', not as '\(expected)'\(reason)"
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(command.map { [$0.program] + $0.arguments }, forKey: .command)
    try container.encode(exit, forKey: .exit)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(message, forKey: .message)
  }
}
