import LinkAnalysis
import LinkTesting
import Testing

@testable import LinkPatterns

/// The written forms of values.
@Suite struct ParameterShapeTests {
  /// Tells which of some texts have a shape.
  private func members(of shape: ParameterShape, among texts: [String]) throws -> [String] {
    let program = try ExpressionProgram(shape.expression)
    return try texts.filter { try program.accepts($0.utf8) }
  }

  @Test(arguments: [
    ("\\d+", ["1", "12"]), (".*", ["", "1", "12", "a", "a/b", "/"]), ("a|", ["", "a"]),
    ("[^\\/]+?", ["1", "12", "a"]), ("(?:a)(?<n>\\/)b", ["a/b"]), ("^a$", ["a"]),
  ])
  func readsRegularExpressions(expression: String, expected: [String]) throws {
    let shape = try ParameterShape(name: "own", matching: expression)
    #expect(shape.name == "own")
    #expect(try members(of: shape, among: ["", "1", "12", "a", "a/b", "/"]) == expected)
    #expect(shape.expression.captureCount == 0)
  }

  @Test(
    arguments: [
      ("", .invalidRegularExpression, 0),
      ("a)b", .invalidRegularExpression, 1),
      ("a)", .invalidRegularExpression, 1),
      ("a)?(b", .invalidRegularExpression, 1),
      ("a)/:b(c", .invalidRegularExpression, 1),
      ("?a", .invalidRegularExpression, 0),
      ("aé", .invalidRegularExpression, 1),
      ("(a)", .unsupportedRegularExpression, 0),
      ("a\\", .invalidRegularExpression, 1),
      ("a{2", .invalidRegularExpression, 3),
      ("a(?=b)", .unsupportedRegularExpression, 1),
      ("a{1001}", .overLimit, 2),
    ] as [(String, PatternSyntaxError.Code, Int)]
  )
  func refusesWhatIsNone(expression: String, code: PatternSyntaxError.Code, offset: Int) {
    let error = #expect(throws: PatternSyntaxError.self) {
      try ParameterShape(name: "own", matching: expression)
    }
    #expect(error?.code == code)
    #expect(error?.utf8Offset == offset)
    #expect(error?.pattern == expression)
  }

  @Test func limitsTheLength() throws {
    func shape(_ length: Int) throws -> ParameterShape {
      try ParameterShape(name: "own", matching: String(repeating: "a", count: length))
    }
    _ = try shape(2047)
    _ = try shape(2048)
    let error = #expect(throws: PatternSyntaxError.self) { try shape(2049) }
    #expect(error?.excess == .init(limit: "length", maximum: 2048, size: 2049))
  }

  @Test func knowsTheFormsOfTypes() throws {
    let texts = [
      "", "0", ":", "/1", ":1", "1:", "1/", "-0", "01", "10", "-7", "1.", ".5", "1.50", "-1.5",
      "true", "false", "True",
      "00000000-0000-0000-0000-00000000000a", "00000000-0000-0000-0000-00000000000G", "a", "a/b",
    ]
    #expect(try members(of: .int, among: texts) == ["0", "10", "-7"])
    #expect(
      try members(of: .double, among: texts)
        == ["0", "-0", "01", "10", "-7", "1.50", "-1.5"]
    )
    #expect(try members(of: .bool, among: texts) == ["true", "false"])
    #expect(try members(of: .uuid, among: texts) == ["00000000-0000-0000-0000-00000000000a"])
    let anything = ParameterShape.anything(named: "Color")
    #expect(anything.name == "Color")
    #expect(
      try members(of: anything, among: texts) == texts.filter { $0 != "" && !$0.contains("/") }
    )
  }

  @Test func knowsTheFormsOfAFewTexts() throws {
    let shape = ParameterShape.oneOf(["newest", "a b/c"])
    #expect(shape.name == "newest|a b/c")
    #expect(
      try members(of: shape, among: ["newest", "a b/c", "a%20b%2Fc", "newes"])
        == ["newest", "a%20b%2Fc"]
    )
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func tellsIntegersWithoutAnAutomaton(seed: UInt64) throws {
    let program = try ExpressionProgram(ParameterShape.int.expression)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let alphabet = Array((Bool.random(using: &random) ? "0123456789" : "-0129:/a").utf8)
      let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0x30
      }
      let bytes = ContiguousArray(Array("x/".utf8) + text + Array("/9".utf8))
      let isInteger = IntegerText.isInteger(bytes.span, from: 2, to: 2 + text.count)
      #expect(try isInteger == program.accepts(text), "\(text), seed \(seed)")
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func tellsUUIDsWithoutAnAutomaton(seed: UInt64) throws {
    let program = try ExpressionProgram(ParameterShape.uuid.expression)
    var random = SeededGenerator(seed: seed)
    let digits = Array("0123456789abcdefABCDEF".utf8)
    for _ in 0..<500 {
      var text: [UInt8] = (0..<36).map { index in
        [8, 13, 18, 23].contains(index) ? 0x2D : digits.randomElement(using: &random) ?? 0x30
      }
      if Bool.random(using: &random) {
        text[Int.random(in: 0..<36, using: &random)] = .random(in: 0...255, using: &random)
      }
      if Int.random(in: 0..<8, using: &random) == 0 { text.removeLast() }
      let bytes = ContiguousArray([0x2F] + text)
      let halves = UUIDText.halves(of: bytes.span, from: 1, to: bytes.count)
      #expect(try (halves != nil) == program.accepts(text), "\(text), seed \(seed)")
      guard let halves else { continue }
      let hexadecimal = String(decoding: text.filter { $0 != 0x2D }, as: UTF8.self)
      #expect(halves.high == UInt64(hexadecimal.prefix(16), radix: 16))
      #expect(halves.low == UInt64(hexadecimal.suffix(16), radix: 16))
    }
  }
}
