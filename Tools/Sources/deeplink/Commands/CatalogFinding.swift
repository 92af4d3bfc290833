import LinkAnalysis
@_spi(Tools) import LinkAssociation
import LinkPatterns

/// A finding of `deeplink lint` in a catalog.
struct CatalogFinding {
  /// How much it matters.
  let severity: AssociationRule.Severity

  /// The kind, a word: `tie`, `unknownType`.
  let code: String

  /// What findings of the kind say, a sentence.
  var summary = "A mistake in a catalog."

  /// The message, fit for a terminal.
  let message: String

  /// Where it is in the JSON: `routes[3].types.league`; empty for the whole.
  let path: String

  /// The names of the routes that it is about.
  var routes: [String] = []

  /// A shortest URL that shows the finding; `nil` for findings without one.
  var url: String?

  /// The line for people.
  var line: String { "\(severity.rawValue): \(message) [\(code)]" }

  /// The place as a pointer.
  ///
  /// A name with a dot or a bracket in it makes a pointer to nothing; then what is around it is shown.
  var pointer: JSONPointer {
    var (pointer, name): (JSONPointer, String) = (.root, "")
    func flush() {
      if let number = Int(name) {
        pointer = pointer.appending(number)
      } else if !name.isEmpty {
        pointer = pointer.appending(name)
      }
      name = ""
    }
    for scalar in path.unicodeScalars {
      switch scalar {
      case ".", "[", "]": flush()
      default: name.unicodeScalars.append(scalar)
      }
    }
    flush()
    return pointer
  }

  /// Where it is in a text.
  func position(in text: JSONText?) -> TextPosition? {
    guard let text else { return nil }
    var pointer = pointer.text[...]
    while true {
      if let position = text.position(at: JSONPointer(text: String(pointer))) { return position }
      guard let slash = pointer.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      pointer = pointer[..<slash]
    }
  }
}

extension CatalogFinding {
  /// Describes a problem of a catalog.
  init(_ problem: CatalogProblem, _ severity: AssociationRule.Severity = .error) {
    self.init(
      severity: severity,
      code: problem.code.name,
      message: TerminalText(problem.description).text,
      path: problem.path,
      routes: problem.route.map { [$0] } ?? []
    )
  }
}

/// The JSON that `deeplink lint --format json` prints for one finding.
///
/// Every key is always there: `code`, `severity`, `pointer`, `line`, `column`, `routes`, `witness` (a
/// shortest URL that shows it), `message`.
struct CatalogFindingDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case code, severity, pointer, line, column, routes, witness, message
  }

  /// The finding.
  let finding: CatalogFinding

  /// Where it is.
  let position: TextPosition?

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(finding.code, forKey: .code)
    try container.encode(finding.severity.rawValue, forKey: .severity)
    try container.encode(finding.pointer.text, forKey: .pointer)
    try container.encode(position?.line, forKey: .line)
    try container.encode(position?.column, forKey: .column)
    try container.encode(finding.routes, forKey: .routes)
    try container.encode(finding.url, forKey: .witness)
    try container.encode(finding.message, forKey: .message)
  }
}
