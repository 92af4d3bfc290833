extension LanguageExpression {
  /// Tells whether a byte occurs in the expression, and so perhaps in a word.
  func canHold(_ byte: UInt8) -> Bool {
    switch self {
    case .empty: false
    case .byte(let set): set.contains(byte)
    case .literal(let bytes): bytes.contains(byte)
    case .sequence(let items), .alternation(let items): items.contains { $0.canHold(byte) }
    case .repetition(let item, _, _, _), .capture(_, let item): item.canHold(byte)
    }
  }

  /// Tells whether some words may end with a byte; `true` when in doubt.
  func mayEnd(with byte: UInt8) -> Bool {
    switch self {
    case .empty: false
    case .byte(let set): set.contains(byte)
    case .literal(let bytes): bytes.last == byte
    case .sequence(let items):
      // What stands before the last item that takes something ends no word.
      items.suffix(1 + items.reversed().prefix(while: \.acceptsEmptyWord).count)
        .contains { $0.mayEnd(with: byte) }
    case .alternation(let items): items.contains { $0.mayEnd(with: byte) }
    case .repetition(let item, _, _, _), .capture(_, let item): item.mayEnd(with: byte)
    }
  }
}
