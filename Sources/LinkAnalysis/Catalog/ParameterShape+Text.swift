import LinkPatterns

extension ParameterShape {
  /// The shape as a regular expression, as ``init(name:matching:)`` reads it.
  ///
  /// Bytes above ASCII, which no canonical URL has, are left out of sets, or added to those that have
  /// all of them.
  var regularExpression: String { expression.regularExpression }
}

extension RegularExpression {
  /// The expression in the syntax of ECMAScript, with the flag `v`.
  fileprivate var regularExpression: String {
    switch self {
    case .empty: ""
    case .byte(let set): set.regularExpression
    case .literal(let bytes): bytes.map { Self.character($0) }.joined()
    case .sequence(let items): items.map(\.asItem).joined()
    case .alternation(let items): items.map(\.regularExpression).joined(separator: "|")
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      item.asAtom + Self.quantifier(minimum, maximum) + (isGreedy ? "" : "?")
    case .capture(_, let item): item.asItem
    }
  }

  /// The expression as a part of a sequence.
  private var asItem: String {
    if case .alternation = self { return "(?:\(regularExpression))" }
    if case .capture(_, let item) = self { return item.asItem }
    return regularExpression
  }

  /// The expression as the operand of a quantifier.
  private var asAtom: String {
    switch self {
    case .byte: regularExpression
    default: "(?:\(regularExpression))"
    }
  }

  /// How often something is repeated.
  private static func quantifier(_ minimum: Int, _ maximum: Int?) -> String {
    switch (minimum, maximum) {
    case (0, nil): "*"
    case (1, nil): "+"
    case (0, 1): "?"
    case (_, nil): "{\(minimum),}"
    case (_, let maximum?) where maximum == minimum: "{\(minimum)}"
    case (_, let maximum?): "{\(minimum),\(maximum)}"
    }
  }

  /// A literal byte.
  fileprivate static func character(_ byte: UInt8) -> String {
    let isPlain =
      ByteSet.wordBytes.contains(byte) || byte == UInt8(ascii: "%") || byte == UInt8(ascii: ",")
    if isPlain { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "\\x0\(digits)" : "\\x\(digits)"
  }
}

extension ByteSet {
  /// The set as a character class, or as a character.
  fileprivate var regularExpression: String {
    if contains(0xFF) { return "[^\(inverted.ranges)]" }
    if count == 1, let byte = least { return RegularExpression.character(byte) }
    return "[\(ranges)]"
  }

  /// The members up to 0x7F, neighbours as ranges.
  private var ranges: String {
    var text = ""
    var byte: UInt8 = 0
    while byte < 0x80 {
      guard contains(byte) else {
        byte += 1
        continue
      }
      var last = byte
      while last < 0x7F, contains(last + 1) { last += 1 }
      text += RegularExpression.character(byte)
      if last > byte { text += "-\(RegularExpression.character(last))" }
      byte = last + 1
    }
    return text
  }
}
