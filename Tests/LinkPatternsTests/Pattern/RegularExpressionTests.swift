import LinkAnalysis
import Testing

@testable import LinkPatterns

/// Custom groups: the grammar of ECMAScript with the flag `v`.
@Suite struct RegularExpressionTests {
  @Test(
    arguments: [
      ("a|b", ["a", "b"], ["", "ab"]),
      ("a|", ["a", ""], ["b"]),
      ("\\d{2}", ["12"], ["1", "123", "ab"]),
      ("\\d{2,}", ["12", "123"], ["1"]),
      ("a{1,2}b?", ["a", "aa", "aab"], ["aaa", "b"]),
      ("a{0}b", ["b"], ["ab"]),
      ("(?:ab)+", ["ab", "abab"], ["", "aba"]),
      ("(?<x>a)b", ["ab"], ["a"]),
      ("(?<x>a)|(?<x>b)", ["a", "b"], ["c"]),
      (".", ["a", "/"], ["\n", "\r", ""]),
      ("[^]", ["a", "\n"], [""]),
      ("a[]", [], ["", "a"]),
      ("[a-c]", ["a", "b", "c"], ["d", "-"]),
      ("[^a-c]", ["d", "-"], ["a"]),
      ("[a&b]", ["a", "&", "b"], ["c"]),
      ("[\\-\\]\\&\\[]", ["-", "]", "&", "["], ["\\"]),
      ("\\f\\n\\r\\t\\v", ["\u{C}\n\r\t\u{B}"], []),
      ("\\x39\\x4a\\x4F\\x5f\\x5A\\x6A\\x30", ["9JO_Zj0"], []),
      ("\\s\\S\\D\\W", [" ab-"], ["abcd"]),
      ("\\d", ["0", "9"], ["/", ":"]),
      ("\\w", ["0", "9", "A", "Z", "_", "a", "z"], ["/", ":", "@", "[", "^", "`", "{"]),
      ("\\s", ["\t", "\r", " "], ["\u{8}", "\u{E}", "!"]),
      ("\\/\\.\\$\\{", ["/.${"], []),
      ("/", ["/"], []),
      ("^a$", ["a"], []),
      ("a*?b+?c??", ["b", "abbc"], ["ac"]),
      ("[a-a]", ["a"], ["b"]),
      ("a{10}", ["aaaaaaaaaa"], ["aaaaaaaaa"]),
    ] as [(String, [String], [String])]
  )
  func matchesAsECMAScriptSays(body: String, accepted: [String], refused: [String]) throws {
    let program = try Self.program(body)
    for text in accepted { #expect(try program.accepts(text.utf8), "\(text)") }
    for text in refused { #expect(try !program.accepts(text.utf8), "\(text)") }
  }

  private static func program(_ expression: String) throws -> ExpressionProgram {
    try ExpressionProgram(ParameterShape(name: "", matching: expression).expression)
  }

  /// What no regular expression is, and the byte that is wrong.
  @Test(
    arguments: [
      ("\\m", 0), ("\\H", 0), ("\\-", 0), ("a\\_", 1), ("*a", 0), ("a**", 2), ("a{", 1),
      ("a{,1}", 1),
      ("a{1", 3), ("a{2,1}", 1), ("a{1,x}", 4), ("{", 0), ("}", 0), ("]", 0), ("[", 0), ("[a", 0),
      ("[(?]", 1), ("[\\(", 0), ("[a-]", 3), ("[-a]", 1), ("[b-a]", 4), ("[a-\\d]", 5), ("[/]", 1),
      ("[{]", 1), ("[|]", 1), ("\\x4", 0), ("\\x80", 0), ("a|*", 2), ("(?:a", 0), ("a)", 1),
      ("(?<a", 4),
      ("\\", 0), ("aé", 1),
    ] as [(String, Int)]
  )
  func refusesWhatIsNoRegularExpression(body: String, offset: Int) {
    let error = #expect(throws: PatternSyntaxError.self) { try Self.program(body) }
    #expect(error?.code == .invalidRegularExpression, "\(body)")
    #expect(error?.utf8Offset == offset, "\(body)")
    #expect(error?.pattern == body)
  }

  /// What of ECMAScript is not read, and the byte where it begins.
  @Test(
    arguments: [
      ("(?=a)", 0), ("a(?!b)", 1), ("a(?<=b)", 1), ("a(?<!b)", 1), ("(?:a)\\1", 5),
      ("(?<x>a)\\k<x>", 7), ("\\p{L}", 0), ("\\P{L}", 0), ("[\\p{L}]", 1), ("[\\q{a|b}]", 1),
      ("a(?i:b)", 1), ("a(?-i:b)", 1), ("(a)", 0), ("\\bx", 0), ("a^b", 1), ("a$b", 1),
      ("\\u0041", 0), ("\\cA", 0), ("\\0", 0), ("[a[b]]", 2), ("[\\w&&a]", 3), ("[!!]", 1),
    ] as [(String, Int)]
  )
  func namesWhatItDoesNotSupport(body: String, offset: Int) {
    let error = #expect(throws: PatternSyntaxError.self) { try Self.program(body) }
    #expect(error?.code == .unsupportedRegularExpression, "\(body)")
    #expect(error?.utf8Offset == offset, "\(body)")
  }
}
