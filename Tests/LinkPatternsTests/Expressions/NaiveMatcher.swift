import LinkAnalysis
import LinkTesting

@testable import LinkPatterns

/// Matches as ECMA-262 §22.2.2 says, by recursion and in exponential time.
///
/// Shares nothing with the automaton but the syntax tree; for small expressions and inputs.
struct NaiveMatcher {
  /// The whole input.
  let input: [UInt8]
  /// Ranges of the captures of a match; `nil` where a capture took no part.
  typealias Captures = [Int: Range<Int>]
  /// What follows: from a position and captures to the captures of a match.
  typealias Continuation = (Int, Captures) -> Captures?

  /// Matches the whole input.
  func match(_ expression: RegularExpression) -> Captures? {
    run(expression, 0, [:]) { position, captures in position == input.count ? captures : nil }
  }

  private func run(
    _ expression: RegularExpression,
    _ position: Int,
    _ captures: Captures,
    _ next: Continuation
  ) -> Captures? {
    switch expression {
    case .empty:
      return next(position, captures)
    case .byte(let set):
      guard position < input.count, set.contains(input[position]) else { return nil }
      return next(position + 1, captures)
    case .literal(let bytes):
      guard input[position...].starts(with: bytes) else { return nil }
      return next(position + bytes.count, captures)
    case .sequence(let items):
      return sequence(items[...], position, captures, next)
    case .alternation(let items):
      for item in items {
        if let result = run(item, position, captures, next) { return result }
      }
      return nil
    case .capture(let number, let item):
      return run(item, position, captures) { end, inner in
        var captures = inner
        captures[number] = position..<end
        return next(end, captures)
      }
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      let loop = Repetition(item: item, isGreedy: isGreedy)
      return repetition(loop, minimum, maximum, position, captures, next)
    }
  }

  private func sequence(
    _ items: ArraySlice<RegularExpression>,
    _ position: Int,
    _ captures: Captures,
    _ next: Continuation
  ) -> Captures? {
    guard let first = items.first else { return next(position, captures) }
    return run(first, position, captures) { position, captures in
      sequence(items.dropFirst(), position, captures, next)
    }
  }

  private struct Repetition {
    var item: RegularExpression
    var isGreedy: Bool
  }

  /// RepeatMatcher.
  private func repetition(
    _ loop: Repetition,
    _ minimum: Int,
    _ maximum: Int?,
    _ position: Int,
    _ captures: Captures,
    _ next: Continuation
  ) -> Captures? {
    if maximum == 0 { return next(position, captures) }
    func iterate() -> Captures? {
      var reset = captures
      for number in loop.item.captureNumbers { reset[number] = nil }
      return run(loop.item, position, reset) { end, captures in
        if minimum == 0, end == position { return nil }
        return repetition(
          loop,
          Swift.max(minimum - 1, 0),
          maximum.map { $0 - 1 },
          end,
          captures,
          next
        )
      }
    }
    if minimum > 0 { return iterate() }
    if loop.isGreedy { return iterate() ?? next(position, captures) }
    return next(position, captures) ?? iterate()
  }
}

/// Makes small random expressions over the bytes `a`, `b` and `-`.
struct ExpressionGenerator {
  /// Where the randomness comes from.
  var random: SeededGenerator
  /// The number the next capture gets.
  var nextCapture = 0
  /// Whether captures may appear.
  var hasCaptures = true

  /// The bytes that occur.
  static let alphabet = Array("ab-".utf8)

  /// Makes an expression.
  mutating func expression(depth: Int) -> RegularExpression {
    if depth == 0 { return leaf() }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      let count = Int.random(in: 2...3, using: &random)
      return .sequence((0..<count).map { _ in expression(depth: depth - 1) })
    case 2:
      let count = Int.random(in: 2...3, using: &random)
      return .alternation((0..<count).map { _ in expression(depth: depth - 1) })
    case 3, 4, 5:
      let minimum = Int.random(in: 0...2, using: &random)
      let maximum =
        Bool.random(using: &random) ? nil : minimum + Int.random(in: 0...2, using: &random)
      // What is captured within an iteration is not asked.
      let couldCapture = hasCaptures
      hasCaptures = false
      defer { hasCaptures = couldCapture }
      return .repetition(
        expression(depth: depth - 1),
        minimum: minimum,
        maximum: maximum,
        isGreedy: Bool.random(using: &random)
      )
    case 6 where hasCaptures:
      let number = nextCapture
      nextCapture += 1
      return .capture(number, expression(depth: depth - 1))
    default:
      return leaf()
    }
  }

  private mutating func leaf() -> RegularExpression {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .empty
    case 1, 2: return .byte(ByteSet(Self.alphabet.filter { _ in Bool.random(using: &random) }))
    default:
      let count = Int.random(in: 1...2, using: &random)
      return .literal((0..<count).map { _ in Self.alphabet.randomElement(using: &random) ?? 0 })
    }
  }

  /// Makes a word.
  mutating func word(maximumLength: Int) -> [UInt8] {
    (0..<Int.random(in: 0...maximumLength, using: &random)).map { _ in
      Self.alphabet.randomElement(using: &random) ?? 0
    }
  }
}

extension RegularExpression {
  /// Numbers of the captures inside, in order of their appearance.
  fileprivate var captureNumbers: [Int] {
    let inner = children.flatMap(\.captureNumbers)
    guard case .capture(let number, _) = self else { return inner }
    return [number] + inner
  }
}
