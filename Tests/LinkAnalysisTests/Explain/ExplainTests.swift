@testable import LinkAnalysis
@testable import LinkPatterns
@testable import LinkRouting
import Testing

@Suite struct ExplainTests {
  /// A table of patterns; parameters named `n` are integers.
  private func table(_ patterns: [String], folds: Bool = false) throws -> PatternTable {
    PatternTable(
      try patterns.map { text in
        let pattern = try PathPattern(text)
        return PatternTable.Entry(
          pattern,
          shapes: pattern.parameterNames.contains("n") ? ["n": .int] : [:],
          caseInsensitiveLiterals: folds
        )
      }
    )
  }

  /// The near misses, a line each.
  private func misses(
    _ text: String,
    _ patterns: [String],
    host: LinkURL.HostPosition = .firstSegment,
    folds: Bool = false
  ) throws -> [String] {
    let table = try table(patterns, folds: folds)
    return table.explain(try LinkURL(text), host: host).map { miss in
      let pattern = table.entries[miss.entry].pattern.text
      let suggestion = miss.suggestion.map { " did you mean \($0)?" } ?? ""
      return
        "\(pattern) \(miss.matchedSegments) \(miss.failure.map(reason) ?? "matches")\(suggestion)"
    }
  }

  /// What stopped a pattern, with a colon behind the place.
  private func reason(_ failure: LinkFailure) -> String {
    let text = failure.summary(withValues: true).replacing(" expected", with: ": expected")
    return "S\(text.dropFirst())."
  }

  @Test(arguments: [
    ("s://leagues/abc", "/leagues/:n", "1 Segment 2 ('n'): expected Int, found 'abc'."),
    ("s://leagues", "/leagues/:n", "1 Segment 2 ('n'): expected Int, found the end."),
    ("s://leagues", "/leagues/:x", "1 Segment 2 ('x'): expected any text, found the end."),
    ("s://leagues/1/2", "/leagues/:n", "2 Segment 3: expected the end, found '2'."),
    ("s://leagues//2", "/leagues/:x/:n", "1 Segment 2 ('x'): expected any text, found ''."),
    ("s://a/x7", #"/a/:x(\d+)"#, #"1 Segment 2 ('x'): expected (\d+), found 'x7'."#),
    ("s://a/photo", "/a/photo-:x.:e", "1 Segment 2: expected photo-:x.:e, found 'photo'."),
    ("s://a", "/a/new", "1 Segment 2: expected 'new', found the end."),
    ("s://a", "/a/:x+", "1 Segment 2: expected :x, found the end."),
    ("s://a//b", "/a/:x+", "1 Segment 2 ('x'): expected :x, found ''."),
    ("s://a/b/c", "/a/:x+", "3 matches"),
    ("s://a/b", "/a/:x", "2 matches"),
    ("s://a", "/a{/:x}?", "1 matches"),
    ("s:/", "/*", "0 matches"),
    ("s://a/", "/a/*", "1 matches"),
    ("s://a", "/a/*", "1 Segment 2: expected :0, found the end."),
    ("s://PHOTO-1", "/photo-:x", "1 matches"),
    ("s://IMG-a/b", "/img-:x(.*)", "2 matches"),
    ("s://A/b", "/a/b", "2 matches"),
    ("s:/a/new", "/a/edit", "1 Segment 2: expected 'edit', found 'new'."),
  ])
  func tellsWhereAPatternStops(text: String, pattern: String, expected: String) throws {
    #expect(try misses(text, [pattern]) == ["\(pattern) \(expected)"])
  }

  @Test func whatMatchesComesBeforeWhatGetsAsFar() throws {
    #expect(
      try misses("s://a/b/c", ["/a/b/c/d", "/a/:x+"])
        == ["/a/:x+ 3 matches", "/a/b/c/d 3 Segment 4: expected 'd', found the end."]
    )
  }

  @Test(arguments: [
    ("leages", "leagues", true), ("laegues", "leagues", true), ("leaguesss", "leagues", true),
    ("LEAGUES", "leagues", true), ("leagu", "leagues", true), ("leag", "leagues", false),
    ("xeaguey", "leagues", true), ("xeagxey", "leagues", false), ("b", "a", false),
    ("ab", "a", false), ("caf%C3%A9s", "café", true),
  ])
  func asksWhetherALiteralWasMeant(found: String, literal: String, isMeant: Bool) throws {
    let table = try table(["/\(literal)"])
    let miss = try #require(
      table.explain(try LinkURL("s:/\(found)"), host: .authority).first
    )
    #expect(miss.failure?.code.rawValue == "literal")
    #expect((miss.suggestion != nil) == isMeant)
  }

  @Test func theFurthestComesFirst() throws {
    let patterns = ["/b", "/a/x/y", "/a/:n/settings", "/a/:n", "/:x"]
    #expect(
      try misses("s:/a/1/setings", patterns) == [
        "/a/:n/settings 2 Segment 3: expected 'settings', found 'setings'. did you mean settings?",
        "/a/:n 2 Segment 3: expected the end, found 'setings'.",
        "/a/x/y 1 Segment 2: expected 'x', found '1'.",
        "/:x 1 Segment 2: expected the end, found '1'.",
      ]
    )
    #expect(try misses("s:/xyz", ["/b"]) == ["/b 0 Segment 1: expected 'b', found 'xyz'."])
  }

  @Test func leavesOutWhatHasNothingInCommon() throws {
    let patterns = ["/leagues", "/zzz", "/:n", "/a/b", "/x/:y"]
    #expect(
      try misses("s:/leages", patterns) == [
        "/leagues 0 Segment 1: expected 'leagues', found 'leages'. did you mean leagues?",
        "/:n 0 Segment 1 ('n'): expected Int, found 'leages'.",
      ]
    )
    #expect(
      try misses("s:/a/c", patterns) == [
        "/a/b 1 Segment 2: expected 'b', found 'c'.",
        "/:n 0 Segment 1 ('n'): expected Int, found 'a'.",
      ]
    )
    #expect(try misses("s:/qqq", ["/zzz", "/x/:y"]).count == 2)
  }

  @Test func theOrderIsThatOfPrecedenceAndNotOfRegistration() throws {
    let patterns = ["/a/:x", "/a/b", "/a/c", "/a/:n"]
    let found = try misses("s:/a/", patterns)
    #expect(try misses("s:/a/", patterns.reversed()) == found)
    #expect(found.map { $0.prefix(5) } == ["/a/b ", "/a/c ", "/a/:n", "/a/:x"])
  }

  @Test func keepsToTheMaximum() throws {
    let table = try table(["/a", "/b", "/c"])
    #expect(table.explain(try LinkURL("s:/d"), host: .authority, maximum: 2).count == 2)
  }

  @Test func hidesTextOfTheURLByDefault() throws {
    let table = try table(["/orders/:n", "/orders/secret-token-1"])
    let url = try LinkURL("s:/orders/secret-token")
    for miss in table.explain(url, host: .authority) {
      #expect(miss.failure?.found == "secret-token")
      #expect(miss.failure?.description.hasSuffix("found '<redacted>'.") == true)
      #expect(miss.failure?.expected != nil)
    }
  }

  @Test func foldsLettersWhereMatchingDoes() throws {
    #expect(try misses("s:/A/B", ["/a/b"], host: .authority, folds: true) == ["/a/b 2 matches"])
    #expect(try misses("s:/A/B", ["/a/b"], host: .authority) != ["/a/b 2 matches"])
  }
}
