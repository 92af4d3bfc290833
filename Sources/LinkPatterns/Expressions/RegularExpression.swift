/// The syntax tree of a regular language of byte strings, with captures and priorities.
///
/// Patterns, custom groups and parameter shapes are written in it, and ``ExpressionProgram`` is made
/// from it. Earlier branches and greedy repetitions have priority, as in ECMAScript. It has no
/// back references and no look-around, so every expression is matched in linear time.
package indirect enum RegularExpression: Hashable, Sendable {
  /// The empty word.
  case empty
  /// One byte of a set; the empty set matches nothing.
  case byte(ByteSet)
  /// Fixed bytes, in order.
  case literal([UInt8])
  /// One expression after another.
  case sequence([RegularExpression])
  /// One of several expressions, earlier ones first.
  case alternation([RegularExpression])
  /// An expression several times; `maximum` is `nil` when there is no upper bound.
  case repetition(RegularExpression, minimum: Int, maximum: Int?, isGreedy: Bool)
  /// An expression whose range is remembered under a number from 0.
  case capture(Int, RegularExpression)
}

extension RegularExpression {
  /// Joins expressions, leaving out empty ones and flattening what can be.
  package static func joined(_ items: [RegularExpression]) -> RegularExpression {
    var flat: [RegularExpression] = []
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
    _ item: RegularExpression,
    _ minimum: Int,
    _ maximum: Int?,
    isGreedy: Bool = true
  ) -> RegularExpression {
    if item == .empty || maximum == 0 { return .empty }
    if minimum == 1, maximum == 1 { return item }
    return .repetition(item, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
  }

  /// Fixed text, optionally without regard to the case of ASCII letters.
  package static func text(_ bytes: [UInt8], ignoresCase: Bool) -> RegularExpression {
    if bytes.isEmpty { return .empty }
    guard ignoresCase else { return .literal(bytes) }
    var items: [RegularExpression] = []
    for byte in bytes { items.append(.byte(ByteSet(byte...byte).caseFolded)) }
    return joined(items)
  }

  /// The expressions that this one is made of.
  var children: [RegularExpression] {
    switch self {
    case .empty, .byte, .literal: []
    case .sequence(let items), .alternation(let items): items
    case .repetition(let item, _, _, _), .capture(_, let item): [item]
    }
  }

  /// The same expression, made of others.
  func mapChildren(_ change: (RegularExpression) -> RegularExpression) -> RegularExpression {
    var items = children
    for index in items.indices { items[index] = change(items[index]) }
    switch self {
    case .empty, .byte, .literal: return self
    case .sequence: return .joined(items)
    case .alternation: return .alternation(items)
    case .repetition(_, let minimum, let maximum, let isGreedy):
      return .repetition(items[0], minimum: minimum, maximum: maximum, isGreedy: isGreedy)
    case .capture(let number, _): return .capture(number, items[0])
    }
  }

  /// The same words, without captures.
  var withoutCaptures: RegularExpression {
    if case .capture(_, let item) = self { return item.withoutCaptures }
    return mapChildren(\.withoutCaptures)
  }

  /// The least number above those of the captures inside.
  var captureCount: Int {
    var count = 0
    if case .capture(let number, _) = self { count = number + 1 }
    for child in children { count = max(count, child.captureCount) }
    return count
  }
}
