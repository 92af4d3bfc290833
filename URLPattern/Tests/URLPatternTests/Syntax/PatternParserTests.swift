import Testing

@testable import URLPattern

/// Patterns as text: what is refused where, and what is written back.
@Suite struct PatternParserTests {
  @Test(
    arguments: [
      ("/:", .missingName, 1),
      ("/:/a", .missingName, 1),
      ("/é:", .missingName, 3),
      ("/:id/:id", .repeatedName, 5),
      ("/:0", .missingName, 1),
      ("/a?", .unexpectedToken, 2),
      ("/a+", .unexpectedToken, 2),
      ("?", .unexpectedToken, 0),
      ("/:id??", .unexpectedToken, 5),
      ("/{a", .unexpectedToken, 3),
      ("/{a{b}}", .unexpectedToken, 3),
      ("/{:a:b}", .unexpectedToken, 4),
      ("/a}", .unexpectedToken, 2),
      ("/a\\", .unexpectedToken, 2),
      ("/(a", .unexpectedToken, 1),
      ("/()", .invalidRegularExpression, 2),
      ("/(?a)", .invalidRegularExpression, 2),
      ("/(é)", .invalidRegularExpression, 2),
      ("/(\\é)", .invalidRegularExpression, 2),
      ("/(a(b))", .invalidRegularExpression, 3),
      ("/(a\\", .invalidRegularExpression, 3),
      ("/(a(", .invalidRegularExpression, 3),
    ] as [(String, PatternSyntaxError.Code, Int)]
  )
  func refusesWhatHasNoMeaning(pattern: String, code: PatternSyntaxError.Code, offset: Int) {
    let error = #expect(throws: PatternSyntaxError.self) { try CompiledPattern(path: pattern) }
    #expect(error?.code == code)
    #expect(error?.utf8Offset == offset)
    #expect(error?.pattern == pattern)
  }

  @Test func showsThePlaceWithACaret() {
    let error = #expect(throws: PatternSyntaxError.self) { try CompiledPattern(path: "/é/{a") }
    #expect(error?.description == "No '}' closes this group.\n  /é/{a\n       ^")
  }

  @Test(arguments: [
    ("/books/:id", "/books/:id"),
    ("/books/:id([^\\/]+?)", "/books/:id"),
    ("/books/([^\\/]+?)", "/books/([^\\/]+?)"),
    ("/books/(.*)", "/books/*"),
    ("/books/:rest(.*)", "/books/:rest(.*)"),
    ("/books{/:id}?", "/books/:id?"),
    ("/books/{:id}?", "/books/{:id}?"),
    ("/{a}b", "/ab"),
    ("/{a}?b", "/{a}?b"),
    ("/{}?b", "/b"),
    ("/{}b", "/b"),
    ("/:a{:b}", "/:a:b"),
    ("/:a-:b", "/:a-:b"),
    ("/{:a}b", "/{:a}b"),
    ("/{:a}1", "/{:a}1"),
    ("x{:a}b", "x{:a}b"),
    ("x{:a}1", "x{:a}1"),
    ("x{:a}-", "x:a-"),
    ("/{:a}*", "/{:a}*"),
    ("/{:a-}", "/{:a-}"),
    ("/{:a\\b}", "/{:a\\b}"),
    ("/{:a\\1}", "/{:a\\1}"),
    ("/:a(\\d+)", "/:a(\\d+)"),
    ("/{:a}(x)", "/{:a}(x)"),
    ("/(x)(.*)", "/(x)(.*)"),
    ("/\\:a\\*", "/\\:a\\*"),
    ("*", "*"),
    ("**", "**"),
    ("*{a}*", "*{a}*"),
    ("a{*}b", "a*b"),
    ("/a/{*}", "/a/{*}"),
    ("", ""),
  ])
  func writesPatternsInOneWay(pattern: String, canonical: String) throws {
    let compiled = try CompiledPattern(path: pattern)
    #expect(compiled.text == canonical)
    #expect(try CompiledPattern(path: canonical).text == canonical)
  }

  @Test(
    arguments: [
      ("/a/:b", "/a/x", ["x"]),
      ("/a/:b", "/a/", nil),
      ("/a/:b", "/a/x/", nil),
      ("/a/:b?", "/a", [nil]),
      ("/a/:b+", "/a/x/y", ["x/y"]),
      ("/a/:b*", "/a", [nil]),
      ("/a/*", "/a/", [""]),
      ("/a/*?", "/a", [nil]),
      ("/a{/:b-}*", "/a/1-/2-", ["1-/2"]),
      ("/{:a.}*x", "/1.2.x", ["1.2"]),
      ("/:a-:b", "/1-2-3", ["1", "2-3"]),
      ("/(a|ab)(c|bcd)", "/abcd", ["a", "bcd"]),
      ("/:a(\\d+)x", "/12x", ["12"]),
      ("/x{y}+", "/xyyy", []),
      ("*{}**?", "foobar", ["foobar", nil]),
    ] as [(String, String, [String?]?)]
  )
  func matchesAsTheStandardSays(pattern: String, input: String, groups: [String?]?) throws {
    #expect(try CompiledPattern(path: pattern).groups(in: input) == groups)
    let automaton = try CompiledPattern(path: pattern, strategy: .automaton)
    #expect(try automaton.groups(in: input) == groups)
  }

  @Test func foldsTheCaseOfTextAndGroups() throws {
    var options = PatternOptions.pathname
    options.ignoresCase = true
    for strategy in [CompiledPattern.Strategy.fastest, .automaton] {
      let pattern = try CompiledPattern(path: "/Ab/:id/([x-z]+)Q", options, strategy: strategy)
      #expect(try pattern.groups(in: "/aB/C/XyZq") == ["C", "XyZ"])
      #expect(try pattern.groups(in: "/ab/C/XwZq") == nil)
    }
  }

  @Test func readsNamesOfAllLanguages() throws {
    let pattern = try CompiledPattern(path: "/:café/:$_1/:ключ\u{200D}")
    #expect(pattern.groupNames == ["café", "$_1", "ключ\u{200D}"])
  }

  @Test func keepsNamesApartThatLookAlike() throws {
    let pattern = try CompiledPattern(path: "/:é/:e\u{301}")
    #expect(pattern.groupNames.map { Array($0.utf8) } == [Array("é".utf8), Array("e\u{301}".utf8)])
  }
}

/// The walk in one pass, against the automaton.
@Suite struct PatternOnePassTests {
  /// Pieces of random patterns.
  private static let pieces = [
    "/", "a", "ab", "-", ".", ":x", ":y", ":z", "*", "(a+)", "([ab]*)", "(a|b)", "{:w.}", "{a:v}",
    "?", "+", "{a}", "{b}?", "(.*)", "/:u", "\\d", "(\\w+?)", "{-:t}?", "A",
  ]

  @Test(arguments: 0..<3_000 as Range<UInt64>)
  func agreesWithTheAutomaton(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...5, using: &random)
    let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    var options =
      [PatternOptions.pathname, .hostname, .plain].randomElement(using: &random) ?? .plain
    options.ignoresCase = Bool.random(using: &random)
    guard let pattern = try? CompiledPattern(path: text, options) else { return }
    let automaton = try CompiledPattern(path: text, options, strategy: .automaton)
    for _ in 0..<12 {
      let length = Int.random(in: 0...8, using: &random)
      let input = String(
        decoding: (0..<length).map { _ in "/aAb.-0\n".utf8.randomElement(using: &random) ?? 0 },
        as: UTF8.self
      )
      let expected = try automaton.groups(in: input)
      #expect(try pattern.groups(in: input) == expected, "\(text) on \(input), seed \(seed)")
    }
    let again = try CompiledPattern(path: pattern.text, options)
    #expect(again.text == pattern.text, "\(text), seed \(seed)")
    #expect(again.groupNames == pattern.groupNames, "\(text), seed \(seed)")
  }

  @Test(arguments: ["/a", "/a/*", "/:a/:b", "/:a.html", "*.example.com", "/:id(\\d+)/x", ""])
  func coversCommonPatterns(pattern: String) throws {
    guard case .onePass = try CompiledPattern(path: pattern).matcher else {
      Issue.record("\(pattern) needs the automaton")
      return
    }
  }

  @Test(arguments: ["/:a?", "/:a-:b", "/*/*", "/(a|b)", "/{a}*"])
  func leavesChoicesToTheAutomaton(pattern: String) throws {
    guard case .program = try CompiledPattern(path: pattern).matcher else {
      Issue.record("\(pattern) has choices")
      return
    }
  }
}
