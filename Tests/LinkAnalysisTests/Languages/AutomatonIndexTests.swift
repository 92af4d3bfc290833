import LinkAnalysis
import LinkPatterns
import LinkTesting
import Testing

/// What many languages have in common is what each two of them have.
@Suite struct LanguageTrieTests {
  /// A language that is made up at random.
  private static func language(
    _ depth: Int,
    _ random: inout SeededGenerator
  ) -> RegularExpression {
    let kinds = depth == 0 ? 3 : 8
    switch Int.random(in: 0..<kinds, using: &random) {
    case 0: return .literal([UInt8.random(in: 0x61...0x63, using: &random)])
    case 1: return .byte(ByteSet([0x61, UInt8.random(in: 0x61...0x64, using: &random)]))
    case 2: return .literal([0x61, UInt8.random(in: 0x61...0x62, using: &random)])
    case 3: return .alternation([language(depth - 1, &random), language(depth - 1, &random)])
    case 4:
      return .repeated(language(depth - 1, &random), Int.random(in: 0...2, using: &random), nil)
    case 5: return .repetition(language(depth - 1, &random), minimum: 1, maximum: 3, isGreedy: true)
    case 6: return .alternation([language(depth - 1, &random), .empty])
    default:
      return .joined([
        language(depth - 1, &random), .capture(0, language(depth - 1, &random)),
        language(depth - 1, &random),
      ])
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func findsExactlyThePairsThatHaveAWordInCommon(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lists = (0..<2).map { _ in
      (0..<7).map { _ in
        RegularExpression.joined([
          .literal([0x61]), Self.language(2, &random), Self.language(1, &random),
        ])
      }
    }
    try expectAgreement(of: lists, "seed \(seed)")
  }

  @Test(
    "a language whose beginning is like a later place is found too",
    arguments: 0..<200 as Range<UInt64>
  )
  func findsPairsOfSingleLanguages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lists = (0..<2).map { _ in [Self.language(3, &random)] }
    try expectAgreement(of: lists, "seed \(seed)")
  }

  /// Expects the pairs that are found one by one.
  private func expectAgreement(of lists: [[RegularExpression]], _ note: String) throws {
    let alphabet = ByteSet(0x61...0x63)
    var steps = Int.max
    let intersections = AutomatonIndex(lists[0]).intersections(
      with: AutomatonIndex(lists[1]),
      in: alphabet,
      steps: &steps
    )
    for (index, first) in lists[0].enumerated() {
      let program = try ExpressionProgram(first)
      let expected = try lists[1].indices.filter {
        let other = try ExpressionProgram(lists[1][$0])
        return program.shortestCommonWord(with: other, in: alphabet) != .none
      }
      #expect(intersections[index] == expected, "\(note), language \(index)")
    }
  }

  /// Languages `/…/x0/`, `/…/x1/` and so on, with something behind them.
  private static func languages(_ count: Int, _ end: RegularExpression) -> [RegularExpression] {
    let any = RegularExpression.repeated(.byte(ByteSet(0x61...0x7A)), 1, nil)
    let slash = RegularExpression.literal(Array("/".utf8))
    return (0..<count).map { .joined([slash, any, .literal(Array("/x\($0)/".utf8)), end]) }
  }

  @Test func languagesThatBeginAlikeAreComparedInWorkThatGrowsAsTheyDo() {
    let end = RegularExpression.repeated(.byte(ByteSet(0x61...0x7A)), 1, nil)
    let costs = [100, 200, 400].map { count in
      var steps = Int.max
      let trie = AutomatonIndex(Self.languages(count, end))
      let intersections = trie.intersections(with: trie, in: .all, steps: &steps)
      #expect(intersections == (0..<count).map { [$0] })
      return Int.max - steps
    }
    #expect(costs[1] <= costs[0] * 22 / 10, "\(costs)")
    #expect(costs[2] <= costs[1] * 22 / 10, "\(costs)")
  }

  @Test func languagesThatMeetOneOfTheirOwnAreComparedInWorkThatGrowsAsTheyDo() {
    let any = RegularExpression.repeated(.byte(.except(0x2F)), 1, nil)
    let anyPath = RegularExpression.repeated(.byte(.all), 0, nil)
    let text = { (text: String) in RegularExpression.literal(Array(text.utf8)) }
    let costs = [100, 200, 400].map { count in
      let routes = AutomatonIndex(
        (0..<count).map { .joined([text("/"), any, text("/x\($0)/"), any]) }
      )
      // What follows the beginning of one may be the beginning of each of these, and is then none of its words.
      let exclusions = AutomatonIndex(
        (0..<count).map { .joined([text("/"), anyPath, text("/x\($0)/new")]) }
      )
      var steps = Int.max
      let intersections = routes.intersections(with: exclusions, in: .all, steps: &steps)
      #expect(intersections == (0..<count).map { [$0] })
      return Int.max - steps
    }
    #expect(costs[1] <= costs[0] * 22 / 10, "\(costs)")
    #expect(costs[2] <= costs[1] * 22 / 10, "\(costs)")
  }

  @Test func hidesNothingThatIsTooLargeOrTooMuch() {
    let large = RegularExpression.repeated(.byte(ByteSet(0x61...0x7A)), 0, 1_000_000)
    let endless = RegularExpression.repetition(
      .capture(0, .empty),
      minimum: 0,
      maximum: .max,
      isGreedy: true
    )
    let text = { (text: String) in RegularExpression.literal(Array(text.utf8)) }
    let trie = AutomatonIndex([
      .joined([text("/a/"), large, text("/b")]), text("/c"), nil, .joined([text("/d"), endless]),
    ])
    let others = AutomatonIndex([text("/a/-"), text("/c"), text("/d"), text("/e")])
    var steps = 1_000_000
    #expect(trie.intersections(with: others, in: .all, steps: &steps) == [[0], [1], [], [2]])
    var few = 20
    let all = [0, 1, 2, 3]
    #expect(trie.intersections(with: others, in: .all, steps: &few) == [all, all, [], all])
  }
}
