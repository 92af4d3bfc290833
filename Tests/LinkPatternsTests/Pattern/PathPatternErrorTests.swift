import Testing

@testable import LinkPatterns

/// What is not a path pattern, and where it is wrong.
@Suite struct PathPatternErrorTests {
  @Test(
    arguments: [
      ("/a/:", .missingName, 3),
      ("/:1a", .missingName, 1),
      ("/:id/:id", .repeatedName, 5),
      ("id/:id/:id", .repeatedName, 7),
      ("/:id(\\m)", .invalidRegularExpression, 5),
      ("a/:id(\\m)", .invalidRegularExpression, 6),
      ("/:id((?=a)b)", .unsupportedRegularExpression, 5),
      ("/{a", .unexpectedToken, 3),
      ("/a??", .unexpectedToken, 2),
      // Segments without text.
      ("/a//b", .emptySegment, 3),
      ("/{}/:u", .emptySegment, 1),
      ("//a", .emptySegment, 1),
      ("a//b", .emptySegment, 2),
      ("//", .emptySegment, 1),
      ("/é//b", .emptySegment, 4),
      ("/\\a//b", .emptySegment, 4),
      ("/ {b}//c", .emptySegment, 6),
      ("/a{b//c}", .emptySegment, 5),
      ("/a{/}/b", .emptySegment, 5),
      ("/a{//b/:c}", .emptySegment, 4),
      ("/a{/:b//c}", .emptySegment, 7),
      ("/a{/:b(x)/é//c}", .emptySegment, 13),
      ("/:a//b", .emptySegment, 4),
      ("/a/{:b}?/c", .emptySegment, 3),
      ("/*//a", .emptySegment, 3),
      ("/:a+//b", .emptySegment, 5),
      ("/{:a//b}+", .emptySegment, 5),
      ("{//:a}+", .emptySegment, 2),
      ("{/b//:a}*", .emptySegment, 4),
      // Segments that stand for a place.
      ("/..", .dotSegment, 1),
      ("/a/./b", .dotSegment, 3),
      ("a/.", .dotSegment, 2),
      ("/é/./b", .dotSegment, 4),
      ("/%2e%2E/b", .dotSegment, 1),
      ("/{.}./a", .dotSegment, 2),
      ("/a{b}?/..", .dotSegment, 7),
      ("/a/.{b}?", .dotSegment, 3),
      ("/*/../a", .dotSegment, 3),
      ("/:a+/./b", .dotSegment, 5),
      ("/{:a/../b}+", .dotSegment, 5),
      ("{/./:a}+", .dotSegment, 2),
      // What a path cannot repeat.
      ("/{a}+", .unexpectedToken, 1),
      ("/a{/b}*/c", .unexpectedToken, 2),
      ("/*{b}+", .unexpectedToken, 2),
      // Paths that would begin without a slash.
      ("{/:lang}?:page", .unexpectedToken, 9),
      ("{/:lang}?a", .unexpectedToken, 9),
      ("{/:lang}?{a/:b}", .unexpectedToken, 10),
      ("{/:lang}?{-:page}", .unexpectedToken, 10),
      ("{/:lang}?(\\d+)", .unexpectedToken, 9),
      ("{/:lang}?*", .unexpectedToken, 9),
      ("{/:lang}?{-:a}+", .unexpectedToken, 10),
      ("{/:a}?{/:b}?c", .unexpectedToken, 12),
    ] as [(String, PatternSyntaxError.Code, Int)]
  )
  func refuses(text: String, code: PatternSyntaxError.Code, offset: Int) {
    let error = #expect(throws: PatternSyntaxError.self) { try PathPattern(text) }
    #expect(error?.code == code)
    #expect(error?.utf8Offset == offset)
    #expect(error?.pattern == text)
  }

  @Test func drawsACaretBelowThePlace() {
    let error = #expect(throws: PatternSyntaxError.self) { try PathPattern("/a/:") }
    #expect(error?.description == "A parameter needs a name after ':'.\n  /a/:\n     ^")
    let second = #expect(throws: PatternSyntaxError.self) { try PathPattern("{/:a}?b") }
    #expect(
      second?.message
        == "A path begins with a slash; here it would not if the group before is left out."
    )
    let third = #expect(throws: PatternSyntaxError.self) { try PathPattern("/{a}+") }
    #expect(
      third?.message == "Text in braces cannot be repeated in a path; repeat a parameter."
    )
  }

  @Test(arguments: ["", "/"])
  func limitsTheLengthAsItWasWritten(start: String) throws {
    func pattern(_ length: Int) throws -> PathPattern {
      try PathPattern(start + String(repeating: "a", count: length - start.utf8.count))
    }
    _ = try pattern(2047)
    _ = try pattern(2048)
    let error = #expect(throws: PatternSyntaxError.self) { try pattern(2049) }
    #expect(error?.excess == .init(limit: "length", maximum: 2048, size: 2049))
    #expect(error?.utf8Offset == 2048)
    _ = try PathPattern(String(repeating: "a", count: 3000), limits: PatternLimits(length: .max))
  }

  @Test func limitsTheGroups() throws {
    func groups(_ count: Int) throws -> PathPattern {
      try PathPattern((0..<count).map { "/:p\($0)" }.joined())
    }
    _ = try groups(63)
    _ = try groups(64)
    let error = #expect(throws: PatternSyntaxError.self) { try groups(65) }
    #expect(error?.excess == .init(limit: "groups", maximum: 64, size: 65))
  }

  @Test func limitsTheGroupsInsideGroups() throws {
    func groups(_ count: Int) throws -> PathPattern {
      try PathPattern("/:a(" + String(repeating: "(?:a)", count: count) + ")/:b")
    }
    _ = try groups(61)
    _ = try groups(62)
    let error = #expect(throws: PatternSyntaxError.self) { try groups(63) }
    #expect(error?.excess == .init(limit: "groups", maximum: 64, size: 65))
  }

  @Test(arguments: [
    "/:x((?:a{1000}){20})", "/a-:x(a{900}){/:y(b{900})}?/*", "/:x(a{500})/:y(b{500}c*)+",
  ])
  func refusesWhatIsTooLargeToCompile(text: String) throws {
    let limits = PatternLimits(instructions: 400)
    let error = #expect(throws: PatternSyntaxError.self) { try PathPattern(text, limits: limits) }
    #expect(error?.code == .overLimit)
    #expect(error?.excess?.limit == "instructions")
    #expect(error?.excess?.maximum == 400)
  }
}
