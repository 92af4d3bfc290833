import LinkAnalysis
import LinkPatterns
import LinkRouting
import TestSupport
import Testing

/// How many steps matching takes, and what happens when there are too many.
@Suite struct TableStepsTests {
  @Test func rejectingManyCandidatesCostsNoMoreThanTwoWalks() throws {
    let pattern = try PathPattern("/a/:x")
    let entries = (0..<2000).map { PatternTable.Entry(pattern, name: "\($0)") }
    let table = PatternTable(entries)
    let candidates = table.candidates(for: try LinkURL("s://a/1"), host: .firstSegment)
    var found = 0
    while candidates.next() != nil { found += 1 }
    #expect(found == 2000)
    #expect(!candidates.isGivenUp)
    #expect(candidates.steps <= 2 * (table.nodeCount + entries.count))
  }

  @Test func entriesThatArePassedOverCount() throws {
    let pattern = try PathPattern("/a/:x")
    let entries = (0..<200).map { PatternTable.Entry(pattern, name: "\($0)") }
    let table = PatternTable(entries, limits: PatternLimits(steps: 100))
    let candidates = table.candidates(for: try LinkURL("s://a/1"), host: .firstSegment)
    #expect(candidates.next() != nil)
    #expect(candidates.next() == nil)
    #expect(candidates.isGivenUp)
  }

  @Test func aStepIsANodeThatIsEntered() throws {
    let table = PatternTable(try ["/a/b/c", "/a/:x/d"].map { .init(try PathPattern($0)) })
    let candidates = table.candidates(for: try LinkURL("s://a/b/d"), host: .firstSegment)
    #expect(candidates.next()?.entry == 1)
    // The root, `a`, `b`, and back to `:x` and `d`.
    #expect(candidates.steps == 5)
    #expect(candidates.next() == nil)
    #expect(candidates.next() == nil)
  }

  @Test(arguments: [
    (["/a/:x/b", "/a/:y/c"], 5), (["/:x([0-9])/b", "/:y([0-9])/c"], 4),
    (["/:x([0-9])/b", "/:y([a-z])/b"], 5), (["/a/*", "/a/*"], 3), (["/a/:x", "/a/:y+"], 4),
  ])
  func patternsShareTheNodesOfTheirBeginnings(patterns: [String], nodes: Int) throws {
    let table = PatternTable(try patterns.map { .init(try PathPattern($0)) })
    #expect(table.nodeCount == nodes)
  }

  @Test func candidatesComeInOrderAfterTheFirst() throws {
    let texts = ["/*", "/a/*", "/a/:x", "/a/:y(1|2)", "/:x/1", "/a/1", "/:x{/:y}?", "/a/:x+"]
    for order in [texts, texts.reversed()] {
      let table = PatternTable(try order.map { .init(try PathPattern($0)) })
      let found = table.allCandidates(for: try LinkURL("https://h/a/1"), host: .authority)
        .map { order[$0.entry] }
      #expect(
        found
          == ["/a/1", "/a/:y(1|2)", "/a/:x", "/a/:x+", "/a/*", "/:x/1", "/:x{/:y}?", "/*"]
      )
    }
  }

  /// A catalog with a route for numbers, and one whose expression has no small automaton.
  private func router(steps: Int) -> ParsedCatalog {
    ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.scheme("s", host: nil)],
        routes: [
          .init(name: "word", path: #"/a/:x((?:a|b)*a(?:a|b){15})"#),
          .init(name: "number", path: "/a/:n", types: ["n": "Int"]), .init(name: "b", path: "/b"),
        ]
      ),
      patternLimits: PatternLimits(steps: steps)
    )
  }

  @Test func moreStepsThanAllowedAreAReason() throws {
    let word = String(repeating: "ab", count: 200)
    let enough = router(steps: 1_000_000).match("s://a/\(word)")
    #expect(enough.found?.route == "word")
    let few = router(steps: 500)
    let match = few.match("s://a/\(word)")
    guard case .rejected(let failure) = match else {
      Issue.record("\(match)")
      return
    }
    #expect(failure.code == .tooManySteps)
    #expect(failure.code.rawValue == "tooManySteps")
    #expect(failure.description == "Matching the URL takes too long; expected at most 500 steps.")
    #expect(few.match("s://b").found?.route == "b")
    #expect(few.match("s://a/12").found?.route == "number")
    // One walk reads no more than the table holds, so the best match alone is always found.
    #expect(PatternTable(few.router.tableEntries).firstMatch(inPath: "/a/\(word)")?.entry == 0)
  }

  @Test func aTestThatIsNotFinishedIsNoAnswer() throws {
    let pattern = try PathPattern("/:x((?:a|b)*a(?:a|b){15})")
    let table = PatternTable([.init(pattern)], limits: PatternLimits(steps: 100))
    let url = try LinkURL("https://h/" + String(repeating: "ab", count: 40))
    let candidates = table.candidates(for: url, host: .authority)
    #expect(candidates.next() == nil)
    #expect(candidates.isGivenUp)
  }

  @Test func textIsReadWithinTheLimitOfSteps() throws {
    let table = PatternTable(
      try (0..<20).map { .init(try PathPattern("/:x\($0)([a-z]+\($0))")) },
      limits: PatternLimits(steps: 1000)
    )
    let url = try LinkURL("https://h/" + String(repeating: "a", count: 100))
    let candidates = table.candidates(for: url, host: .authority)
    #expect(candidates.next() == nil)
    #expect(candidates.isGivenUp)
    let short = try LinkURL("https://h/aaa")
    let others = table.candidates(for: short, host: .authority)
    #expect(others.next() == nil)
    #expect(!others.isGivenUp)
  }

  @Test func capturesCountToo() throws {
    let table = PatternTable(
      [.init(try PathPattern("/a-:x"))],
      limits: PatternLimits(steps: 60)
    )
    let long = try LinkURL("https://h/a-" + String(repeating: "b", count: 40))
    let candidates = table.candidates(for: long, host: .authority)
    #expect(candidates.next() == nil)
    #expect(candidates.isGivenUp)
    let others = table.candidates(for: try LinkURL("https://h/a-b"), host: .authority)
    #expect(others.next()?.values == [12..<13])
  }

  @Test func whatAcceptsAnyEndIsCountedByItsBytes() throws {
    let table = PatternTable(
      [.init(try PathPattern("/a/:p+"))],
      limits: PatternLimits(steps: 60)
    )
    let tooLong = try LinkURL("https://h/a/" + String(repeating: "b", count: 80))
    let candidates = table.candidates(for: tooLong, host: .authority)
    _ = candidates.next()
    #expect(candidates.isGivenUp)
  }
}
