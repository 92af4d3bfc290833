import LinkTesting
import Testing

@testable import LinkPatterns

/// Patterns that are looked at once, against the reading of any pattern.
@Suite struct PlainPatternTests {
  /// What the reading of any pattern says: the meaning, or the error.
  private func meaning(
    _ text: String,
    _ limits: PatternLimits
  ) -> Result<PathPatternReading, PatternSyntaxError> {
    do throws(PatternSyntaxError) {
      return .success(try PathPattern.reading(of: text, limits))
    } catch {
      return .failure(error)
    }
  }

  /// Compares a pattern with the reading of any pattern.
  @discardableResult
  private func compare(_ text: String, _ limits: PatternLimits = .standard) -> Bool {
    do throws(PatternSyntaxError) {
      let pattern = try PathPattern(text, limits: limits)
      guard case .success(let reading) = meaning(text, limits) else {
        Issue.record("\(text) is refused by the reading of any pattern")
        return false
      }
      #expect(pattern.alternatives == reading.alternatives, "\(text)")
      #expect(pattern.alternativeCount == reading.alternatives.count, "\(text)")
      #expect(pattern.parameters == reading.parameters, "\(text)")
      #expect(pattern.segments == reading.alternatives.first?.segments, "\(text)")
      #expect(pattern.hasTrailingSlash == reading.hasTrailingSlash, "\(text)")
      guard case .plain = pattern.form else { return false }
      return true
    } catch {
      #expect(meaning(text, limits) == .failure(error), "\(text)")
      return false
    }
  }

  @Test(arguments: [
    "/", "/a", "/a/", "/leagues/:league/questions/:question", "/:a/:b/", "/_/:_x9", "/A-b.c/Z0",
    "/a/b/c/d/e/f/g/h", "/1234567", "/12345678", "/:ab/:abc/:abd/x",
  ])
  func looksOnceAtWholeLiteralsAndParameters(text: String) {
    #expect(compare(text))
  }

  @Test(arguments: [
    "", "a", "//", "/a//b", "/.", "/..", "/a/./b", "/.well-known", "/-a", "/:", "/:a-b", "/:a.b",
    "/:a:b", "/a:b", "/:1", "/:-", "/:a/:a", "/:a/:b/:a/", "/é", "/:é", "/a b", "/a%20", "/a+",
    "/a?", "/:a?", "/:a*", "/:a(\\d+)", "/{a}", "/*", "/a\\b", "/a@b", "/a;b", "/a,b", "/[", "/`",
    "/:/a", "/a/:", "/\u{7F}", "/\u{0}a", "\\/a", "{/a}?", "/a~b", "/$a", "/:$a",
  ])
  func leavesOthersToTheReadingOfAnyPattern(text: String) {
    #expect(!compare(text))
  }

  @Test(arguments: 0..<128 as Range<UInt8>)
  func readsEveryASCIICharacterAlike(byte: UInt8) {
    let character = String(UnicodeScalar(byte))
    for text in ["/\(character)", "/ab\(character)cd/e", "/:\(character)a", "/:a\(character)b/:c"] {
      compare(text)
    }
  }

  @Test(arguments: [61, 62, 63, 64, 65, 70, 125, 126, 127, 128, 129, 140])
  func readsLongPatternsAlike(count: Int) {
    for end in ["", "/", "/:a", "/:a/", "/b", "/:a/:b"] {
      let text = "/" + String(repeating: "x", count: count - 1 - end.utf8.count) + end
      #expect(text.utf8.count == count)
      #expect(compare(text) == (count <= 127))
    }
  }

  @Test("what is not plain is found at every place", arguments: [50, 64, 100, 127])
  func findsOthersAtEveryPlace(count: Int) {
    let names = (0..<26).map { "/:p\($0)" }.joined()
    let text = Array(names.utf8.prefix(count - 1)) + [UInt8(ascii: "q")]
    #expect(compare(String(decoding: text, as: UTF8.self)))
    for place in text.indices {
      for byte in "/:.-*a".utf8 {
        var other = text
        other[place] = byte
        compare(String(decoding: other, as: UTF8.self))
      }
    }
  }

  @Test func keepsTheLimits() {
    let text = "/a/:b/:c"
    for length in [7, 8, 9] { compare(text, PatternLimits(length: length)) }
    for groups in [0, 1, 2, 3] { compare(text, PatternLimits(groups: groups)) }
    for number in [0, 1] { compare(text, PatternLimits(alternatives: number)) }
    #expect(compare(text, PatternLimits(length: 8, groups: 2, instructions: 0, alternatives: 1)))
  }

  @Test("random patterns are read alike", arguments: 0..<40 as Range<UInt64>)
  func readsRandomPatternsAlike(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "/", "/", "/", "a", "bc", ":a", ":b", "/:a", "/:b1", "/:_", "-", ".", "9", "Z",
      "/longer-literal",
      "/:longer_name", "//", "/:", "é", "?", "*",
    ]
    var count = 0
    for _ in 0..<200 {
      let usual = pieces.dropLast(Int.random(in: 0...7, using: &generator))
      let text = (0..<Int.random(in: 0...9, using: &generator))
        .compactMap { _ in usual.randomElement(using: &generator) }.joined()
      if compare("/" + text) { count += 1 }
    }
    #expect(count > 5, "seed \(seed)")
  }
}
