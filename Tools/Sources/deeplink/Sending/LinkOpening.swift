import DeepLinking

/// Has a URL opened somewhere, and waits for its end in the app's journal.
struct LinkOpening {
  /// Where it is opened.
  let target: OpenTarget

  /// Which simulator or device; `nil` for the running one.
  let device: String?

  /// The identifier of the app; `nil` when it is not known.
  let app: String?

  /// The path of the journal; `nil` when no end is waited for.
  let journal: String?

  /// How long it is waited for, in seconds.
  let within: Double

  /// The command that opens a URL.
  func command(_ url: String) -> ExternalCommand {
    // simctl has no app: the system chooses it by the URL.
    target.command(opening: url, device: device, app: target == .simulator ? nil : app)
  }

  /// Opens a URL.
  func open(_ url: String, expecting outcome: String?) throws(UnreadableFile) -> SentDocument {
    let command = command(url)
    guard let journal else { return SentDocument(url: url, command: command, runs: true) }
    let file: String
    do throws(JournalMistake) {
      file = try JournalPlace(path: journal).file(on: target, device: device, app: app)
    } catch {
      var document = SentDocument(url: url, command: command, runs: false)
      document.fail(error)
      return document
    }
    let answer = try JournalAnswer(path: file)
    var document = SentDocument(url: url, command: command, runs: true)
    guard document.message == nil else { return document }
    document.end(answer.wait(for: url, within: within), expected: outcome)
    return document
  }
}
