import Testing

@testable import LinkPatterns

/// Optional groups written out.
@Suite struct PathPatternAlternativesTests {
  @Test(
    arguments: [
      ("/a", ["a"]),
      ("/a/:b?", ["a|:b", "a"]),
      ("/:a?", [":a", "-"]),
      ("{/:lang}?/docs", [":lang|docs", "docs"]),
      ("/a{b}?", ["ab", "a"]),
      ("/a{/b/c}?/d", ["a|b|c|d", "a|d"]),
      ("/a/:b*", ["a|[segments b 0]", "a"]),
      ("/**", ["[expression 0 0]", "-"]),
      ("/a*?", ["[expression 0 4.1]", "a"]),
      ("/a/*?", ["a|[anything 0 0]", "a"]),
      ("/a/:b(\\d+)*/c", ["a|[expression b 0,5]", "a|c"]),
      ("/a{-:b}?", ["<a-,:b>", "a"]),
      ("/a{.:b.c}?d", ["<a.,:b,.cd>", "ad"]),
      // Each group is tried before it is left out, the earliest the longest.
      ("/:a?/:b?", [":a|:b", ":a", ":b", "-"]),
      (
        "/x/:a?/:b?/:c?",
        [
          "x|:a|:b|:c", "x|:a|:b", "x|:a|:c", "x|:a", "x|:b|:c", "x|:b", "x|:c", "x",
        ]
      ),
      // What is the same is listed once.
      ("/{a}?{a}?b", ["aab", "ab", "b"]),
      ("/a/{b/}?", ["a|b", "a"]),
    ] as [(String, [String])]
  )
  func writesOutWhatMayBeLeftOut(text: String, shapes: [String]) throws {
    let pattern = try PathPattern(text)
    #expect(pattern.alternatives.map(\.shape) == shapes)
    #expect(pattern.segments.map(\.shape) == pattern.alternatives.first?.segments.map(\.shape))
  }

  @Test func keepsAllParametersInOrder() throws {
    let pattern = try PathPattern("{/:a}?/b/:c?{-:d}?/*")
    #expect(pattern.parameterNames == ["a", "c", "d", "0"])
    #expect(pattern.parameters.map(\.isOptional) == [true, true, true, false])
  }

  @Test func limitsTheAlternatives() throws {
    /// A pattern with optional groups, read with a limit.
    func pattern(_ groups: Int, limit: Int) throws -> PathPattern {
      let text = "/x" + (0..<groups).map { "/:p\($0)?" }.joined()
      return try PathPattern(text, limits: PatternLimits(alternatives: limit))
    }
    #expect(try pattern(6, limit: 65).alternatives.count == 64)
    #expect(try pattern(6, limit: 64).alternatives.count == 64)
    let error = #expect(throws: PatternSyntaxError.self) { try pattern(6, limit: 63) }
    #expect(error?.code == .overLimit)
    #expect(error?.excess == .init(limit: "alternatives", maximum: 63, size: 64))
    #expect(error?.utf8Offset == 2 + 5 * 5 + 1)
    #expect(PatternLimits.standard.alternatives == 64)
  }

  @Test func stopsCountingBeforeItCostsMuch() {
    let text = "/x" + (0..<60).map { "/:p\($0)?" }.joined()
    let error = #expect(throws: PatternSyntaxError.self) { try PathPattern(text) }
    #expect(error?.excess == .init(limit: "alternatives", maximum: 64, size: 128))
  }
}
