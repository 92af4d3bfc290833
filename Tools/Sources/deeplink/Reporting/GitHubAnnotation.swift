import LinkAssociation

/// A finding as an annotation of GitHub Actions: a line that the runner shows beside the file.
///
/// Source: the workflow commands of GitHub Actions, and how the toolkit of its actions escapes them.
struct GitHubAnnotation {
  /// The line.
  let line: String

  /// Describes a finding.
  init(_ finding: ReportedFinding) {
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties = ["file=\(Self.property(finding.file))"]
    if let position = finding.position {
      properties += ["line=\(position.line)", "col=\(position.column)"]
    }
    properties.append("title=\(Self.property(finding.rule.id))")
    line = "::\(kind) \(properties.joined(separator: ","))::\(Self.message(finding.text))"
  }

  /// A text that does not end its line.
  static func message(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A text that does not end its property.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// A text with some scalars as `%` and two digits, and other control characters as they are in code.
  ///
  /// By scalars: CR LF is one character, and would be neither CR nor LF.
  private static func escaped(_ text: String, _ marks: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard marks.unicodeScalars.contains(scalar) else {
        result.append(contentsOf: TerminalText(String(scalar)).text.unicodeScalars)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result.append(contentsOf: "%\(digits.utf8.count < 2 ? "0" : "")\(digits)".unicodeScalars)
    }
    return String(result)
  }
}
