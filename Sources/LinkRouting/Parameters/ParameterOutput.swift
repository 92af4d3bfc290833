/// The output of a link for one parameter.
package enum ParameterOutput: Hashable, Sendable {
  /// No value.
  case absent

  /// A query item without `=`: `?exact`.
  case name

  /// A value, without escapes.
  case text(String)

  /// The values of a list, without escapes; at least one.
  case list([String])

  /// A value that has no written form; the text describes it.
  case inexpressible(String)

  /// The value as one text, for people and for errors; `nil` for a missing value.
  package var text: String? {
    switch self {
    case .absent: nil
    case .name: ""
    case .text(let text), .inexpressible(let text): text
    case .list(let texts): texts.joined(separator: ",")
    }
  }

  /// The same, with numbers padded with zeros to a number of digits.
  package func withZeros(_ count: Int) -> ParameterOutput {
    func padded(_ text: String) -> String? {
      let zeros = count - text.utf8.count
      guard zeros >= 0, text.utf8.first != UInt8(ascii: "-") else { return nil }
      return String(repeating: "0", count: zeros) + text
    }
    switch self {
    case .absent, .name, .inexpressible: return self
    case .text(let text): return padded(text).map(Self.text) ?? .inexpressible(text)
    case .list(let texts):
      let numbers = texts.compactMap(padded)
      return numbers.count == texts.count
        ? .list(numbers) : .inexpressible(texts.joined(separator: ","))
    }
  }

  /// Whether anything is written for it.
  package var isPresent: Bool { if case .absent = self { false } else { true } }
}
