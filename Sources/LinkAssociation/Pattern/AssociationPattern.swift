/// A pattern of an association file: text, `*`, `?` and `$(variables)`.
///
/// There is no escape: a `*` or `?` in a URL is matched by the same character, which matches others too.
struct AssociationPattern: Hashable, Sendable {
  /// A part of a pattern.
  enum Token: Hashable, Sendable {
    /// Literal text; never empty, and never beside other text.
    case text([UInt8])
    /// `?`: one character.
    case one
    /// `*`: any text.
    case any
    /// `$(name)`: one of several texts.
    case variable(String)

    /// The part as it is written.
    var text: String {
      switch self {
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .one: "?"
      case .any: "*"
      case .variable(let name): "$(\(name))"
      }
    }
  }

  /// The reason why a text is not a pattern.
  enum Problem: Error, Hashable, Sendable {
    /// A `$(` without `)`.
    case unterminated
    /// A name with `$`, `(` or `)`, or without a character.
    case name(String)
    /// More than ``AssociationPattern/maximumLength`` bytes.
    case tooLong
  }

  /// The greatest length of a pattern, in UTF-8 code units.
  static let maximumLength = 4_096

  /// The parts, in order.
  let tokens: [Token]

  /// Reads a pattern, perhaps one in which `$(` is text.
  init(_ text: String, hasVariables: Bool = true) throws(Problem) {
    let bytes = Array(text.utf8)
    if bytes.count > Self.maximumLength { throw .tooLong }
    var (tokens, literal, index): ([Token], [UInt8], Int) = ([], [], 0)
    func flush() {
      if !literal.isEmpty { tokens.append(.text(literal)) }
      literal = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      let isMarked = byte == UInt8(ascii: "$") && bytes[index...].starts(with: "$(".utf8)
      if hasVariables, isMarked {
        guard let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: ")")) else {
          throw .unterminated
        }
        let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
        guard Self.isName(name) else { throw .name(name) }
        flush()
        tokens.append(.variable(name))
        index = end + 1
        continue
      }
      switch byte {
      case UInt8(ascii: "*"):
        flush()
        tokens.append(.any)
      case UInt8(ascii: "?"):
        flush()
        tokens.append(.one)
      default: literal.append(byte)
      }
      index += 1
    }
    flush()
    self.tokens = tokens
  }

  /// Returns whether a text may be the name of a variable.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains { $0 == 0x24 || $0 == 0x28 || $0 == 0x29 }
  }

  /// A pattern in which `*` is never beside `*`; it matches the same.
  static func withoutRuns(_ tokens: [Token]) -> [Token] {
    tokens.indices.filter { $0 == 0 || tokens[$0] != .any || tokens[$0 - 1] != .any }
      .map { tokens[$0] }
  }

  /// The names of the variables in it, in order.
  var variables: [String] {
    tokens.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }
}
