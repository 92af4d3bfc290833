import LinkAssociation

/// A finding as compilers print theirs, so that Xcode and other editors show it at its line.
struct XcodeDiagnostic {
  /// The line: `file:line:column: error: message [code]`.
  let line: String

  /// Describes a finding; one without a place is at the first line.
  init(_ finding: ReportedFinding) {
    let (line, column) = (finding.position?.line ?? 1, finding.position?.column ?? 1)
    let place = "\(finding.file):\(line):\(column)"
    let text = "\(place): \(finding.severity.rawValue): \(finding.text) [\(finding.rule.id)]"
    self.line = TerminalText(text).text
  }
}

/// The JSON that `deeplink check --json` prints for one finding.
///
/// Every key is always there: `file`, `pointer`, `line`, `column`, `severity`, `code`, `message`, `fix`, `witness`.
struct ReportedFindingDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case file, pointer, line, column, severity, code, message, fix, witness
  }

  /// The finding.
  private let finding: ReportedFinding

  /// Describes a finding.
  init(_ finding: ReportedFinding) { self.finding = finding }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(finding.file, forKey: .file)
    try container.encode(finding.pointer.text, forKey: .pointer)
    try container.encode(finding.position?.line, forKey: .line)
    try container.encode(finding.position?.column, forKey: .column)
    try container.encode(finding.severity.rawValue, forKey: .severity)
    try container.encode(finding.rule.id, forKey: .code)
    try container.encode(finding.message, forKey: .message)
    try container.encode(finding.fix, forKey: .fix)
    try container.encode(finding.witness, forKey: .witness)
  }
}
