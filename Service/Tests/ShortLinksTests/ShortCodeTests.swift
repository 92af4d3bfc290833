import ShortLinks
import Testing

/// The codes of short links.
@Suite struct ShortCodeTests {
  @Test func codesAreValidAndDiffer() {
    var generator = SystemRandomNumberGenerator()
    let codes = (0..<1_000).map { _ in ShortCode.random(using: &generator) }
    #expect(codes.allSatisfy { $0.count == 7 && ShortCode.isValid($0) })
    #expect(Set(codes).count == 1_000)
  }

  @Test(arguments: ["abc", "ABC", "a-b", "a_b", "007", String(repeating: "a", count: 64)])
  func aCodeOfOnesOwnIsTaken(code: String) { #expect(ShortCode.isValid(code)) }

  @Test(arguments: [
    "", "ab", "-ab", "_ab", "a b", "a/b", "a.b", "..", "äbc", "a\u{301}bc", "abc\n", "abc\0",
    "%61bc",
    String(repeating: "a", count: 65),
  ])
  func whatIsNotACodeIsRefused(code: String) { #expect(!ShortCode.isValid(code)) }
}
