import Testing

@testable import LinkAnalysis
@testable import LinkPatterns
import LinkRouting

/// A segment that takes more than the limits allow is a problem, and not a route that never matches.
@Suite struct TableProblemsTests {
  /// Words that take so many instructions together: their letters and one choice less than words.
  private func words(_ count: Int) -> ParameterShape {
    .oneOf((0..<count).map { "w\(1000 + $0)" })
  }

  /// The problems of a table with one entry.
  private func problems(
    _ pattern: String,
    _ shapes: [String: ParameterShape] = [:],
    folds: Bool = false,
    instructions: Int = 10_000
  ) throws -> [String] {
    let entry = PatternTable.Entry(
      try PathPattern(pattern),
      shapes: shapes,
      caseInsensitiveLiterals: folds
    )
    let limits = PatternLimits(instructions: instructions)
    let plain = PatternTable.Entry(try PathPattern("/:any"))
    return PatternTable([plain, entry], limits: limits).problems.map { problem in
      #expect(problem.entry == 1 && problem.pattern == pattern)
      #expect(problem.excess.limit == "instructions")
      #expect(problem.excess.maximum == instructions && problem.excess.size > instructions)
      return "\(problem.segment)"
    }
  }

  @Test func namesTheSegment() throws {
    #expect(try problems("/a/:w", ["w": words(100)]) == [])
    #expect(try problems("/a/:w", ["w": words(4000)]) == ["2"])
    #expect(try problems("/:v/:w/b", ["v": words(100), "w": words(4000)]) == ["2"])
    #expect(try problems("/a-:w.json", ["w": words(4000)]) == ["1"])
    #expect(try problems("/a{/b/:w}?", ["w": words(4000)]) == ["3"])
    #expect(try problems("/a/:w+", ["w": words(4000)]) == ["2"])
    #expect(try problems("/:w", ["w": words(4000)], folds: true) == ["1"])
  }

  @Test func countsWhatTheTableCompiles() throws {
    // Six letters are five instructions and the end one, with one capture two more.
    #expect(try problems("/:w", ["w": .oneOf(["abcde"])], instructions: 6) == [])
    #expect(try problems("/:w", ["w": .oneOf(["abcde"])], instructions: 5) == ["1"])
    #expect(try problems("/x:w", ["w": .oneOf(["abcd"])], instructions: 8) == [])
    #expect(try problems("/x:w", ["w": .oneOf(["abcd"])], instructions: 7) == ["1"])
    #expect(try problems("/(a{9})", instructions: 9) == ["1"])
  }

  @Test func saysSoInASentence() throws {
    let entry = PatternTable.Entry(try PathPattern("/a/:n"), shapes: ["n": .oneOf(["abcde"])])
    let table = PatternTable([entry], limits: PatternLimits(instructions: 5))
    #expect(
      table.problems.map(\.description) == [
        "Segment 2 of '/a/:n' is never matched: its texts take at least 6 instructions, and the "
          + "limit is 5."
      ]
    )
    #expect(PatternTable([entry]).problems == [])
  }

  @Test func aCatalogDoesNotUseSuchARoute() {
    let type = (0..<4000).map { "w\(1000 + $0)" }.joined(separator: "|")
    let catalog = LinkCatalogV1(
      prefixes: [.scheme("s", host: nil)],
      routes: [
        .init(name: "a", path: "/:word"),
        .init(name: "b", path: "/x/:w", types: ["w": .init(type)]),
        .init(name: "c", path: "/y", types: ["w": .init(type)], aliases: ["/z", "/w/:w"]),
        .init(name: "d", path: "/u", types: ["w": .init(type)], forms: [.init(path: "/u/v/:w")]),
      ]
    )
    let router = ParsedCatalog(catalog)
    #expect(
      router.problems.map { "\($0.code.name) \($0.path) \($0.route ?? "")" } == [
        "overLimit routes[1].path b", "overLimit routes[2].aliases[1] c",
        "overLimit routes[3].forms[0].path d",
      ]
    )
    #expect(router.problems.first?.message.hasPrefix("segment 2 takes at least") == true)
    #expect(router.match("s://a").found?.route == "a")
    #expect(router.match("s://y").found?.route == "a")
    let strict = ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.scheme("s", host: nil)],
        routes: [.init(name: "n", path: "/:n", types: ["n": "Int"])]
      ),
      patternLimits: PatternLimits(instructions: 3)
    )
    #expect(strict.problems.map(\.code) == [.overLimit])
  }
}
