import LinkTesting
import TestSupport
import Testing

@testable import LinkAnalysis
@testable import LinkPatterns

@Suite struct AuditTests {
  /// A table of patterns; parameters are typed by their names: `n…` Int, `d…` Double, `b…` Bool,
  /// `u…` UUID.
  private func table(_ patterns: [String], folds: Bool = false) throws -> PatternTable {
    PatternTable(try patterns.map { try Self.entry($0, folds: folds) })
  }

  /// An entry of a pattern, typed as in `table`.
  private static func entry(_ text: String, folds: Bool = false) throws -> PatternTable.Entry {
    let pattern = try PathPattern(text)
    let types: [Character: ParameterShape] = ["n": .int, "d": .double, "b": .bool, "u": .uuid]
    var shapes: [String: ParameterShape] = [:]
    for name in pattern.parameterNames { shapes[name] = name.first.flatMap { types[$0] } }
    return PatternTable.Entry(pattern, shapes: shapes, caseInsensitiveLiterals: folds)
  }

  /// The findings, a line each.
  private func findings(_ patterns: [String], folds: Bool = false) throws -> [String] {
    try lines(of: table(patterns, folds: folds))
  }

  /// The findings for a table, a line each.
  private func lines(of table: PatternTable, hostIsSegment: Bool = false) -> [String] {
    table.audit(hostIsSegment: hostIsSegment).map { finding in
      let texts = [finding.first, finding.second].map { table.entries[$0].pattern.text }
      let decision = finding.decision.map { "\($0)" } ?? "-"
      let others = finding.togetherWith.map { " & " + table.entries[$0].pattern.text }.joined()
      return
        "\(finding.kind) \(texts[0])\(others) \(texts[1]) \(finding.witness ?? "-") \(decision)"
    }
  }

  @Test func routesApartHaveNoFinding() throws {
    let apart = ["/", "/a", "/b", "/a/b", "/a/:x/c", "/b/:n", "/b/:n/:x", "/c/v-:x", "/c/w-:x"]
    #expect(try findings(apart) == [])
  }

  @Test(arguments: [
    (["/a/:x", "/a/b"], "overlap /a/b /a/:x /a/b segment(2)"),
    (["/a/:x", "/a/:n"], "overlap /a/:n /a/:x /a/0 segment(2)"),
    (["/:x/b", "/a/:y"], "overlap /a/:y /:x/b /a/b segment(1)"),
    (["/a/:n", "/a/:d"], "overlap /a/:n /a/:d /a/0 smallerLanguage"),
    (["/a/:n{/x}?", "/a/:d"], "overlap /a/:n{/x}? /a/:d /a/0 smallerLanguage"),
    (["/a/v:x", "/a/ve:y"], "overlap /a/ve:y /a/v:x /a/ve0 segment(2)"),
    (["/a/*", "/a/:x"], "overlap /a/:x /a/* /a/0 segment(2)"),
    (["/*", "/a/b"], "overlap /a/b /* /a/b segment(1)"),
    (["/:x+", "/a/:y/c"], "overlap /a/:y/c /:x+ /a/0/c segment(1)"),
    (["/a/:x*", "/a"], "overlap /a /a/:x* /a smallerLanguage"),
    (["/*", "/"], "overlap / /* / segment(1)"),
    (["/a/*", "/a"], "overlap /a /a/* /a/ segment(2)"),
    (["/a/:x{/b}?", "/a/:y"], "overlap /a/:y /a/:x{/b}? /a/0 smallerLanguage"),
    (["/a/*", "/a/:x*"], "overlap /a/:x* /a/* /a/ segment(2)"),
    (["/a/:x+", "/a/:n+"], "overlap /a/:n+ /a/:x+ /a/0 smallerLanguage"),
    (["/a{/:x}?", "/a/b"], "overlap /a/b /a{/:x}? /a/b segment(2)"),
  ])
  func notesWhatPrecedenceDecides(patterns: [String], expected: String) throws {
    let found = try findings(patterns)
    #expect(found == [expected])
    #expect(try findings(patterns.reversed()) == found)
  }

  @Test(arguments: [
    (
      [#"/a/:x([a-m]\d?)"#, #"/a/:y([m-z]\d?)"#],
      #"tie /a/:x([a-m]\d?) /a/:y([m-z]\d?) /a/m byteOrder"#
    ),
    (["/a/:x-b", "/a/c-:y"], "tie /a/:x-b /a/c-:y /a/c-b byteOrder"),
    (["/:x-a/:n", "/b-:y/:d"], "tie /:x-a/:n /b-:y/:d /b-a/0 byteOrder"),
  ])
  func reportsTies(patterns: [String], expected: String) throws {
    #expect(try findings(patterns) == [expected])
    #expect(try findings(patterns.reversed()) == [expected])
    #expect(try table(patterns).audit().allSatisfy(\.isError))
  }

  @Test(arguments: [
    (["/a/:x", "/a/:y"], "unreachable /a/:x /a/:y /a/0 byteOrder"),
    (["/a/:x(.+)", "/a/:y(.*)"], "unreachable /a/:x(.+) /a/:y(.*) /a/ byteOrder"),
    ([#"/a/:x([^\/]+)"#, "/a/:y"], #"unreachable /a/:x([^\/]+) /a/:y /a/0 segment(2)"#),
    (["/a/:x?", "/a{/:y}?"], "unreachable /a/:x? /a{/:y}? /a byteOrder"),
    ([#"/a/:x(b\/c)"#, "/a/b/c"], #"unreachable /a/b/c /a/:x(b\/c) /a/b/c segment(2)"#),
    (["/a/b", "/a/:x(b)"], "unreachable /a/b /a/:x(b) /a/b segment(2)"),
  ])
  func reportsWhatIsNeverReached(patterns: [String], expected: String) throws {
    let found = try findings(patterns)
    #expect(found.count == 1)
    if !expected.contains("(.*)") { #expect(found == [expected]) }
    #expect(try findings(patterns.reversed()) == found)
  }

  @Test func errorsComeFirstAndThenTheOrderOfTheTable() throws {
    let patterns = ["/a/:x", "/b/:x", "/b/c", "/:v/c", "/a/:y", "/a/c"]
    #expect(
      try table(patterns).audit().map { [$0.first, $0.second] } == [
        [0, 4], [0, 3], [5, 0], [2, 1], [1, 3], [2, 3], [4, 3], [5, 3], [5, 4],
      ]
    )
  }

  @Test func anAlternativeThatIsLeftKeepsAnEntryReachable() throws {
    let found = try findings(["/a{/:x}?", "/a/:b(b|c|d)", "/a/:z"])
    #expect(
      !found.contains { $0.hasPrefix("unreachable") && $0.contains(" /a{/:x}? /a/0") == false }
    )
    #expect(found.contains("unreachable /a/:z /a{/:x}? /a/0 byteOrder") == false)
  }

  @Test func requiredQueryItemsLeaveTheOtherReachable() throws {
    let pattern = try PathPattern("/a/:x")
    let needy = PatternTable([
      .init(pattern, requiredQueryItems: 1, name: "needy"), .init(pattern, name: "plain"),
    ])
    #expect(lines(of: needy) == ["overlap /a/:x /a/:x /a/0 queryItems"])
    let both = PatternTable([
      .init(pattern, requiredQueryItems: 1, name: "b"),
      .init(pattern, requiredQueryItems: 1, name: "a"),
    ])
    #expect(lines(of: both) == ["tie /a/:x /a/:x /a/0 byteOrder"])
    #expect(both.audit().map(\.first) == [1])
  }

  @Test func aTypeWhoseFormIsNotKnownTakesNothingForSure() throws {
    let typed = { name in
      PatternTable.Entry(try PathPattern("/a/:\(name)"), shapes: [name: .anything(named: name)])
    }
    let plain = PatternTable.Entry(try PathPattern("/a/:x"))
    #expect(
      try lines(of: PatternTable([typed("date"), plain])) == [
        "overlap /a/:date /a/:x /a/0 segment(2)"
      ]
    )
    #expect(
      try lines(of: PatternTable([typed("date"), typed("slug")]))
        == ["tie /a/:date /a/:slug /a/0 byteOrder"]
    )
  }

  @Test func aTypeBesideAnExpressionTakesNothingForSure() throws {
    let found = try findings([#"/a/:n(\d+)"#, #"/a/:x(\d+)"#])
    #expect(found == [#"tie /a/:n(\d+) /a/:x(\d+) /a/0 byteOrder"#])
  }

  @Test func typesCountWithinARestToo() throws {
    let found = try findings(["/a/:p+/b/:n", "/a/:q+/b/:z"])
    #expect(found == ["overlap /a/:p+/b/:n /a/:q+/b/:z /a/0/b/0 smallerLanguage"])
  }

  @Test func foldsLettersWhereMatchingDoes() throws {
    #expect(try findings(["/Ab/c", "/aB/c"]) == [])
    #expect(
      try findings(["/Ab/c", "/aB/c"], folds: true) == ["unreachable /Ab/c /aB/c /ab/c byteOrder"]
    )
    let table = try table(["/Ab/c", "/aB/c", "/x/D", "/x/d"])
    #expect(lines(of: table, hostIsSegment: true) == ["unreachable /Ab/c /aB/c /ab/c byteOrder"])
  }

  @Test func givesUpAtTheLimit() throws {
    let table = try table(["/:x(.*a.{9})", "/:y(.*b.{8})"])
    #expect(table.audit().map(\.kind) == [.tie])
    let given = table.audit(stateLimit: 5)
    #expect(given.count == 1)
    guard case .undecided(let states)? = given.first?.kind else {
      Issue.record("the search did not end at the limit")
      return
    }
    #expect(states > 5)
    #expect(given.first?.witness == nil)
  }

  @Test func saysThatALanguageIsTooLarge() throws {
    let limits = PatternLimits(instructions: 20_000)
    let texts = ["/:x((?:a{1000}){11})", "/:y((?:a{1000}){12})"]
    let table = PatternTable(try texts.map { .init(try PathPattern($0, limits: limits)) })
    #expect(table.audit().map(\.kind) == [.undecided(states: 0)])
  }

  @Test("findings agree with trying every path", arguments: 0..<40 as Range<UInt64>)
  func agreesWithTryingEveryPath(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = ["a", "b", ":x", ":n", "a-:y", ":z-b", ":c(a|b)", ":w*", ":v+", "{:o}?"]
    var patterns: [String] = []
    for _ in 0..<8 {
      let segments = (0..<Int.random(in: 0...3, using: &generator))
        .compactMap { _ in words.randomElement(using: &generator) }
      let text = "/" + segments.joined(separator: "/")
      if (try? PathPattern(text)) != nil, !patterns.contains(text) { patterns.append(text) }
    }
    let table = try table(patterns)
    let found = table.audit()
    let matches = try Self.paths.map { path in
      let url = try LinkURL("s://h" + path)
      return Set(
        table.explain(url, host: .authority, maximum: .max).filter { $0.failure == nil }.map(
          \.entry
        )
      )
    }
    for left in patterns.indices {
      for right in patterns.indices where left < right {
        let isCommon = matches.contains { $0.contains(left) && $0.contains(right) }
        let pair = Set([left, right])
        let isFound = found.contains { Set([$0.first, $0.second]) == pair }
        #expect(!isCommon || isFound, "seed \(seed): \(patterns[left]) \(patterns[right])")
      }
    }
    for finding in found {
      let pair = "\(patterns[finding.first]) \(patterns[finding.second])"
      let witness = try #require(finding.witness, "seed \(seed): \(pair)")
      let nearest = table.explain(try LinkURL("s://h" + witness), host: .authority, maximum: .max)
      let taken = nearest.filter { $0.failure == nil }.map(\.entry)
      #expect(taken.contains(finding.first), "seed \(seed): \(pair) \(witness)")
      #expect(taken.contains(finding.second), "seed \(seed): \(pair) \(witness)")
      guard finding.kind == .unreachable else { continue }
      let isReached = matches.contains {
        $0.contains(finding.second)
          && $0.isDisjoint(with: [finding.first] + finding.togetherWith)
      }
      #expect(!isReached, "seed \(seed): \(pair)")
    }
  }

  /// All paths of at most three segments over a few words.
  private static let paths: [String] = {
    let words = ["a", "b", "0", "c", "a-b"]
    let one = words.map { "/\($0)" }
    let two = one.flatMap { first in one.map { first + $0 } }
    return ["/"] + one + two + two.flatMap { first in one.map { first + $0 } }
  }()

  @Test(arguments: [
    ["/*", "/*/*"], ["/a/:x(\\d+)", "/a/:y(.+)"], ["/a/:n{/x}?", "/a/:d"],
    ["/:x+", "/:y*"], ["/a/:x?", "/a{/:y}?"], ["/*/b", "/*"], ["/", "/*"], ["/a/*", "/a/:x*"],
    ["/a/*", "/a"], ["/a/:x+", "/a/:n+"], ["/a/:x{/b}?", "/a/:y{/c}?{/d}?"],
    ["/a/:x(b|c){/d}?", "/a/:y(c|d)"], ["/a/:x{/b}?", "/a/:w"],
  ])
  func saysWhatTheTableDoes(patterns: [String]) throws {
    for order in [patterns, patterns.reversed()] {
      let table = try table(order)
      for finding in table.audit() where finding.kind != .undecided(states: 10_000) {
        let witness = try #require(finding.witness)
        let url = try LinkURL("https://h" + witness)
        let first = table.allCandidates(for: url, host: .authority).first
        #expect(first?.entry == finding.first, "\(patterns) \(witness)")
      }
    }
  }
}
