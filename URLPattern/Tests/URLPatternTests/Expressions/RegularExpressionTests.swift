import Testing

@testable import URLPattern

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
      ("[\\w--\\d]", ["a", "_"], ["1", "-"]),
      ("[[a-z]--[aeiou]]", ["b"], ["a", "A"]),
      ("[[a-z]--a--b]", ["c"], ["a", "b"]),
      ("[\\d&&[0-1]]", ["0", "1"], ["2"]),
      ("[\\w&&\\d&&[^0]]", ["1"], ["0", "a"]),
      ("[[ab][cd]e]", ["a", "c", "e"], ["f"]),
      ("[a&b]", ["a", "&", "b"], ["c"]),
      ("[\\-\\]\\&\\[]", ["-", "]", "&", "["], ["\\"]),
      ("[\\b]", ["\u{8}"], ["b"]),
      ("\\f\\n\\r\\t\\v", ["\u{C}\n\r\t\u{B}"], []),
      ("\\cA\\cz\\cZ\\ca", ["\u{1}\u{1A}\u{1A}\u{1}"], []),
      ("\\0", ["\0"], ["0"]),
      ("\\x41\\u0042\\u{43}", ["ABC"], []),
      ("\\x39\\x4a\\x4F\\x5f\\x5A\\x6A\\x30", ["9JO_Zj0"], []),
      ("[\\x80-\\xFF]", [], ["a", ""]),
      ("[\\x7F-\\x80]", ["\u{7F}"], ["a"]),
      ("\\s\\S\\D\\W", [" ab-"], ["abcd"]),
      ("\\d", ["0", "9"], ["/", ":"]),
      ("\\w", ["0", "9", "A", "Z", "_", "a", "z"], ["/", ":", "@", "[", "^", "`", "{"]),
      ("\\s", ["\t", "\r", " "], ["\u{8}", "\u{E}", "!"]),
      ("\\/\\.\\$\\{", ["/.${"], []),
      ("/", ["/"], []),
      ("^a$", ["a"], []),
      ("a^b", [], ["ab"]),
      ("\\ba\\b", ["a"], []),
      ("\\w+\\b-\\B-", ["a--"], []),
      ("a*?b+?c??", ["b", "abbc"], ["ac"]),
      ("[a-\\u{1F600}]", ["a", "z"], ["A"]),
      ("\\u{1F600}", [], ["a"]),
      ("\\uD83D\\uDE00|a", ["a"], []),
      ("\\uD83D|a", ["a"], []),
      ("\\uD83D\\uDBFF|a", ["a"], []),
      ("\\uD83D\\uE000|\\uDBFF\\uDFFF|a", ["a"], []),
      ("[a-a]", ["a"], ["b"]),
      ("[\\uD801\\uDC00-\\u{10400}a]", ["a"], ["b"]),
      ("a{10}", ["aaaaaaaaaa"], ["aaaaaaaaa"]),
    ] as [(String, [String], [String])]
  )
  func matchesAsECMAScriptSays(body: String, accepted: [String], refused: [String]) throws {
    let pattern = try CompiledPattern(path: "(" + body + ")", .plain, strategy: .automaton)
    for text in accepted { #expect(try pattern.groups(in: text)?.first == text, "\(text)") }
    for text in refused { #expect(try pattern.groups(in: text) == nil, "\(text)") }
  }

  @Test(
    arguments: [
      ("\\m", 1), ("\\H", 1), ("\\-", 1), ("a\\_", 2), ("(?R)", 1), ("(?i)", 1), ("(?<>a)", 4),
      ("(?<1>a)", 4), ("(?<a", -1), ("(?<x>a)(?<x>b)", 8), ("(?:(?<x>a)|b)(?<x>c)", 14), ("*a", 1),
      ("a**", 3), ("^*", 2), ("\\b+", 3), ("a{", 2), ("a{,1}", 2), ("a{1", 4), ("a{2,1}", 2),
      ("a{1,x}", 5), ("{", 1), ("}", 1), ("]", 1), ("[", 1), ("[a", 1), ("[(?]", -1), ("[\\(", 1),
      ("[a-]", 4), ("[-a]", 2), ("[b-a]", 5), ("[a-\\d]", 6), ("[a-z&&[^aeiou]]", 5),
      ("[ab--c]", 4),
      ("[a--b&&c]", 6), ("[a&&b--c]", 6), ("[a&&&b]", 5), ("[a&&]", 5), ("[a--]", 5), ("[aa--]", 4),
      ("[!!]", 2), ("[a::]", 3), ("[/]", 2), ("[{]", 2), ("[|]", 2), ("\\x4", 1),
      ("\\u{110000}", 1),
      ("\\u{}", 1), ("\\u12", 1), ("\\c1", 1), ("\\01", 1), ("[\\1]", 2), ("[\\k]", 2), ("a|*", 3),
      ("[a-b-c]", 5),
    ] as [(String, Int)]
  )
  func refusesWhatIsNoRegularExpression(body: String, offset: Int) {
    let error = #expect(throws: PatternSyntaxError.self) {
      try CompiledPattern(path: "(" + body + ")", .plain)
    }
    if offset < 0 {
      // The tokenizer sees no group that is closed.
      #expect(error?.code == .unexpectedToken, "\(body)")
    } else {
      #expect(error?.code == .invalidRegularExpression, "\(body)")
      #expect(error?.utf8Offset == offset, "\(body)")
    }
  }

  @Test(
    arguments: [
      ("(?:(?=a))", 4), ("a(?!b)", 2), ("a(?<=b)", 2), ("a(?<!b)", 2), ("(?:a)\\1", 6),
      ("(?<x>a)\\k<x>", 8), ("\\p{L}", 1), ("\\P{L}", 1), ("[\\p{L}]", 2), ("[\\q{a|b}]", 2),
      ("a(?i:b)", 2), ("a(?-i:b)", 2), ("a(?s-m:b)", 2),
    ] as [(String, Int)]
  )
  func namesWhatItDoesNotSupport(body: String, offset: Int) {
    let error = #expect(throws: PatternSyntaxError.self) {
      try CompiledPattern(path: "(" + body + ")", .plain)
    }
    #expect(error?.code == .unsupportedRegularExpression, "\(body)")
    #expect(error?.utf8Offset == offset, "\(body)")
  }

  @Test(
    arguments: [
      ("[a-f]x", ["AX", "bx", "Fx"], ["gx"]),
      ("[^a]", ["b", "B"], ["a", "A"]),
      ("[[a-z]--K]", ["a", "J"], ["k", "K"]),
      ("\\u{212A}\\u017F", ["ks", "KS"], ["k"]),
      ("[\\u{2100}-\\u{2200}]", ["k"], ["s"]),
      ("[\\u{100}-\\u{200}]", ["S"], ["k"]),
      ("[^\\u{212A}]", ["a"], ["k", "K"]),
    ] as [(String, [String], [String])]
  )
  func foldsCaseSimply(body: String, accepted: [String], refused: [String]) throws {
    var options = PatternOptions.plain
    options.ignoresCase = true
    let pattern = try CompiledPattern(path: "(" + body + ")", options)
    for text in accepted { #expect(try pattern.groups(in: text) != nil, "\(text)") }
    for text in refused { #expect(try pattern.groups(in: text) == nil, "\(text)") }
  }

  @Test func givesGroupsTheCapturesOfTheStandard() throws {
    // The standard counts captures inside groups when it assigns values to names.
    let pattern = try CompiledPattern(path: "/(a(?<x>b))/:c")
    #expect(try pattern.groups(in: "/ab/d") == ["ab", "b"])
  }
}
