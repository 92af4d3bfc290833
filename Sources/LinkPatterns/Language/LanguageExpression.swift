/// The syntax tree of a regular language of byte strings, with captures and priorities.
///
/// Patterns, custom groups and parameter shapes are written in it, and ``LanguageProgram`` is made
/// from it. Earlier branches and greedy repetitions have priority, as in ECMAScript. It has no
/// back references and no look-around, so every expression is matched in linear time.
package indirect enum LanguageExpression: Hashable, Sendable {
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
}

extension LanguageExpression {
  /// Joins expressions, leaving out empty ones and flattening what can be.
  package static func joined(_ items: [LanguageExpression]) -> LanguageExpression {
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
  package static func repeated(
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
  package static func text(_ bytes: [UInt8], ignoresCase: Bool) -> LanguageExpression {
    if bytes.isEmpty { return .empty }
    guard ignoresCase else { return .literal(bytes) }
    return joined(bytes.map { .byte(ByteSet([$0]).caseFolded) })
  }

  /// The same words, with no range remembered.
  var withoutCaptures: LanguageExpression {
    switch self {
    case .empty, .byte, .literal: self
    case .sequence(let items): .sequence(items.map(\.withoutCaptures))
    case .alternation(let items): .alternation(items.map(\.withoutCaptures))
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      .repetition(item.withoutCaptures, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
    case .capture(_, let item): item.withoutCaptures
    }
  }

  /// Numbers of the captures inside, in order of their appearance.
  package var captureNumbers: [Int] {
    switch self {
    case .empty, .byte, .literal: []
    case .sequence(let items), .alternation(let items): items.flatMap(\.captureNumbers)
    case .repetition(let item, _, _, _): item.captureNumbers
    case .capture(let number, let item): [number] + item.captureNumbers
    }
  }
}
