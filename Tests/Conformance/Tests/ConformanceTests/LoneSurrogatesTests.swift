import Foundation
import Testing

@testable import conformance

/// The preparation of data that Foundation would refuse.
@Suite struct LoneSurrogatesTests {
  /// Replaces escapes in a text.
  private func replaced(_ json: String) -> String {
    String(decoding: LoneSurrogates.replaced(in: Array(json.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (#""\uD83D \uDEB2""#, #""\uFFFD \uFFFD""#),
    (#""\ud83d""#, #""\uFFFD""#),
    (#""\uDEB2\uD83D""#, #""\uFFFD\uFFFD""#),
    (#""\uD83D\uD83D\uDEB2""#, #""\uFFFD\uD83D\uDEB2""#),
    (#""\uD83D\n""#, #""\uFFFD\n""#),
    (#""\uD83D"#, #""\uFFFD"#),
  ])
  func replacesSurrogatesWithoutAPartner(json: String, expected: String) {
    #expect(replaced(json) == expected)
  }

  @Test(arguments: [
    #""\uD83D\uDEB2""#, #""\u00e9\\uD83D""#, #""\\\\uDEB2""#, #""\uD83""#, #""\uD83G""#, #""\"#,
    #""a\tb""#, "{}", "",
  ])
  func keepsEverythingElse(json: String) {
    #expect(replaced(json) == json)
  }

  @Test func makesTextReadableThatFoundationRefuses() throws {
    let json = #"["\uD83D", "\uD83D\uDEB2"]"#
    #expect(throws: (any Error).self) { try JSON(Array(json.utf8)) }
    let texts = try JSON(LoneSurrogates.replaced(in: Array(json.utf8))).elements().map(\.text)
    #expect(texts == ["\u{FFFD}", "\u{1F6B2}"])
  }
}
