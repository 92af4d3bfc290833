@_spi(Tools) import DeepLinking
import Foundation
import LinkAnalysis
import LinkAssociation

/// Findings as a log of SARIF, which code scanning reads.
///
/// Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0, and its JSON schema.
struct SARIFLog: Encodable {
  /// The names of the members.
  private enum Key: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// The runs: always one.
  private let runs: [Run]

  /// Describes findings.
  init(_ findings: [ReportedFinding]) {
    var numbers: [ReportedRule: Int] = [:]
    let rules = Set(findings.map(\.rule)).sorted { ($0.id, $0.name) < ($1.id, $1.name) }
    for (number, rule) in rules.enumerated() { numbers[rule] = number }
    let driver = Driver(version: PackageVersion.current, rules: rules.map(Rule.init))
    let results = findings.map { Result($0, ruleIndex: numbers[$0.rule] ?? 0) }
    runs = [Run(tool: ["driver": driver], results: results)]
  }

  /// Writes version, schema and runs.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("https://json.schemastore.org/sarif-2.1.0.json", forKey: .schema)
    try container.encode("2.1.0", forKey: .version)
    try container.encode(runs, forKey: .runs)
  }

  /// The log as text.
  func text() throws -> String {
    String(decoding: try JSONEncoder.sortingKeys(indenting: true).encode(self), as: UTF8.self)
  }

  /// One run of the tool.
  private struct Run: Encodable {
    /// The tool.
    let tool: [String: Driver]
    /// The findings.
    let results: [Result]
    /// How columns are counted.
    let columnKind = "unicodeCodePoints"
  }

  /// The tool.
  private struct Driver: Encodable {
    /// Its name.
    let name = "deeplink"
    /// Its version.
    let version: String
    /// The checks and the findings.
    let rules: [Rule]
  }

  /// A text in an object of its own.
  private struct Text: Encodable {
    /// The text.
    let text: String
  }

  /// A check.
  private struct Rule: Encodable {
    /// Its code.
    let id: String
    /// Its name.
    let name: String
    /// The summary.
    let shortDescription: Text

    /// Describes a rule.
    init(_ rule: ReportedRule) {
      (id, name, shortDescription) = (rule.id, rule.name, Text(text: rule.summary))
    }
  }

  /// A finding.
  private struct Result: Encodable {
    /// The code of the rule.
    let ruleId: String
    /// Its position among the rules.
    let ruleIndex: Int
    /// How much it matters: `error`, `warning` or `note`.
    let level: String
    /// The message.
    let message: Text
    /// Where: always one place.
    let locations: [[String: Place]]

    /// Describes a finding.
    init(_ finding: ReportedFinding, ruleIndex: Int) {
      (ruleId, self.ruleIndex) = (finding.rule.id, ruleIndex)
      (level, message) = (finding.severity.rawValue, Text(text: finding.text))
      let region = finding.position.map { Region(startLine: $0.line, startColumn: $0.column) }
      let artifact = ["uri": SARIFLog.reference(finding.file)]
      locations = [["physicalLocation": Place(artifactLocation: artifact, region: region)]]
    }
  }

  /// A place in a file.
  private struct Place: Encodable {
    /// The file.
    let artifactLocation: [String: String]
    /// Where in it; left out when that is not known.
    let region: Region?
  }

  /// A place in a text.
  private struct Region: Encodable {
    /// The line, from 1.
    let startLine: Int
    /// The column, from 1.
    let startColumn: Int
  }

  /// A path as a reference to a file: relative as it is, absolute with its scheme.
  ///
  /// A colon in the first part of a relative path would end a scheme, so colons are escaped too.
  private static func reference(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let text = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.utf8.first == UInt8(ascii: "/") ? "file://\(text)" : text
  }
}
