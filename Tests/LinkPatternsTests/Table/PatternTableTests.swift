import LinkPatterns
import LinkTesting
import Testing

@Suite struct PatternTableTests {
  /// Makes entries of patterns; parameters named `n…` are typed.
  private func entries(_ patterns: [String], folds: Bool = false) throws -> [PatternTable.Entry] {
    try patterns.map { text in
      let pattern = try PathPattern(text)
      return PatternTable.Entry(
        pattern,
        shapes: pattern.parameterNames.contains("n") ? ["n": .int] : [:],
        caseInsensitiveLiterals: folds
      )
    }
  }

  /// The patterns that match a URL, in order.
  private func found(_ text: String, in entries: [PatternTable.Entry]) throws -> [String] {
    let table = PatternTable(entries)
    return try table.candidates(for: LinkURL(text), host: .firstSegment)
      .map { table.entries[$0.entry].pattern.text }
  }

  @Test func findsTheMostSpecificFirst() throws {
    let all = try entries(["/a/:x", "/a/:n", "/a/b", "/:x/b", "/a", "/a/b/c"])
    for order in [all, all.reversed()] {
      #expect(try found("s://a/b", in: order) == ["/a/b", "/a/:x", "/:x/b"])
      #expect(try found("s://a/1", in: order) == ["/a/:n", "/a/:x"])
    }
  }

  @Test func stepsBackWhereALiteralLeadsNowhere() throws {
    let all = try entries(["/users/me/settings", "/users/:id/profile"])
    #expect(try found("s://users/me/profile", in: all) == ["/users/:id/profile"])
  }

  @Test func capturesOfAFailedBranchDoNotLeak() throws {
    let table = PatternTable(try entries(["/a/:x/b", "/a/:y/c"]))
    let url = try LinkURL("s://a/1/c")
    let captures = Array(table.candidates(for: url, host: .firstSegment)).map(\.captures)
    #expect(captures.map { $0.map(\.name) } == [["y"]])
    #expect(captures.first?.first.map { url.string($0.range) } == "1")
  }

  @Test func breaksTiesByTheBytesOfThePattern() throws {
    let all = try entries(["/a/:z", "/a/:b", "/a/:y"])
    #expect(try found("s://a/1", in: all) == ["/a/:b", "/a/:y", "/a/:z"])
  }

  @Test func prefersMoreRequiredQueryItems() throws {
    let pattern = try PathPattern("/a/:b")
    let other = try PathPattern("/a/:c")
    let all = [
      PatternTable.Entry(pattern), PatternTable.Entry(other, requiredQueryItems: 1),
    ]
    #expect(try found("s://a/1", in: all) == ["/a/:c", "/a/:b"])
  }

  @Test func comparesLiteralsExactlyUnlessAskedOtherwise() throws {
    #expect(try found("s:/LEAGUES", in: entries(["/leagues"])) == [])
    #expect(try found("s:/LEAGUES", in: entries(["/leagues"], folds: true)) == ["/leagues"])
    #expect(try found("s:/leagues", in: entries(["/LEAGUES"], folds: true)) == ["/LEAGUES"])
  }

  @Test func literalsThatDifferInCaseRankAlike() throws {
    let all = try entries(["/Join/:x"]) + entries(["/join/:n"], folds: true)
    #expect(try found("s:/Join/1", in: all) == ["/join/:n", "/Join/:x"])
    #expect(try found("s:/JOIN/1", in: all) == ["/join/:n"])
  }

  @Test func comparesALiteralInTheHostCaseBlind() throws {
    #expect(try found("s://LEAGUES/1", in: entries(["/Leagues/:id"])) == ["/Leagues/:id"])
  }

  @Test(arguments: ["s://a//1", "s://a/", "s:////1"])
  func anEmptySegmentMatchesNoParameter(text: String) throws {
    #expect(try found(text, in: entries(["/a/:x", "/:x/:y", "/:x/:y/:z"])) == [])
  }

  @Test func countsAtMostOneStepANode() throws {
    let patterns = (0..<256).map { bits in
      "/" + (0..<8).map { (bits >> $0) & 1 == 1 ? "a" : ":p\($0)" }.joined(separator: "/")
    }
    let table = PatternTable(try entries(patterns))
    var walk = table.candidates(for: try LinkURL("s://a/a/a/a/a/a/a/a/x"), host: .firstSegment)
    #expect(walk.next() == nil)
    #expect(walk.steps <= table.nodeCount)
  }

  @Test("the table agrees with trying every pattern", arguments: 0..<60 as Range<UInt64>)
  func agreesWithANaiveMatcher(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // Some tables are ranked and some are not: odd seeds have no parameters that are alike.
    let plain = [
      "a", "b", "A", "ab", ":x", ":y", "12", "a-very-long-literal", "a-very-long-ending",
    ]
    let odd = [
      ":n", "x-:i", "x-:i.:e", ":w(a+|b)", ":v(a|b)", ":p+", ":q*", "*", ":o?", "f:m(\\d+)",
    ]
    let words = seed % 2 == 0 ? plain + odd : plain + [":n", "*"]
    var entries: [PatternTable.Entry] = []
    for number in 0..<30 {
      let segments = (0..<Int.random(in: 0...4, using: &generator))
        .compactMap { _ in words.randomElement(using: &generator) }
      guard let pattern = try? PathPattern("/" + segments.joined(separator: "/")) else { continue }
      guard !entries.contains(where: { $0.pattern == pattern }) else { continue }
      entries.append(
        PatternTable.Entry(
          pattern,
          shapes: number % 5 == 0 ? ["n": .int, "p": .int, "i": .int] : ["n": .int],
          requiredQueryItems: Int.random(in: 0...1, using: &generator),
          caseInsensitiveLiterals: seed % 4 >= 2 && number % 3 == 0,
          trailingSlash: seed % 3 == 0 ? .asWritten : .ignored
        )
      )
    }
    let law = AgreementLaw(entries: entries)
    let texts = ["a", "b", "A", "ab", "AB", "", "12", "x-1", "x-1.a", "f7", "a-very-long-literal"]
    for _ in 0..<80 {
      let path = (0..<Int.random(in: 0...5, using: &generator))
        .compactMap { _ in texts.randomElement(using: &generator) }
      let url = try LinkURL("s://" + path.joined(separator: "/"))
      #expect(law.violations(for: url, host: .firstSegment) == [], "seed \(seed)")
      let web = try LinkURL("https://h/" + path.joined(separator: "/"))
      #expect(law.violations(for: web, host: .authority) == [], "seed \(seed)")
    }
  }
}
