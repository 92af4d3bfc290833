import DeepLinking

/// The result of sending a URL, and the JSON for it.
///
/// Every key is always there: `url`, `command` (its words), `exit` (of the program; `null` when it was
/// not run), `message` (why it was not sent or did not end as expected; `null` when nothing went wrong), and, as the
/// app's journal has them, `outcome`, `route`, `reason`, `steps` and `state`; they are `null` when that was not waited for.
struct SentDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, command, exit, outcome, message, route, reason, steps, state
  }

  /// The URL, as it was typed.
  let url: String

  /// The command; `nil` when the URL was refused.
  private(set) var command: ExternalCommand?

  /// The exit code of the program; `nil` when it was not run.
  private(set) var exit: Int32?

  /// What is known of the link's end in the app.
  private enum End {
    /// Nothing: it was not waited for.
    case unknown

    /// It did not come in time.
    case late

    /// It is this entry of the journal.
    case known(LinkJournalEntry, outcome: String)

    /// The entry; `nil` without one.
    var entry: LinkJournalEntry? { if case .known(let entry, _) = self { entry } else { nil } }
  }

  /// What is known of the link's end in the app.
  private var end = End.unknown

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
  ///
  /// Without an expectation any end will do.
  mutating func end(_ answer: LinkJournalEntry?, expected: String?) {
    guard let answer else {
      end = .late
      message =
        "no end of the link came into the journal in time; is the app installed, does it call "
        + "links.record(toFile:), and is the URL its own?"
      return
    }
    guard let outcome = answer.outcome else {
      end = .late
      let stage = answer.stage.map { " (stage '\($0.rawValue)')" } ?? ""
      message =
        "the app received the link, and it has not ended in time\(stage); the app may be asking the person, or wait for "
        + "something"
      return
    }
    end = .known(answer, outcome: outcome)
    guard let expected, outcome != expected else { return }
    let reason = answer.reason.map { ": \($0.message)" } ?? ""
    message = "the link ended as '\(outcome)', not as '\(expected)'\(reason)"
  }

  /// Adds why the journal cannot be followed.
  mutating func fail(_ mistake: JournalMistake) { message = mistake.message }

  /// Adds that no journal says how the link ended.
  mutating func addMissingJournal(on target: OpenTarget, isNamed: Bool) {
    guard message == nil else { return }
    message =
      isNamed
      ? "it was sent; the journal is on the \(target.rawValue), so how it ended is not known here"
      : "it was sent; no journal was named with --journal, so how it ended is not known"
  }

  /// Whether the link was sent, and ended well where that was waited for.
  var isSuccess: Bool {
    switch end {
    case .unknown: exit == 0
    case .late: false
    case .known(_, let outcome): JournalAnswer.successes.contains(outcome)
    }
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(command.map { [$0.program] + $0.arguments }, forKey: .command)
    try container.encode(exit, forKey: .exit)
    try container.encode(end.entry?.outcome, forKey: .outcome)
    try container.encode(message, forKey: .message)
    try container.encode(end.entry?.route, forKey: .route)
    try container.encode(end.entry?.reason, forKey: .reason)
    try container.encode(end.entry?.steps, forKey: .steps)
    try container.encode(end.entry?.state, forKey: .state)
  }
}
