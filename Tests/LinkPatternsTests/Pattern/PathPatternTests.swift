import Testing

@testable import LinkPatterns

@Suite struct PathPatternTests {
  @Test func readsLiteralsAndParameters() throws {
    let pattern = try PathPattern("/leagues/:league/questions/:q_1")
    #expect(pattern.parameterNames == ["league", "q_1"])
    #expect(pattern.shape == "leagues|:league|questions|:q_1")
    guard case .literal(let text) = pattern.segments[0] else {
      Issue.record("the first segment is not a literal")
      return
    }
    #expect(text == ContiguousArray("leagues".utf8))
  }

  @Test(arguments: ["show/photo", "/show/photo", "/show/photo/", "\\/show/photo", "{/show}/photo"])
  func doesNotMindOuterSlashes(text: String) throws {
    #expect(try PathPattern(text).shape == PathPattern("/show/photo").shape)
  }

  @Test(arguments: [
    ("/a/", true), ("/a", false), ("/", false), ("", false), ("/:id/", true), ("/*", false),
    ("/a/{:b}?", false), ("/a{/b/}?", true), ("a/", true), ("/*/", true),
  ])
  func remembersATrailingSlash(text: String, has: Bool) throws {
    #expect(try PathPattern(text).hasTrailingSlash == has)
  }

  @Test(arguments: ["/", ""])
  func readsTheRoot(text: String) throws {
    let pattern = try PathPattern(text)
    #expect(pattern.segments.isEmpty)
    #expect(pattern.alternatives.count == 1)
    #expect(pattern.text == text)
  }

  @Test func encodesLiteralsAsAURLHasThem() throws {
    let pattern = try PathPattern("/café/{a }b-:x")
    #expect(pattern.shape == "caf%C3%A9|<a%20b-,:x>")
  }

  @Test(arguments: [
    // Literals, whatever they are written with.
    ("/a/b", "a|b"), ("/{a}b", "ab"), ("/\\:a", ":a"), ("/{a/b}c", "a|bc"), ("/%2F", "%2F"),
    ("/.a/...", ".a|..."),
    // Parameters.
    ("/:a", ":a"), ("/:a(\\d+)", ":a(\\d+)"), ("/(\\d+)/(x)", ":0(\\d+)|:1(x)"), ("/{:a}", ":a"),
    (":a", ":a"), ("/:a([^\\/]+?)", ":a"), ("/([^\\/]+?)", ":0"), ("{/:a}", ":a"),
    // Text and parameters in one segment.
    ("/photo-:id.:ext", "<photo-,:id,.,:ext>"), ("/:a{:b}", "<:a,:b>"), ("/:a-", "<:a,->"),
    ("/{:a}b", "<:a,b>"), ("/a{-:b}", "<a-,:b>"), ("/a{-:b-}c/d", "<a-,:b,-c>|d"),
    ("/{.}:a", "<.,:a>"), ("/{a/:b/c}d", "a|:b|cd"), ("/a(\\d+)", "<a,:0(\\d+)>"),
    // One or more segments.
    ("/a/:b+", "a|[segments b 1]"), ("/:b+", "[segments b 1]"), ("{/:b}+", "[segments b 1]"),
    // Any text.
    ("/a/*", "a|[anything 0 0]"), ("*", "[anything 0 0]"), ("/a/:b(.*)", "a|[anything b 0]"),
    ("/a/{*}", "a|[anything 0 0]"), ("/a/(.*)/", "a|[anything 0 0]"),
    // All other ends.
    ("/a/:b(\\d+)+", "a|[expression b 3]"), ("/a/:b(.+)", "a|[expression b 1]"),
    ("/a-:b+", "[expression b 4.2]"), ("/a/*/c", "a|[expression 0 0,5]"),
    ("/{-*}", "[expression 0 0]"), ("/{*-}", "[expression 0 0]"), ("/{:b}+", "[expression b 1]"),
    ("/{:b-}+", "[expression b 1]"), ("{/-:b}+", "[expression b 1]"),
    ("/*/:c/:d(\\d+)/x", "[expression 0,c,d 0,2,3,5]"), ("/*{*}", "[expression 0,1 4.0]"),
    ("/:a+/b-:c/d", "[expression a,c 1,4.2,5]"), ("/x*y", "[expression 0 4.2]"),
    ("/:a([^a]+)/b", "[expression a 3,5]"), ("{/:a/x}+", "[expression a 1]"),
    ("/:a+/*/b", "[expression a,0 1,0,5]"),
  ])
  func readsEachKindOfSegment(text: String, shape: String) throws {
    let pattern = try PathPattern(text)
    #expect(pattern.shape == shape)
    #expect(pattern.alternatives.count == 1)
  }

  @Test(arguments: [
    ("/:a", false, false, nil), ("/:a?", true, false, nil), ("/:a+", false, true, nil),
    ("/:a*", true, true, nil), ("/*", false, true, nil), ("/*?", true, true, nil),
    ("/:a(\\d+)", false, false, "\\d+"), ("/:a(\\d+)?", true, false, "\\d+"),
    ("/:a(.+)", false, true, ".+"), ("/:a(x|[^y])", false, true, "x|[^y]"),
    ("/:a((?:a|\\/){2})", false, true, "(?:a|\\/){2}"),
    ("/:a((?<b>\\/))", false, true, "(?<b>\\/)"),
    ("/:a(^a$)", false, false, "^a$"), ("/:a((?:))", false, false, "(?:)"),
  ])
  func describesParameters(
    text: String,
    isOptional: Bool,
    isRepeated: Bool,
    expression: String?
  ) throws {
    let parameter = try #require(try PathPattern(text).parameters.first)
    #expect(parameter.isOptional == isOptional)
    #expect(parameter.isRepeated == isRepeated)
    #expect(parameter.expression == expression)
    #expect((parameter.language == nil) == (expression == nil))
    #expect(parameter.language?.captureCount ?? 0 == 0)
  }

  @Test func keepsParametersApartThatLookAlike() throws {
    let pattern = try PathPattern("/:é(\\d+)/:e\u{301}/*/:x")
    #expect(pattern.parameters.map(\.expression) == ["\\d+", nil, nil, nil])
    #expect(
      pattern.segments.map { $0.parameters.map(\.expression) } == [["\\d+"], [nil], [nil, nil]]
    )
    #expect(pattern.parameters.map(\.name.utf8.count) == [2, 3, 1, 1])
  }

  @Test func givesEachSegmentOfARestARank() throws {
    let rest = try #require(try PathPattern("/a-:b+/c").rest)
    #expect(rest.ranks == [SegmentRank(4, literalBytes: 2), SegmentRank(5)])
    #expect(try PathPattern("/:a(\\d+)*").rest?.ranks == [SegmentRank(0)])
    #expect(try PathPattern("/:a*").rest?.ranks == [SegmentRank(0)])
    #expect(try PathPattern("/ab*cd:e").rest?.ranks == [SegmentRank(4, literalBytes: 4)])
  }
}

/// How specific segments are.
@Suite struct PathPatternRankTests {
  /// The ranks of a pattern in which the parameter `typed` has a type.
  private func ranks(_ text: String) throws -> [SegmentRank] {
    try PathPattern(text).segments.flatMap { $0.ranks { $0 == "typed" } }
  }

  @Test func ranksEachKindOfSegment() throws {
    #expect(try ranks("/a/:b/:typed/:c(x)") == [5, 2, 3, 3].map { SegmentRank($0) })
    #expect(try ranks("/a/b-:c-/*") == [.init(5), .init(4, literalBytes: 3), .init(0)])
    #expect(try ranks("/a/:b+") == [.init(5), .init(1)])
    #expect(try ranks("/:typed:x") == [.init(4)])
  }

  @Test func comparesClassesBeforeBytes() {
    #expect(SegmentRank(4, literalBytes: 9) < SegmentRank(5))
    #expect(SegmentRank(4, literalBytes: 1) < SegmentRank(4, literalBytes: 2))
    #expect(!(SegmentRank(3) < SegmentRank(3)))
    #expect(!(SegmentRank(5) < SegmentRank(4, literalBytes: 9)))
  }

  @Test(
    arguments: [
      ("/a", []), ("/:a", ["a"]), ("/x-:a.:b(c)", ["a", "b"]), ("/*", ["0"]),
    ] as [(String, [String])]
  )
  func knowsTheParametersOfASegment(text: String, names: [String]) throws {
    #expect(try PathPattern(text).segments.flatMap(\.parameters).map(\.name) == names)
  }
}
