import Testing

@testable import LinkPatterns

/// Form-encoded queries, and the two ways to decode.
@Suite struct FormItemsTests {
  /// Splits a query and decodes what is found.
  private func items(_ query: String) -> [[String]] {
    let bytes = Array(query.utf8)
    return FormItems.split(bytes).map { item in
      [item.name, item.value].map { FormItems.decodeLeniently(bytes[$0]) }
    }
  }

  @Test(arguments: [
    ("", []), ("&&", []), ("a", [["a", ""]]), ("a=", [["a", ""]]), ("=", [["", ""]]),
    ("=b", [["", "b"]]), ("a=b=c", [["a", "b=c"]]), ("a=1&a=2", [["a", "1"], ["a", "2"]]),
    ("a+b=c+%2B%26", [["a b", "c +&"]]), ("&a=1&&b", [["a", "1"], ["b", ""]]),
    ("a=%zz%4", [["a", "%zz%4"]]), ("a=%ff", [["a", "\u{FFFD}"]]), ("%C3%A9", [["\u{E9}", ""]]),
  ])
  func splitsAndDecodesAsFormsDo(query: String, expected: [[String]]) {
    #expect(items(query) == expected)
  }

  @Test(arguments: [
    ("", ""), ("%", "%"), ("%4", "%4"), ("%41", "A"), ("%4g", "%4g"), ("%%41", "%A"),
    ("%25", "%"), ("%2541", "%41"), ("a%c3%A9b", "a\u{E9}b"), ("+", "+"),
  ])
  func decodesOnceAndKeepsWhatIsNoEscape(text: String, expected: String) {
    let decoded = PercentCoding.decodeLeniently(Array(text.utf8)[...])
    #expect(decoded.elementsEqual(expected.utf8))
  }
}
