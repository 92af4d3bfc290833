import Testing

@testable import URLPattern

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
    _ = try CompiledPattern(path: String(repeating: "a", count: 2047))
    _ = try CompiledPattern(path: String(repeating: "a", count: 2048))
    expectExcess("length", 2048, 2049) {
      _ = try CompiledPattern(path: String(repeating: "a", count: 2049))
    }
  }

  @Test func limitsTheGroups() throws {
    func pattern(_ count: Int) -> String { String(repeating: "/(a)", count: count) }
    _ = try CompiledPattern(path: pattern(63))
    _ = try CompiledPattern(path: pattern(64))
    expectExcess("groups", 64, 65) { _ = try CompiledPattern(path: pattern(65)) }
  }

  @Test func limitsTheGroupsInsideGroups() throws {
    func pattern(_ count: Int) -> String { "(" + String(repeating: "(?:a)", count: count) + ")" }
    _ = try CompiledPattern(path: pattern(62))
    _ = try CompiledPattern(path: pattern(63))
    expectExcess("groups", 64, 65) { _ = try CompiledPattern(path: pattern(64)) }
  }

  @Test func limitsTheNestingOfClasses() throws {
    func pattern(_ depth: Int) -> String {
      "(" + String(repeating: "[", count: depth) + "a" + String(repeating: "]", count: depth) + ")"
    }
    _ = try CompiledPattern(path: pattern(64))
    expectExcess("groups", 64, 65) { _ = try CompiledPattern(path: pattern(65)) }
    #expect(PatternLimits(groups: 1000).groups == 250)
  }

  @Test func limitsTheRepeats() throws {
    _ = try CompiledPattern(path: "(a{999})")
    _ = try CompiledPattern(path: "(a{1000})")
    expectExcess("repeats", 1000, 1001) { _ = try CompiledPattern(path: "(a{1001})") }
    expectExcess("repeats", 1000, 1001) { _ = try CompiledPattern(path: "(a{1,1001})") }
  }

  @Test func limitsTheInstructions() throws {
    // A capture takes two instructions, the end one, and each repeat one.
    func compile(_ repeats: Int) throws {
      _ = try CompiledPattern(path: "(a{\(repeats)})", limits: PatternLimits(instructions: 20))
    }
    try compile(16)
    try compile(17)
    expectExcess("instructions", 20, 21) { try compile(18) }
  }

  @Test func refusesProgramsThatExplode() {
    let error = #expect(throws: PatternSyntaxError.self) {
      try CompiledPattern(path: "((?:(?:a{1000}){1000}){1000})")
    }
    #expect(error?.excess?.limit == "instructions")
    #expect(error?.excess?.maximum == 10_000)
    #expect(error?.utf8Offset == 0)
  }

  @Test func repeatsNothingForNothing() throws {
    let pattern = try CompiledPattern(path: "((?:(?:(?:){1000}){1000}){1000}a)")
    #expect(try pattern.groups(in: "a") == ["a"])
  }
}

/// Work grows with the input, not faster.
@Suite struct PatternGrowthTests {
  /// The shapes that make backtracking engines explode, and 40 more: pattern, unit, end.
  static let shapes: [(String, String, String)] = [
    ("**.example.com", "a", "."), ("/:sub+.example.com", "a/", ""), ("*+x", "x", "y"),
    ("/:a-:b-:c", "-", ""), ("/:a-:b-:c-x", "-", ""), ("((?:[^\\.]+?)+)", "a", "."),
    ("((?:a+)+)", "a", "!"),
    ("*{}**?", "f", ""), ("(a*)*", "a", "b"), ("((?:a*)*)", "a", "b"), ("((?:a|a)*)", "a", "b"),
    ("((?:a|ab|b)*)", "ab", "c"), ("((?:(?:a?)*)*)", "a", "b"), ("((?:a?){30}a{30})", "a", ""),
    ("(.*a.*b.*c)", "ab", ""), ("((?:.*)*x)", "x", "y"), ("((?:a*?)*?)", "a", "b"),
    ("(\\w+\\d+\\w+\\d+)", "a1", "-"), ("((?:\\w+\\s?)*)", "a", "-"), ("(a*a*a*a*b)", "a", ""),
    ("*a*b*c", "abc", "d"), ("*/*/*/*x", "/", ""), ("/:a?/:b?/:c?", "/a", "/"),
    ("/:a*/:b*/:c*", "/a", "//"), ("/:a+/:b+", "/a", "//"), ("{a}*{a}*{a}*b", "a", ""),
    ("{:a.}*{:b.}*x", "a.", ""), ("/(a|b)+", "a", "c"), ("/(a|b)*/*", "/a", "\n"),
    ("((?:x+x+)+y)", "x", ""), ("((?:ab?)+b)", "ab", ""), ("([ab]*[bc]*[cd]*)", "abcd", "e"),
    ("((?:(?:ab)*c?)*)", "ab", "d"), ("(\\ba*\\b)", "a", "-"), ("((?:\\Ba)*b)", "a", ""),
    ("((?:a|b|ab)*c)", "ab", ""), ("(a{0,50}a{0,50}b)", "a", ""), ("((?:a{2,3})*b)", "a", ""),
    ("((?:a{1,2}){1,9}b)", "a", ""), ("/:a/:b-:c/:d", "/a-b", ""), (":a:b:c", "x", "/"),
    (":a-{:b}?-{:c}*", "-", ""), ("((?:[^]*)+)", "a", ""), ("((?:.|a)+b)", "a", ""),
    ("(^(?:a*$)*)", "a", "b"), ("((?:(?<x>a)|b)*c)", "ab", ""), ("*(a+)*(b+)*", "ab", "\n"),
  ]

  @Test(arguments: shapes)
  func doublingTheInputDoublesTheSteps(pattern: String, unit: String, end: String) throws {
    let compiled = try CompiledPattern(path: pattern, strategy: .automaton)
    func steps(_ count: Int) throws -> Int {
      try compiled.steps(on: "/" + String(repeating: unit, count: count) + end)
    }
    for count in [64, 128, 256, 1000, 4000] {
      let (once, twice) = (try steps(count), try steps(2 * count))
      #expect(Double(twice) <= 2.1 * Double(max(once, 200)), "\(count): \(once), \(twice)")
    }
  }

  @Test(arguments: shapes)
  func staysUnderEightStepsAStateAndByte(pattern: String, unit: String, end: String) throws {
    let compiled = try CompiledPattern(path: pattern, strategy: .automaton)
    guard case .program(let program) = compiled.matcher else { return }
    for count in [0, 1, 10, 500, 3000] {
      let input = String(repeating: unit, count: count) + end
      #expect(try compiled.steps(on: input) <= 8 * program.count * (input.utf8.count + 1))
    }
  }

  @Test func matchesLongInputsBySimulation() throws {
    let pattern = try CompiledPattern(path: "((?:a?){500})*b", .plain)
    var scratch = LanguageScratch(maximumSteps: .max)
    func matches(_ end: String) throws -> Bool {
      let bytes = ContiguousArray((String(repeating: "a", count: 4000) + end).utf8)
      return try pattern.matches(bytes.span, scratch: &scratch)
    }
    #expect(try matches("b"))
    #expect(scratch.range(ofCapture: 0) == 0..<4000)
    #expect(try !matches("c"))
  }
}
