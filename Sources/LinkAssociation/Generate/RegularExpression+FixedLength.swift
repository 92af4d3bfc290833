import LinkPatterns

extension RegularExpression {
  /// The pattern of a rule for texts that all have the same length, with `?` for each character that is not fixed:
  /// `????-??-??` for days; `nil` for texts of several lengths, or of none.
  ///
  /// Only for texts without escapes, whose characters are bytes.
  var patternOfFixedLength: String? {
    guard let characters = fixedCharacters, !characters.isEmpty, characters.count <= 64 else {
      return nil
    }
    return String(characters)
  }

  /// The characters of all texts, `?` for one that is not fixed.
  private var fixedCharacters: [Character]? {
    switch self {
    case .empty: return []
    case .byte(let set): return set.isOfPlainText ? ["?"] : nil
    case .literal(let bytes):
      return bytes.map { byte in
        "*?$".utf8.contains(byte) ? "?" : Character(UnicodeScalar(byte))
      }
    case .capture(_, let inner): return inner.fixedCharacters
    case .sequence(let items): return Self.joined(items.map(\.fixedCharacters))
    case .repetition(let item, let minimum, let maximum, _):
      guard minimum == maximum, minimum <= 64 else { return nil }
      return Self.joined(Array(repeating: item.fixedCharacters, count: minimum))
    case .alternation(let choices):
      guard let first = choices.first?.fixedCharacters else { return nil }
      var common = first
      for choice in choices.dropFirst() {
        guard let next = Self.merged(common, choice.fixedCharacters) else { return nil }
        common = next
      }
      return common
    }
  }

  private static func joined(_ parts: [[Character]?]) -> [Character]? {
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? Array(known.joined()) : nil
  }

  /// What two texts of the same length have in common.
  private static func merged(_ left: [Character], _ right: [Character]?) -> [Character]? {
    guard let right, left.count == right.count else { return nil }
    return zip(left, right).map { $0 == $1 ? $0 : "?" }
  }
}

extension ByteSet {
  /// Whether its members are characters that are written as they are.
  fileprivate var isOfPlainText: Bool {
    least != nil && !contains(UInt8(ascii: "/")) && !contains(UInt8(ascii: "%"))
      && (0x80...0xFF).allSatisfy { !contains($0) }
  }
}
