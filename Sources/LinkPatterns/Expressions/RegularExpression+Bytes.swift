extension RegularExpression {
  /// Returns whether a byte occurs in the expression, and so perhaps in a word.
  func canHold(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let set): return set.contains(byte)
    case .literal(let bytes): return bytes.contains(byte)
    default:
      for child in children where child.canHold(byte) { return true }
      return false
    }
  }

  /// Returns whether some words may end with a byte; `true` when in doubt.
  func mayEnd(with byte: UInt8) -> Bool {
    switch self {
    case .byte(let set): return set.contains(byte)
    case .literal(let bytes): return bytes.last == byte
    default:
      for child in children.reversed() {
        if child.mayEnd(with: byte) { return true }
        // Items before the last one that takes a byte don't end a word.
        if case .sequence = self, !child.acceptsEmptyWord { return false }
      }
      return false
    }
  }

  /// Whether the empty word is in the language.
  package var acceptsEmptyWord: Bool {
    switch self {
    case .empty: return true
    case .byte: return false
    case .literal(let bytes): return bytes.isEmpty
    case .repetition(_, 0, _, _): return true
    case .alternation(let items):
      for item in items where item.acceptsEmptyWord { return true }
      return false
    case .sequence, .repetition, .capture:
      for child in children where !child.acceptsEmptyWord { return false }
      return true
    }
  }
}
