import LinkAnalysis
import LinkPatterns

/// How the text of one part of a URL is compared with patterns: its bytes, case, and escapes.
///
/// The languages are of the URL as it is written. Where it is compared decoded, each character is
/// itself or its escape.
struct PatternCoding: Hashable, Sendable {
  /// The bytes that the part may have, as it is written.
  let alphabet: ByteSet

  /// Whether letters match in their own case only; ASCII letters, as far as is known.
  var caseSensitive = true

  /// Whether the URL is compared as it is written.
  let percentEncoded: Bool

  /// The bytes of a path.
  static let pathAlphabet = written(.path)

  /// The bytes of a query.
  static let queryAlphabet = written(.query)

  /// The bytes of a fragment.
  static let fragmentAlphabet = written(.fragment)

  /// The bytes that need no escape.
  private static func written(_ set: PercentEncodeSet) -> ByteSet {
    ByteSet((0x21...0x7E).filter { !set.contains($0) })
  }

  /// The expression of fixed text.
  func text(_ bytes: [UInt8]) -> RegularExpression {
    if percentEncoded { return .text(bytes, ignoresCase: !caseSensitive) }
    return .joined(bytes.map { one(of: ByteSet([$0])) })
  }

  /// The expression of one byte of a set.
  func one(of set: ByteSet) -> RegularExpression {
    let set = caseSensitive ? set : set.caseFolded
    if percentEncoded { return .byte(set.intersection(alphabet)) }
    var choices: [RegularExpression] = []
    let raw = set.intersection(alphabet).subtracting(ByteSet([UInt8(ascii: "%")]))
    if !raw.isEmpty { choices.append(.byte(raw)) }
    // High digits with the same low digits become one set.
    var escapes: [(low: ByteSet, high: ByteSet)] = []
    for high in UInt8(0)..<16 {
      var low = ByteSet()
      for digit in UInt8(0)..<16 where set.contains(high << 4 | digit) {
        low = low.union(Self.digit(digit))
      }
      if low.isEmpty { continue }
      if let index = escapes.firstIndex(where: { $0.low == low }) {
        escapes[index].high = escapes[index].high.union(Self.digit(high))
      } else {
        escapes.append((low, Self.digit(high)))
      }
    }
    let percent = RegularExpression.literal([UInt8(ascii: "%")])
    choices += escapes.map { .joined([percent, .byte($0.high), .byte($0.low)]) }
    return choices.count == 1 ? choices[0] : .alternation(choices)
  }

  /// The expression of one character: a byte where the URL is compared as written, else a Unicode scalar.
  func character(but left: ByteSet = ByteSet()) -> RegularExpression {
    if percentEncoded { return .byte(alphabet.subtracting(left)) }
    let next = one(of: ByteSet(0x80...0xBF))
    var choices = [one(of: ByteSet(0x00...0x7F).subtracting(left))]
    // Source: The Unicode Standard, table 3-7.
    for (first, second, more) in Self.sequences {
      let items = [one(of: ByteSet(first)), one(of: ByteSet(second))]
      choices.append(.joined(items + [RegularExpression](repeating: next, count: more)))
    }
    return .alternation(choices)
  }

  /// The well-formed sequences of more than one byte: first, second, and how many follow.
  private static let sequences: [(ClosedRange<UInt8>, ClosedRange<UInt8>, Int)] = [
    (0xC2...0xDF, 0x80...0xBF, 0), (0xE0...0xE0, 0xA0...0xBF, 1), (0xE1...0xEC, 0x80...0xBF, 1),
    (0xED...0xED, 0x80...0x9F, 1), (0xEE...0xEF, 0x80...0xBF, 1), (0xF0...0xF0, 0x90...0xBF, 2),
    (0xF1...0xF3, 0x80...0xBF, 2), (0xF4...0xF4, 0x80...0x8F, 2),
  ]

  /// The expression of any text.
  var anything: RegularExpression {
    if percentEncoded { return .repeated(.byte(alphabet), 0, nil) }
    let bytes = alphabet.subtracting(ByteSet([UInt8(ascii: "%")]))
    let digits = Self.hexadecimal
    let escape = RegularExpression.joined([
      .literal([UInt8(ascii: "%")]), .byte(digits), .byte(digits),
    ])
    return .repeated(.alternation([.byte(bytes), escape]), 0, nil)
  }

  /// The hexadecimal digits.
  static let hexadecimal = ByteSet.digits.union(ByteSet(0x41...0x46))
    .union(ByteSet(0x61...0x66))

  /// The spellings of a hexadecimal digit.
  private static func digit(_ value: UInt8) -> ByteSet {
    value < 10 ? ByteSet([0x30 + value]) : ByteSet([0x37 + value, 0x57 + value])
  }

  /// A language of decoded text in all its spellings.
  func spelled(_ expression: RegularExpression) -> RegularExpression {
    switch expression {
    case .byte(let set): one(of: set)
    case .literal(let bytes): text(bytes)
    case .sequence(let items): .joined(items.map(spelled))
    case .alternation(let items): .alternation(items.map(spelled))
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      .repetition(spelled(item), minimum: minimum, maximum: maximum, isGreedy: isGreedy)
    case .capture(let number, let item): .capture(number, spelled(item))
    case .empty: expression
    }
  }
}
