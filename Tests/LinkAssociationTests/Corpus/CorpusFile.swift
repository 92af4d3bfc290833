import Testing

/// A file as domains serve them, and what is to be said of it.
struct CorpusFile: Sendable, CustomTestStringConvertible {
  /// The name of the case.
  let testDescription: String
  /// The file; `~` is replaced by the identifier of the app.
  let text: String
  /// The names of the checks that find something, in order, each once.
  let findings: [String]
  /// URLs from their path on, and the verdicts about them.
  let urls: [(String, String)]

  /// Describes a file.
  init(_ name: String, _ text: String, findings: [String], urls: [(String, String)]) {
    (testDescription, self.findings, self.urls) = (name, findings, urls)
    self.text = text.replacing("\"~\"", with: "\"\(Files.app)\"")
  }

  /// All files.
  static let all = good + bad + sites
}
