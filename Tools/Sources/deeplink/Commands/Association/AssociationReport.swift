import LinkAssociation

/// The findings in the output of `deeplink aasa lint` and `deeplink coverage`.
struct AssociationReport {
  /// The findings of each file, by its path.
  private let parts: [(file: String, findings: [AssociationFinding])]

  /// Describes findings.
  init(_ findings: [AssociationFinding], file: String) {
    parts = [(file, findings)]
  }

  /// Describes findings of several files.
  init(_ parts: [(file: String, findings: [AssociationFinding])]) { self.parts = parts }

  /// Each finding with the path of its file.
  private var placed: [(file: String, finding: AssociationFinding)] {
    parts.flatMap { part in part.findings.map { (part.file, $0) } }
  }

  /// The findings of all files.
  private var findings: [AssociationFinding] { parts.flatMap(\.findings) }

  /// Prints the findings.
  func print(as format: FindingFormat) throws {
    switch format {
    case .text: printText()
    case .json:
      for finding in findings { StandardOutput.print(try FindingDocument(finding).line()) }
    case .github: for finding in reported { StandardOutput.print(GitHubAnnotation(finding).line) }
    case .sarif: StandardOutput.print(try SARIFLog(reported).text())
    }
  }

  /// Prints each finding with what to do and where it is from, then their numbers.
  func printText() {
    printFindings()
    StandardOutput.print(findings.map(\.severity).counts())
  }

  /// Prints each finding with what to do and where it is from.
  func printFindings() {
    for (file, finding) in placed {
      let line = TerminalText("\(file):\(finding)").text
      StandardOutput.print(TerminalColor.line(line, finding.severity.rawValue))
      let origin = "\(finding.grade.rawValue): \(finding.source)"
      StandardOutput.print(TerminalText("  \(finding.fix) (\(origin))").text)
    }
  }

  /// The findings, for other programs.
  var reported: [ReportedFinding] {
    placed.map { file, finding in
      let rule = finding.rule
      return ReportedFinding(
        rule: ReportedRule(id: rule.code, name: rule.name, summary: rule.summary),
        severity: finding.severity,
        file: file,
        pointer: finding.pointer,
        position: finding.position,
        message: finding.message,
        witness: finding.witness,
        fix: finding.fix
      )
    }
  }
}

/// The JSON that is printed for one finding.
///
/// Every key is always there: `code`, `name`, `severity`, `pointer`, `line`, `column`, `message`, `fix`,
/// `witness`, `grade`, `source`.
struct FindingDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case code, name, severity, pointer, line, column, message, fix, witness, grade, source
  }

  /// The finding.
  private let finding: AssociationFinding

  /// Describes a finding.
  init(_ finding: AssociationFinding) { self.finding = finding }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(finding.rule.code, forKey: .code)
    try container.encode(finding.rule.name, forKey: .name)
    try container.encode(finding.severity.rawValue, forKey: .severity)
    try container.encode(finding.pointer.text, forKey: .pointer)
    try container.encode(finding.position?.line, forKey: .line)
    try container.encode(finding.position?.column, forKey: .column)
    try container.encode(finding.message, forKey: .message)
    try container.encode(finding.fix, forKey: .fix)
    try container.encode(finding.witness, forKey: .witness)
    try container.encode(finding.grade.rawValue, forKey: .grade)
    try container.encode(finding.source, forKey: .source)
  }
}
