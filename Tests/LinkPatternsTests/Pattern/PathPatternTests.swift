import LinkPatterns
import Testing

@Suite struct PathPatternTests {
  @Test func readsLiteralsAndParameters() throws {
    let pattern = try PathPattern("/leagues/:league/questions/:q_1")
    #expect(pattern.parameterNames == ["league", "q_1"])
    #expect(pattern.segments.count == 4)
    #expect(pattern.segments.first == .literal(ContiguousArray("leagues".utf8)))
  }

  @Test(arguments: ["show/photo", "/show/photo", "/show/photo/"])
  func doesNotMindOuterSlashes(text: String) throws {
    #expect(try PathPattern(text).segments == PathPattern("/show/photo").segments)
  }

  @Test(arguments: ["/", ""])
  func readsTheRoot(text: String) throws {
    #expect(try PathPattern(text).segments.isEmpty)
  }

  @Test func encodesLiteralsAsAURLHasThem() throws {
    let pattern = try PathPattern("/café")
    #expect(pattern.segments == [.literal(ContiguousArray("caf%C3%A9".utf8))])
  }

  @Test(arguments: [
    ("/a/:", PatternSyntaxError.Code.missingName, 3),
    ("/:1a", .missingName, 1),
    ("/:id/:id", .repeatedName, 5),
    ("/a//b", .emptySegment, 3),
    ("/a/./b", .dotSegment, 3),
    ("/..", .dotSegment, 1),
    ("/a/{:b}?/c", .emptySegment, 3),
    ("{/:lang}?:page", .unexpectedToken, 9),
    ("/{a}+", .unexpectedToken, 1),
    ("/:id(\\m)", .invalidRegularExpression, 5),
    ("a/:id(\\m)", .invalidRegularExpression, 6),
  ])
  func refuses(text: String, code: PatternSyntaxError.Code, offset: Int) {
    let error = #expect(throws: PatternSyntaxError.self) { try PathPattern(text) }
    #expect(error?.code == code)
    #expect(error?.utf8Offset == offset)
  }

  @Test func drawsACaretBelowThePlace() {
    let error = #expect(throws: PatternSyntaxError.self) { try PathPattern("/a/:") }
    #expect(error?.description == "A parameter needs a name after ':'.\n  /a/:\n     ^")
  }
}
