import LinkTesting
import Testing

@testable import LinkAnalysis
@testable import LinkPatterns

@Suite struct LanguageInclusionTests {
  /// The program of a regular expression, whose groups have no number.
  private func program(_ expression: String) throws -> ExpressionProgram {
    var grouped = ""
    for character in expression { grouped += character == "(" ? "(?:" : String(character) }
    return try ExpressionProgram(ParameterShape(name: expression, matching: grouped).expression)
  }

  @Test(arguments: [
    (#"\d+"#, #"\w+"#), ("abc", "a.c"), ("(a|b)*c", "[abc]+"), ("(ab)+", "(ab)*"), ("a{3}", "a+"),
    (#"-?(0|[1-9]\d*)"#, #"-?\d+(\.\d+)?"#), ("[a-c]", "a|b|c"), ("a|b|c", "[a-c]"),
    ("(aa|aaa)+", "aa+"), ("aa+", "(aa|aaa)+"),
    ("(a|b)*a(a|b){3}", "(a|b){4,}"),
  ])
  func provesInclusion(inner: String, outer: String) throws {
    #expect(try program(inner).inclusion(in: program(outer)) == .included)
  }

  @Test(arguments: [
    (#"\w+"#, #"\d+"#, "A"), ("a+", "aa*b?a", "a"), ("(ab)*", "(ab)+", ""), ("[a-c]", "a|c", "b"),
    ("(a|b)*", "(a|b)*a(a|b)", ""), ("a{2,4}", "aa|aaaa", "aaa"),
    (#"-?\d+(\.\d+)?"#, #"-?(0|[1-9]\d*)"#, "00"), ("(a|b){1,6}", "(a|b){1,5}", "aaaaaa"),
  ])
  func findsAShortestCounterexample(inner: String, outer: String, word: String) throws {
    #expect(
      try program(inner).inclusion(in: program(outer)) == .counterexample(Array(word.utf8))
    )
  }

  @Test func looksOnlyAtWordsOfTheAlphabet() throws {
    let (inner, outer) = (try program("a|b"), try program("a"))
    #expect(inner.inclusion(in: outer) == .counterexample(Array("b".utf8)))
    #expect(inner.inclusion(in: outer, alphabet: ByteSet([0x61])) == .included)
  }

  @Test func givesUpAtTheLimit() throws {
    // Sets of places are all different here: the second language looks back by twelve bytes.
    let (inner, outer) = (try program("(a|b)*"), try program("(a|b)*a(a|b){12}|(a|b){0,12}|b.*"))
    guard case .undecided(let states) = inner.inclusion(in: outer, stateLimit: 20) else {
      Issue.record("the search did not end at the limit")
      return
    }
    #expect(states > 20)
  }

  @Test func severalSearchesShareTheirSteps() throws {
    let (inner, outer) = (try program("(a|b)*"), try program("(a|b)*a(a|b){12}|(a|b){0,12}|b.*"))
    var steps = 10_000
    guard
      case .undecided(let states) =
        inner.inclusion(in: outer, alphabet: .all, stateLimit: 100_000, steps: &steps)
    else {
      Issue.record("the search did not end with its steps")
      return
    }
    #expect(steps <= 0 && (1..<10_000).contains(states))
    var search = AutomatonCombination([outer, inner])
    #expect(
      search.shortestWord(in: .all, needing: [0], steps: &steps) { $0[0] && !$0[1] }
        == .undecided(states: 1)
    )
    steps = 1_000_000
    #expect(
      try program("a").inclusion(in: outer, alphabet: .all, stateLimit: 100, steps: &steps)
        == .included
    )
    #expect((1_000_000 - 10_000..<1_000_000).contains(steps))
  }

  @Test("agrees with trying every short word", arguments: 0..<30 as Range<UInt64>)
  func agreesWithTryingEveryWord(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = Self.words(upTo: 5)
    for _ in 0..<10 {
      let (left, right) = (Self.expression(3, &generator), Self.expression(3, &generator))
      let (inner, outer) = (try ExpressionProgram(left), try ExpressionProgram(right))
      let first = try words.first { try inner.accepts($0) && !outer.accepts($0) }
      switch inner.inclusion(in: outer) {
      case .included: #expect(first == nil, "seed \(seed): \(left) in \(right)")
      case .counterexample(let word):
        #expect(try inner.accepts(word) && !outer.accepts(word), "seed \(seed)")
        if let first { #expect(first.count == word.count, "seed \(seed): \(left) in \(right)") }
        if first == nil { #expect(word.count > 5, "seed \(seed)") }
      case .undecided: Issue.record("seed \(seed): \(left) in \(right) is undecided")
      }
    }
  }

  /// All words of `a` and `b`, the shorter ones first.
  private static func words(upTo length: Int) -> [[UInt8]] {
    var layers: [[[UInt8]]] = [[[]]]
    for _ in 0..<length {
      layers.append(layers[layers.count - 1].flatMap { [$0 + [0x61], $0 + [0x62]] })
    }
    return layers.flatMap(\.self)
  }

  /// A random expression over `a` and `b`.
  private static func expression(
    _ depth: Int,
    _ generator: inout SeededGenerator
  ) -> RegularExpression {
    let kind =
      depth == 0
      ? Int.random(in: 0...2, using: &generator) : Int.random(in: 0...6, using: &generator)
    switch kind {
    case 0: return .literal([0x61])
    case 1: return .byte(ByteSet([0x61, 0x62]))
    case 2: return .literal([0x62])
    case 3, 4:
      return .sequence([expression(depth - 1, &generator), expression(depth - 1, &generator)])
    case 5:
      return .alternation([expression(depth - 1, &generator), expression(depth - 1, &generator)])
    default:
      let item = expression(depth - 1, &generator)
      return .repeated(item, Int.random(in: 0...1, using: &generator), nil)
    }
  }
}
