@_spi(Tools) import DeepLinking
import Foundation

/// The answer of a command to one input, as one line of JSON.
///
/// Every key is always there; what does not apply is `null`.
protocol JSONDocument: Encodable {}

extension JSONDocument {
  /// The document on one line, its keys in order.
  func line() throws -> String {
    Self.onOneLine(String(decoding: try JSONEncoder.sortingKeys().encode(self), as: UTF8.self))
  }

  /// A text of JSON in which what Unicode takes for the end of a line is escaped.
  ///
  /// Readers such as Python's `splitlines` end a line there. JSON has these only within strings.
  ///
  /// Source: Unicode Standard, section 5.8, Newline Guidelines.
  private static func onOneLine(_ text: String) -> String {
    let ends: [Unicode.Scalar: String] = [
      "\u{85}": "\\u0085", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029",
    ]
    guard text.unicodeScalars.contains(where: { ends[$0] != nil }) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += ends[$1] ?? String($1) }
  }
}
