import Foundation
import LinkAssociation

/// What `deeplink aasa lint` and `deeplink coverage` print of findings.
struct AssociationReport {
  /// The findings.
  private let findings: [AssociationFinding]
  /// The path of the file.
  private let file: String

  /// Describes findings.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - file: The path of the file.
  init(_ findings: [AssociationFinding], file: String) {
    (self.findings, self.file) = (findings, file)
  }

  /// Prints the findings.
  ///
  /// - Parameter format: How.
  /// - Throws: `EncodingError`, or an error of `JSONSerialization`.
  func print(_ format: AASALint.Format) throws {
    switch format {
    case .text: printText()
    case .json: for line in try jsonLines() { Swift.print(line) }
    case .github: for line in annotations() { Swift.print(line) }
    case .sarif: Swift.print(try sarif())
    }
  }

  /// Prints each finding with what to do and where it is from, then their numbers.
  func printText() {
    printFindings()
    Swift.print(Self.summary(of: findings))
  }

  /// Prints each finding with what to do and where it is from.
  func printFindings() {
    for finding in findings {
      Swift.print(TerminalText("\(file):\(finding)").text)
      Swift.print(
        TerminalText("  \(finding.fix) (\(finding.rule.grade.rawValue): \(finding.rule.source))")
          .text
      )
    }
  }

  /// The numbers of findings, on one line.
  ///
  /// - Parameter findings: The findings.
  /// - Returns: `1 error, 0 warnings, 2 notes`.
  static func summary(of findings: [AssociationFinding]) -> String {
    let counts = AssociationRule.Severity.allCases.map { severity in
      let count = findings.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.joined(separator: ", ")
  }

  /// A line of JSON for each finding.
  ///
  /// - Returns: The lines.
  /// - Throws: `EncodingError`.
  func jsonLines() throws -> [String] {
    try findings.map { try FindingDocument($0).line() }
  }

  /// An annotation of GitHub Actions for each finding.
  ///
  /// Source: the workflow commands of GitHub Actions, with their escapes.
  ///
  /// - Returns: The lines.
  func annotations() -> [String] {
    findings.map { finding in
      let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
      var properties = ["file=\(escaped(file))"]
      if let position = finding.position {
        properties += ["line=\(position.line)", "col=\(position.column)"]
      }
      properties.append("title=\(finding.rule.code)")
      let witness = finding.witness.map { " (\($0))" } ?? ""
      let message = "\(finding.message)\(witness) \(finding.fix)"
      return
        "::\(kind) \(properties.joined(separator: ","))::\(escaped(message, isProperty: false))"
    }
  }

  /// The findings as SARIF.
  ///
  /// Source: OASIS SARIF 2.1.0.
  ///
  /// - Returns: JSON.
  /// - Throws: An error of `JSONSerialization`.
  func sarif() throws -> String {
    let rules = Set(findings.map(\.rule)).sorted { $0.number < $1.number }
    let results = findings.map { finding -> [String: Any] in
      var region: [String: Any] = [:]
      if let position = finding.position {
        region = ["startLine": position.line, "startColumn": position.column]
      }
      let place: [String: Any] = ["artifactLocation": ["uri": file], "region": region]
      return [
        "ruleId": finding.rule.code, "level": finding.severity.rawValue,
        "message": ["text": "\(finding.message) \(finding.fix)"],
        "locations": [["physicalLocation": place]],
      ]
    }
    let driver: [String: Any] = [
      "name": "deeplink", "version": ToolVersion.current,
      "rules": rules.map { rule -> [String: Any] in
        ["id": rule.code, "name": rule.name, "shortDescription": ["text": rule.summary]]
      },
    ]
    let log: [String: Any] = [
      "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [["tool": ["driver": driver], "results": results]],
    ]
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: log, options: options),
      as: UTF8.self
    )
  }

  /// A text that ends no command and no property.
  private func escaped(_ text: String, isProperty: Bool = true) -> String {
    var result = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    if isProperty { result = result.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return result
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
  ///
  /// - Parameter finding: The finding.
  init(_ finding: AssociationFinding) { self.finding = finding }

  /// Writes all members, also those that are `nil`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
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
    try container.encode(finding.rule.grade.rawValue, forKey: .grade)
    try container.encode(finding.rule.source, forKey: .source)
  }
}
