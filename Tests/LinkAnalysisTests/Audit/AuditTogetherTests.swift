import LinkTesting
import Testing

@testable import LinkAnalysis
@testable import LinkPatterns

/// Entries that several others hide, and what else decides than rank.
@Suite struct AuditTogetherTests {
  /// The findings of an audit that are errors or not decided, a line each.
  private func lines(
    of table: PatternTable,
    stateLimit: Int = 10_000
  ) -> [String] {
    table.audit(stateLimit: stateLimit).filter { $0.kind != .overlap && $0.kind != .tie }
      .map { finding in
        let first = ([finding.first] + finding.togetherWith)
          .map { table.entries[$0].pattern.text }.joined(separator: " & ")
        let second = table.entries[finding.second].pattern.text
        return "\(finding.kind) \(first) hide \(second) \(finding.witness ?? "-")"
      }
  }

  /// A table of patterns.
  private func table(
    _ patterns: [String],
    precedence: PatternTable.Precedence = .specificity
  ) throws -> PatternTable {
    PatternTable(
      try patterns.map { PatternTable.Entry(try PathPattern($0)) },
      precedence: precedence
    )
  }

  @Test(arguments: [
    (["/:lang(en|de)", "/en", "/de"], "/de & /en hide /:lang(en|de) /de"),
    (
      ["/:lang(en|de)/:x", "/en/:x", "/de/:y", "/it/:x"],
      "/de/:y & /en/:x hide /:lang(en|de)/:x /de/0"
    ),
    (
      ["/a/:x([0-9]+)", "/a/:y([a-z]+)", "/a/:z([0-9a-z])", "/a/:w([0-9]|xyz)"],
      "/a/:x([0-9]+) & /a/:y([a-z]+) hide /a/:z([0-9a-z]) /a/0"
    ),
    (["/a{/:x}?", "/a", #"/a/:y([^\/]+)"#], #"/a/:y([^\/]+) & /a hide /a{/:x}? /a/0"#),
    (
      ["/:x(a|b)/:y(c|d)", "/a/:z", "/b/c", "/b/d", "/c/d"],
      "/a/:z & /b/c & /b/d hide /:x(a|b)/:y(c|d) /a/c"
    ),
  ])
  func findsWhatSeveralHideTogether(patterns: [String], expected: String) throws {
    for order in [patterns, patterns.reversed()] {
      let table = try table(order)
      #expect(lines(of: table) == ["unreachable \(expected)"])
      #expect(table.audit().first?.isError == true)
    }
  }

  @Test(arguments: [
    ["/:lang(en|de|fr)", "/en", "/de"], ["/:x", "/a", "/b"], ["/a{/:x}?", "/a", "/a/b"],
    ["/:x(a|b)/:y(c|d)", "/a/:z", "/b/c"], ["/:x(a|b)/:y(c|d)", "/a/:z", "/:v/d", "/b/c"],
    ["/*", "/:x", "/:x/:y"],
  ])
  func whatIsLeftIsReached(patterns: [String]) throws {
    #expect(lines(of: try table(patterns)) == [])
  }

  @Test func anEntryThatRefusesSomeURLsHidesNothing() throws {
    let texts = ["/:lang(en|de)", "/en", "/de"]
    let entries = try texts.map {
      PatternTable.Entry(try PathPattern($0), requiredQueryItems: $0 == "/de" ? 1 : 0)
    }
    #expect(lines(of: PatternTable(entries)) == [])
  }

  @Test func oneEntryMayHideByItsFormsTogether() throws {
    let table = try table([#"/a/:x(bb|bb\/d)"#, "/a/:y(bb){/d}?"])
    let findings = table.audit()
    #expect(findings.map(\.kind) == [.unreachable])
    #expect(findings.map(\.first) == [1])
    #expect(findings.map(\.togetherWith) == [[]])
  }

  @Test func needsNoProofWhereAPathIsKnown() throws {
    let table = try table([
      "/:z([ab]{5}|q7z)", "/:x((?:a|b)*a(?:a|b){4})", "/:y((?:a|b)*b(?:a|b){4})",
    ])
    for limit in 2..<60 {
      let hidden = table.audit(stateLimit: limit).filter { !$0.togetherWith.isEmpty }
      #expect(hidden == [], "\(limit)")
    }
  }

  @Test func saysWhenTheSearchWasGivenUp() throws {
    let table = try table(["/:z([ab]{5})", "/:x((?:a|b)*a(?:a|b){4})", "/:y((?:a|b)*b(?:a|b){4})"])
    var kinds: [AuditFinding.Kind] = []
    for limit in stride(from: 2, to: 600, by: 17) {
      let found = table.audit(stateLimit: limit).filter { !$0.togetherWith.isEmpty }
      #expect(found.count <= 1)
      kinds += found.map(\.kind)
    }
    let first = try #require(kinds.firstIndex(of: .unreachable))
    #expect(kinds[first...].allSatisfy { $0 == .unreachable })
    #expect(first > 0)
    for kind in kinds[..<first] {
      guard case .undecided(let states) = kind else {
        Issue.record("\(kind)")
        continue
      }
      #expect(states > 0)
    }
  }

  @Test func theOrderOfRegistrationDecidesWhereItIsAskedFor() throws {
    let found = { (patterns: [String]) in
      try table(patterns, precedence: .registrationOrder).audit().map { finding in
        "\(finding.kind) \(patterns[finding.first]) \(patterns[finding.second]) "
          + "\(finding.decision.map { "\($0)" } ?? "-")"
      }
    }
    #expect(try found(["/a/b", "/a/:x"]) == ["overlap /a/b /a/:x registrationOrder"])
    #expect(try found(["/a/:x", "/a/b"]) == ["unreachable /a/:x /a/b registrationOrder"])
    #expect(try found(["/a/:x-b", "/a/c-:y"]) == ["overlap /a/:x-b /a/c-:y registrationOrder"])
    #expect(
      try found(["/en", "/de", "/:lang(en|de)"]).contains("unreachable /de /:lang(en|de) -")
    )
    #expect(try found(["/:lang(en|de)", "/en"]).map { $0.prefix(11) } == ["unreachable"])
  }

  @Test func slashesAtTheEndTellPatternsApartWhereTheyAreAskedFor() throws {
    func entry(_ text: String, _ slash: TrailingSlash) throws -> PatternTable.Entry {
      PatternTable.Entry(try PathPattern(text), trailingSlash: slash)
    }
    let apart = PatternTable([try entry("/a", .asWritten), try entry("/a/", .asWritten)])
    #expect(apart.audit() == [])
    let wide = PatternTable([try entry("/a", .asWritten), try entry("/a", .ignored)])
    #expect(wide.audit().map(\.kind) == [.tie])
    #expect(wide.audit().map(\.witness) == ["/a"])
    let required = PatternTable([try entry("/a/:x", .required), try entry("/a/b", .ignored)])
    #expect(required.audit().map(\.kind) == [.overlap])
    #expect(required.audit().map(\.witness) == ["/a/b/"])
  }

  /// All paths of at most three segments over a few words, with and without a slash at the end.
  private static let paths: [String] = {
    let words = ["a", "b", "0", "ab", "a-b"].map { "/\($0)" }
    let two = words.flatMap { first in words.map { first + $0 } }
    let three = two.flatMap { first in words.map { first + $0 } }
    return ["/"] + (words + two + three).flatMap { [$0, $0 + "/"] }
  }()

  @Test("an audit says what the table does", arguments: 0..<60 as Range<UInt64>)
  func anAuditSaysWhatTheTableDoes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "a", "b", ":x", ":n", "a-:y", ":z-b", ":c(a|b)", ":d([ab]|0)", ":w*", ":v+", "*", "{:o}?",
    ]
    func pattern() -> String {
      let segments = (0..<Int.random(in: 0...3, using: &generator))
        .compactMap { _ in words.randomElement(using: &generator) }
      return "/" + segments.joined(separator: "/")
    }
    for count in [2, 2, 2, 2, 6] {
      let patterns = (0..<count).map { _ in pattern() }.filter { (try? PathPattern($0)) != nil }
      guard Set(patterns).count == patterns.count else { continue }
      let table = PatternTable(
        try patterns.map {
          PatternTable.Entry(
            try PathPattern($0),
            shapes: ["n": .int],
            trailingSlash: seed % 4 == 0 ? .asWritten : .ignored
          )
        },
        precedence: seed % 5 == 0 ? .registrationOrder : .specificity
      )
      let findings = table.audit()
      for finding in findings where count == 2 {
        let witness = try #require(finding.witness, "seed \(seed): \(patterns)")
        let first = table.firstMatch(inPath: witness)?.entry
        #expect(first == finding.first, "seed \(seed): \(patterns) \(finding)")
      }
      let reached = Set(Self.paths.compactMap { table.firstMatch(inPath: $0)?.entry })
      let hidden = Set(findings.filter { $0.kind == .unreachable }.map(\.second))
      #expect(reached.isDisjoint(with: hidden), "seed \(seed): \(patterns) \(findings)")
    }
  }
}
