import Testing

@testable import LinkPatterns

/// Work grows with the input, not faster.
@Suite struct PatternGrowthTests {
  /// The shapes that make backtracking engines explode, and 40 more: pattern, unit, end.
  static let shapes: [(String, String, String)] = [
    ("/x**.example.com", "a", "."), ("/:sub+.example.com", "a/", ""), ("*+x", "x", "y"),
    ("/:a-:b-:c", "-", ""), ("/:a-:b-:c-x", "-", ""), ("((?:[^\\.]+?)+)", "a", "."),
    ("((?:a+)+)", "a", "!"),
    ("*{}**?", "f", ""), ("(a*)*", "a", "b"), ("((?:a*)*)", "a", "b"), ("((?:a|a)*)", "a", "b"),
    ("((?:a|ab|b)*)", "ab", "c"), ("((?:(?:a?)*)*)", "a", "b"), ("((?:a?){30}a{30})", "a", ""),
    ("(.*a.*b.*c)", "ab", ""), ("((?:.*)*x)", "x", "y"), ("((?:a*?)*?)", "a", "b"),
    ("(\\w+\\d+\\w+\\d+)", "a1", "-"), ("((?:\\w+\\s?)*)", "a", "-"), ("(a*a*a*a*b)", "a", ""),
    ("*a*b*c", "abc", "d"), ("*/*/*/*x", "/", ""), ("/:a?/:b?/:c?", "/a", "/"),
    ("/:a*/:b*/:c*", "/a", "//"), ("/:a+/:b+", "/a", "//"),
    ("{:a.}*{:b.}*x", "a.", ""), ("/(a|b)+", "a", "c"), ("/(a|b)*/*", "/a", "\n"),
    ("((?:x+x+)+y)", "x", ""), ("((?:ab?)+b)", "ab", ""), ("([ab]*[bc]*[cd]*)", "abcd", "e"),
    ("((?:(?:ab)*c?)*)", "ab", "d"), ("(\\ba*\\b)", "a", "-"), ("((?:\\Ba)*b)", "a", ""),
    ("((?:a|b|ab)*c)", "ab", ""), ("(a{0,50}a{0,50}b)", "a", ""), ("((?:a{2,3})*b)", "a", ""),
    ("((?:a{1,2}){1,9}b)", "a", ""), ("/:a/:b-:c/:d", "/a-b", ""), (":a:b:c", "x", "/"),
    (":a-{:b}?-{:c}*", "-", ""), ("((?:[^]*)+)", "a", ""), ("((?:.|a)+b)", "a", ""),
    ("(^(?:a*$)*)", "a", "b"), ("((?:(?<x>a)|b)*c)", "ab", ""), ("*(a+)*(b+)*", "ab", "\n"),
  ]

  /// The programs of a path pattern, one for each way to leave groups out.
  private func programs(of pattern: String) throws -> [LanguageProgram] {
    let pattern = try PathPattern(pattern)
    return try pattern.alternatives.map {
      try LanguageProgram($0.language(pattern.parameterNames))
    }
  }

  /// The steps it takes to match, whatever comes of it.
  private func steps(_ program: LanguageProgram, on path: String) throws -> Int {
    var scratch = LanguageScratch(maximumSteps: .max)
    _ = try program.matches(ContiguousArray(path.utf8).span, scratch: &scratch)
    return scratch.steps
  }

  @Test(arguments: shapes)
  func doublingTheInputDoublesTheSteps(pattern: String, unit: String, end: String) throws {
    for program in try programs(of: pattern) {
      func steps(_ count: Int) throws -> Int {
        try self.steps(program, on: "/" + String(repeating: unit, count: count) + end)
      }
      for count in [64, 256, 4000] {
        let (once, twice) = (try steps(count), try steps(2 * count))
        #expect(Double(twice) <= 2.1 * Double(max(once, 200)), "\(count): \(once), \(twice)")
      }
    }
  }

  @Test(arguments: shapes)
  func staysUnderEightStepsAStateAndByte(pattern: String, unit: String, end: String) throws {
    for program in try programs(of: pattern) {
      for count in [0, 1, 10, 500, 3000] {
        let path = "/" + String(repeating: unit, count: count) + end
        #expect(try steps(program, on: path) <= 8 * program.count * (path.utf8.count + 1))
      }
    }
  }
}
