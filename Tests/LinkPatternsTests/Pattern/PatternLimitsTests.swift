import LinkAnalysis
import Testing

@testable import LinkPatterns

/// Every limit one below, at, and one above its value.
@Suite struct PatternLimitsTests {
  /// Expects an error that names a limit and a size.
  private func expectExcess(
    _ limit: String,
    _ maximum: Int,
    _ size: Int,
    _ make: () throws -> Void
  ) {
    let error = #expect(throws: PatternSyntaxError.self) { try make() }
    #expect(error?.code == .overLimit)
    #expect(error?.excess == .init(limit: limit, maximum: maximum, size: size))
    #expect(
      error?.message == "The limit '\(limit)' is \(maximum), and this needs at least \(size)."
    )
  }

  @Test func limitsTheLength() throws {
    _ = try PathPattern(String(repeating: "a", count: 2047))
    _ = try PathPattern(String(repeating: "a", count: 2048))
    expectExcess("length", 2048, 2049) {
      _ = try PathPattern(String(repeating: "a", count: 2049))
    }
  }

  @Test func limitsTheGroups() throws {
    func pattern(_ count: Int) -> String { String(repeating: "/(a)", count: count) }
    _ = try PathPattern(pattern(63))
    _ = try PathPattern(pattern(64))
    expectExcess("groups", 64, 65) { _ = try PathPattern(pattern(65)) }
  }

  @Test func limitsTheGroupsInsideGroups() throws {
    func pattern(_ count: Int) -> String { "(" + String(repeating: "(?:a)", count: count) + ")" }
    _ = try PathPattern(pattern(62))
    _ = try PathPattern(pattern(63))
    expectExcess("groups", 64, 65) { _ = try PathPattern(pattern(64)) }
  }

  @Test func limitsTheRepeats() throws {
    _ = try PathPattern("(a{999})")
    _ = try PathPattern("(a{1000})")
    expectExcess("repeats", 1000, 1001) { _ = try PathPattern("(a{1001})") }
    expectExcess("repeats", 1000, 1001) { _ = try PathPattern("(a{1,1001})") }
  }

  @Test func limitsTheInstructions() throws {
    // The end takes an instruction, and each repeat one.
    func compile(_ repeats: Int) throws {
      _ = try PathPattern("(a{\(repeats)})", limits: PatternLimits(instructions: 20))
    }
    try compile(18)
    try compile(19)
    expectExcess("instructions", 20, 21) { try compile(20) }
    #expect(PatternLimits(groups: 1000).groups == 250)
  }

  @Test func refusesProgramsThatExplode() {
    let error = #expect(throws: PatternSyntaxError.self) {
      try PathPattern("((?:(?:a{1000}){1000}){1000})")
    }
    #expect(error?.excess?.limit == "instructions")
    #expect(error?.excess?.maximum == 10_000)
    #expect(error?.utf8Offset == 0)
  }

  @Test func repeatsNothingForNothing() throws {
    let pattern = try PathPattern("((?:(?:(?:){1000}){1000}){1000}a)")
    #expect(PatternTable([.init(pattern)]).firstMatch(inPath: "/a") != nil)
  }
}

/// Matching takes steps in proportion to the text, whatever the expression.
@Suite struct ExpressionGrowthTests {
  /// Expressions, what is repeated, and what comes last.
  static let shapes: [(String, String, String)] = [
    ("(?:[^\\.]+?)+", "a", "."), ("(?:a+)+", "a", "!"), ("(?:a*)*", "a", "b"),
    ("(?:a|a)*", "a", "b"), ("(?:a|ab|b)*", "ab", "c"), ("(?:(?:a?)*)*", "a", "b"),
    ("(?:a?){30}a{30}", "a", ""), (".*a.*b.*c", "ab", ""), ("(?:.*)*x", "x", "y"),
    ("(?:a*?)*?", "a", "b"), ("\\w+\\d+\\w+\\d+", "a1", "-"), ("(?:\\w+\\s?)*", "a", "-"),
    ("a*a*a*a*b", "a", ""), ("(?:x+x+)+y", "x", ""), ("(?:ab?)+b", "ab", ""),
    ("[ab]*[bc]*[cd]*", "abcd", "e"), ("(?:(?:ab)*c?)*", "ab", "d"), ("(?:a|b|ab)*c", "ab", ""),
    ("a{0,50}a{0,50}b", "a", ""), ("(?:a{2,3})*b", "a", ""), ("(?:a{1,2}){1,9}b", "a", ""),
    ("(?:[^]*)+", "a", ""), ("(?:.|a)+b", "a", ""), ("^(?:a*)*$", "a", "b"),
    ("(?:(?<x>a)|b)*c", "ab", ""), ("(?:a?){500}", "a", "b"),
  ]

  private func steps(_ program: ExpressionProgram, _ text: String) throws -> Int {
    var scratch = ExpressionScratch(maximumSteps: .max)
    let bytes = ContiguousArray(text.utf8)
    _ = try program.matches(bytes.span, scratch: &scratch)
    return scratch.steps
  }

  @Test(arguments: shapes)
  func doublingTheInputDoublesTheSteps(expression: String, unit: String, end: String) throws {
    let program = try ExpressionProgram(
      ParameterShape(name: "", matching: expression).expression
    )
    func steps(_ count: Int) throws -> Int {
      try self.steps(program, String(repeating: unit, count: count) + end)
    }
    for count in [64, 128, 256, 1000] {
      let (once, twice) = (try steps(count), try steps(2 * count))
      #expect(Double(twice) <= 2.1 * Double(max(once, 200)), "\(count): \(once), \(twice)")
      let length = 2 * count * unit.utf8.count + end.utf8.count
      #expect(twice <= program.count * (length + 1))
    }
  }
}
