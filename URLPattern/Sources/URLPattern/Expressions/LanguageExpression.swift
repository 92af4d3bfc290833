/// The syntax tree of a regular language of byte strings, with captures and priorities.
///
/// Patterns, custom groups and parameter shapes are written in it, and ``LanguageProgram`` is made
/// from it. Earlier branches and greedy repetitions have priority, as in ECMAScript. It has no
/// back references and no look-around, so every expression is matched in linear time.
indirect enum LanguageExpression: Hashable, Sendable {
  /// The empty word.
  case empty
  /// One byte of a set; the empty set matches nothing.
  case byte(ByteSet)
  /// Fixed bytes, in order.
  case literal([UInt8])
  /// One expression after another.
  case sequence([LanguageExpression])
  /// One of several expressions, earlier ones first.
  case alternation([LanguageExpression])
  /// An expression several times; `maximum` is `nil` when there is no upper bound.
  case repetition(LanguageExpression, minimum: Int, maximum: Int?, isGreedy: Bool)
  /// An expression whose range is remembered under a number from 0.
  case capture(Int, LanguageExpression)
  /// A condition on the position that takes no byte.
  case assertion(LanguageAssertion)
}

/// A condition on a position that takes no byte.
enum LanguageAssertion: UInt8, Hashable, Sendable {
  /// The position is the start of the input (`^` without the `m` flag).
  case start
  /// The position is the end of the input (`$` without the `m` flag).
  case end
  /// Exactly one side of the position is a word byte (`\b`).
  case wordBoundary
  /// Both sides, or neither side, of the position are word bytes (`\B`).
  case notWordBoundary
}

extension LanguageExpression {
  /// Joins expressions, leaving out empty ones and flattening what can be.
  static func joined(_ items: [LanguageExpression]) -> LanguageExpression {
    var flat: [LanguageExpression] = []
    for item in items {
      switch item {
      case .empty: continue
      case .sequence(let inner): flat += inner
      default: flat.append(item)
      }
    }
    if flat.isEmpty { return .empty }
    return flat.count == 1 ? flat[0] : .sequence(flat)
  }

  /// Repeats an expression; what repeats nothing is the empty word.
  static func repeated(
    _ item: LanguageExpression,
    _ minimum: Int,
    _ maximum: Int?,
    isGreedy: Bool = true
  ) -> LanguageExpression {
    if item == .empty || maximum == 0 { return .empty }
    if minimum == 1, maximum == 1 { return item }
    return .repetition(item, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
  }

  /// Fixed text, optionally without regard to the case of ASCII letters.
  static func text(_ bytes: [UInt8], ignoresCase: Bool) -> LanguageExpression {
    if bytes.isEmpty { return .empty }
    guard ignoresCase else { return .literal(bytes) }
    return joined(bytes.map { .byte(ByteSet([$0]).caseFolded) })
  }

  /// Numbers of the captures inside, in order of their appearance.
  var captureNumbers: [Int] {
    switch self {
    case .empty, .byte, .literal, .assertion: []
    case .sequence(let items), .alternation(let items): items.flatMap(\.captureNumbers)
    case .repetition(let item, _, _, _): item.captureNumbers
    case .capture(let number, let item): [number] + item.captureNumbers
    }
  }
}
