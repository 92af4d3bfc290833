import Testing

@testable import LinkPatterns

/// Patterns as text: what is refused where.
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
    let error = #expect(throws: PatternSyntaxError.self) { try Self.parts(of: pattern) }
    #expect(error?.code == code)
    #expect(error?.utf8Offset == offset)
    #expect(error?.pattern == pattern)
  }

  @Test func showsThePlaceWithACaret() {
    let error = #expect(throws: PatternSyntaxError.self) { try Self.parts(of: "/é/{a") }
    #expect(error?.description == "No '}' closes this group.\n  /é/{a\n       ^")
  }

  @Test func readsNamesOfAllLanguages() throws {
    let parts = try Self.parts(of: "/:café/:$_1/:ключ\u{200D}")
    #expect(parts.map(\.nameText) == ["café", "$_1", "ключ\u{200D}"])
  }

  @Test func keepsNamesApartThatLookAlike() throws {
    let parts = try Self.parts(of: "/:é/:e\u{301}")
    #expect(parts.map(\.name) == [Array("é".utf8), Array("e\u{301}".utf8)])
  }

  /// Reads a pattern whose text is taken as it is.
  ///
  /// - Throws: ``PatternSyntaxError``.
  private static func parts(of text: String) throws(PatternSyntaxError) -> [PatternPart] {
    try PatternParser.parts(
      of: PatternSource(text, limits: .standard),
      .pathname,
      limits: .standard
    ) { text throws(PatternEncodingError) in text }
  }
}
