import LinkTesting
import Testing

@testable import LinkPatterns

/// The alternatives of a path pattern, against the URL Pattern Standard's reading of the same text.
@Suite struct PathPatternLawTests {
  /// Pieces of random patterns; the first character of a name is that of no other piece's.
  private static let pieces = [
    "/", "/", "/a", "/b", "a", "b-", ".", "/:u", "/:v?", "/:w*", "/:x+", ":y", "{/:z}?", "{-:t}?",
    "{a/:s}", "{/:r-b}+", "*", "/*", "(a|b)", "/(a+)?", "/(b*)", "{a}?", "{/b}?", "{/a/b}?",
    "{:q-}*", "/:p(.*)", "/:o(a.)*", "/{:n}b", "{/a:m/}?", "é", ":l(\\d+)?", "{:k/a}*",
  ]

  /// Paths are made of these.
  private static let path = ["/", "/", "/a", "/b", "a", "b", "-", "/a-b", ".", "1", "%C3%A9", "A"]

  /// A pattern, read in both ways.
  private struct Both {
    /// Read into segments.
    let pattern: PathPattern
    /// The alternatives of that, in order.
    let programs: [LanguageProgram]
    /// Read as the standard does.
    let standard: CompiledPattern

    /// Reads a pattern; fails when it is none.
    init?(_ text: String) throws {
      guard let pattern = try? PathPattern(text) else { return nil }
      self.pattern = pattern
      programs = try pattern.alternatives.map {
        try LanguageProgram($0.language(pattern.parameterNames))
      }
      standard = try CompiledPattern(
        try PatternSource(text, limits: .standard),
        .pathname,
        strategy: .automaton
      ) { text throws(PatternEncodingError) in PercentCoding.encoded(text, .path) }
    }

    /// Whether each group is a segment, or the last is all segments that are left.
    var hasGroupsAsSegments: Bool {
      guard !pattern.hasTrailingSlash, !pattern.parameters.dropLast().contains(where: \.isRepeated)
      else { return false }
      return pattern.alternatives.flatMap(\.segments).allSatisfy { segment in
        switch segment {
        case .literal, .parameter: true
        case .mixed: false
        case .rest(let rest): rest.form != .expression
        }
      }
    }

    /// The values of the first alternative that has a path, by parameter.
    func values(in path: String) throws -> [String?]? {
      let bytes = ContiguousArray(path.utf8)
      var scratch = LanguageScratch()
      for program in programs where try program.matches(bytes.span, scratch: &scratch) {
        return pattern.parameterNames.indices.map { number in
          guard number < program.captureCount else { return nil }
          return scratch.range(ofCapture: number).map {
            String(decoding: bytes[$0], as: UTF8.self)
          }
        }
      }
      return nil
    }
  }

  /// A path without its last slash.
  private static func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  @Test(arguments: 0..<6_000 as Range<UInt64>)
  func findsWhatTheStandardFinds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...5, using: &random)
    let pieces = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
    let isRooted = ["/", "{/"].contains { pieces[0].hasPrefix($0) }
    let text = (isRooted ? "" : "/") + pieces.joined()
    guard let both = try Both(text) else { return }
    let mayEndWithSlash = !isRooted || pieces.contains { $0 == "/" || $0.contains("/}") }
    for _ in 0..<16 {
      let length = Int.random(in: 0...6, using: &random)
      let rest = (0..<length).map { _ in Self.path.randomElement(using: &random) ?? "" }
      let path = "/" + rest.joined()
      let found = try both.values(in: path)
      let expected = try both.standard.groups(in: path)
      let place: Comment = "\(text) on \(path), seed \(seed)"
      if mayEndWithSlash {
        // A slash at the end of a pattern is remembered, and is in no segment.
        let isKnown = try expected != nil || both.standard.groups(in: path + "/") != nil
        #expect(found == nil || isKnown, place)
        let isFound = try found != nil || both.values(in: Self.withoutSlash(path)) != nil
        #expect(expected == nil || isFound, place)
      } else {
        #expect((found == nil) == (expected == nil), place)
      }
      guard let found, let expected, both.hasGroupsAsSegments else { continue }
      #expect(found == expected, place)
    }
  }

  @Test(arguments: [
    ("{/a-:x-b}+", "/A-1-b"), ("{/a-:x-b}+", "/a-1-B"), ("{/a-:x-b}+", "/a-1-b/A-2-b"),
    ("{/a-:x-b}+", "/a-1-B/a-2-b"), ("/a:x+b", "/A1b"), ("/a*b", "/acB"),
    ("/a/:x(b)", "/a/B"), ("/a-:x", "/A-x"), ("/:x(a+)", "/a/"), ("/a/*", "/a"), ("/{a*b}", "/axa"),
    ("/{a*b}", "/bxb"),
  ])
  func findsNothingWhereTheStandardFindsNothing(text: String, path: String) throws {
    let both = try #require(try Both(text))
    #expect(try both.standard.groups(in: path) == nil)
    #expect(try both.values(in: path) == nil)
  }

  @Test(
    arguments: [
      ("/:a?/:b?", "/x", ["x", nil]), ("/:a?/b/:c?", "/b/b", ["b", nil]),
      ("{/:a}?/:b+", "/x/y/z", ["x", "y/z"]), ("/:a(\\d+)?/:b?", "/x", [nil, "x"]),
      ("{/a-:x-b}+", "/a-1-b/a-2-b", ["1-b/a-2"]), ("/a{x:y}*", "/ax1x2", ["1x2"]),
      ("/{a*b}", "/ax/yb", ["x/y"]), ("/{*-}c", "/x-c", ["x"]),
      ("/:é(\\d+)/:e\u{301}", "/1/x", ["1", "x"]),
    ] as [(String, String, [String?])]
  )
  func givesValuesToTheEarliestGroup(text: String, path: String, values: [String?]) throws {
    let both = try #require(try Both(text))
    #expect(try both.values(in: path) == values)
    #expect(try both.standard.groups(in: path) == values)
  }
}
