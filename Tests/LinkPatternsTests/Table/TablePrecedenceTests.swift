import LinkAnalysis
import LinkPatterns
import LinkTesting
import TestSupport
import Testing

/// What wins where ranks do not decide, against trying every pattern.
@Suite struct TablePrecedenceTests {
  /// The patterns that match a path, in order; the same whatever the order of registration.
  private func found(_ path: String, _ entries: [PatternTable.Entry]) throws -> [String] {
    let url = try LinkURL("https://h" + path)
    var answers: Set<[String]> = []
    for order in [entries, entries.reversed(), Array(entries[1...] + entries[..<1])] {
      let table = PatternTable(order)
      answers.insert(
        table.allCandidates(for: url, host: .authority).map {
          order[$0.entry].pattern.text + order[$0.entry].name
        }
      )
      #expect(
        table.firstMatch(inPath: path).map { order[$0.entry].pattern.text + order[$0.entry].name }
          == answers.first?.first
      )
      #expect(AgreementLaw(entries: order).violations(for: url, host: .authority) == [])
    }
    #expect(answers.count == 1, "\(answers)")
    return answers.first ?? []
  }

  /// Makes entries of patterns.
  private func entries(_ patterns: [String]) throws -> [PatternTable.Entry] {
    try patterns.map { PatternTable.Entry(try PathPattern($0)) }
  }

  @Test func theSmallerLanguageComesFirstWhateverMayHoldSlashes() throws {
    let digits = #"/a/:n(\d+)"#
    #expect(try found("/a/12", entries(["/a/:x(.+)", digits])) == [digits, "/a/:x(.+)"])
    #expect(try found("/a/12", entries(["/a/:x(.*)", digits])) == [digits, "/a/:x(.*)"])
  }

  @Test func theSmallerLanguageComesBeforeFewerGroups() throws {
    let grouped = "/a/:n(1|2){/x}?"
    #expect(try found("/a/1", entries(["/a/:d([123])", grouped])) == [grouped, "/a/:d([123])"])
  }

  @Test func oneLongWordLessIsASmallerLanguage() throws {
    // The two differ in one word of twenty bytes, which no floating-point sum of all would show.
    let less = "/a/:y((?:[^\\/]{1,19}|[^\\/]{19}[^\\/z]))"
    let more = "/a/:x([^\\/]{1,20})"
    #expect(try found("/a/bcd", entries([more, less])) == [less, more])
  }

  @Test func aLiteralOfOneCaseComesBeforeOneOfEither() throws {
    let either = PatternTable.Entry(try PathPattern("/:q*/a"), caseInsensitiveLiterals: true)
    let one = PatternTable.Entry(try PathPattern("{/:g}?/A"))
    #expect(try found("/A", [either, one]) == ["{/:g}?/A", "/:q*/a"])
  }

  @Test func namesAreComparedByBytes() throws {
    let pattern = try PathPattern("/a/:x")
    let entries = ["e\u{301}", "\u{e9}"].map { PatternTable.Entry(pattern, name: $0) }
    #expect(
      try found("/a/b", entries).map { Array($0.utf8) }
        == ["/a/:xe\u{301}", "/a/:x\u{e9}"].map { Array($0.utf8) }
    )
  }

  @Test(arguments: [1, 63, 64, 65, 130, 200])
  func manyEntriesComeInTheOrderOfRegistration(count: Int) throws {
    let pattern = try PathPattern("/a/:x")
    let entries = (0..<count).map { PatternTable.Entry(pattern, name: "\($0)") }
    let table = PatternTable(entries, precedence: .registrationOrder)
    let found = table.allCandidates(for: try LinkURL("https://h/a/1"), host: .authority)
    #expect(found.map(\.entry) == Array(0..<count))
  }

  @Test func theBestOfLiteralsThatDifferInCaseIsFound() throws {
    func entry(_ text: String, _ items: Int) throws -> PatternTable.Entry {
      PatternTable.Entry(
        try PathPattern(text),
        requiredQueryItems: items,
        caseInsensitiveLiterals: true
      )
    }
    let entries = [
      try entry("/:v(a|b)/join", 1), try entry("/:w([ab])/Join", 0), try entry("/:w([ab])/joIN", 2),
      try entry("/:w([ab])/jOIn", 3), try entry("/:w([ab])/JOIN", 0),
    ]
    let first = try found("/a/join", entries)
    #expect(first.first == "/:w([ab])/jOIn")
    #expect(first.count == 5)
  }
}
