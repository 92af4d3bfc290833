import Testing

@testable import URLPattern

/// Percent-decoding as the URL Standard has it.
@Suite struct PercentCodingTests {
  @Test(arguments: [
    ("", ""), ("%", "%"), ("%4", "%4"), ("%41", "A"), ("%4g", "%4g"), ("%%41", "%A"),
    ("%25", "%"), ("%2541", "%41"), ("a%c3%A9b", "a\u{E9}b"), ("+", "+"),
  ])
  func decodesOnceAndKeepsWhatIsNoEscape(text: String, expected: String) {
    let decoded = PercentCoding.decodeLeniently(Array(text.utf8)[...])
    #expect(decoded.elementsEqual(expected.utf8))
  }
}
