package import LinkPatterns

extension RegularExpression {
  /// A slash.
  package static let slash = RegularExpression.literal([UInt8(ascii: "/")])

  /// Any text.
  static let anything = RegularExpression.repeated(.byte(.all), 0, nil)

  /// The expressions that follow one another in every word.
  package var items: [RegularExpression] {
    switch self {
    case .empty: []
    case .sequence(let items): items
    case .literal(let bytes): bytes.map { .byte(ByteSet([$0])) }
    case .capture(_, let item): [item]
    case .byte, .alternation, .repetition: [self]
    }
  }
}
