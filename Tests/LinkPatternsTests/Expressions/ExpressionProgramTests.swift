import LinkAnalysis
import LinkTesting
import Testing

@testable import LinkPatterns

/// The automaton against a matcher that follows the standard word for word.
@Suite struct LanguageProgramTests {
  /// Captures of a match, by number.
  private func captures(
    of program: ExpressionProgram,
    _ word: [UInt8]
  ) throws -> NaiveMatcher.Captures? {
    var scratch = ExpressionScratch()
    guard try program.matches(ContiguousArray(word).span, scratch: &scratch) else { return nil }
    #expect(scratch.steps <= program.count * (word.count + 1))
    var result: NaiveMatcher.Captures = [:]
    for number in 0..<program.captureCount { result[number] = scratch.range(ofCapture: number) }
    return result
  }

  @Test(arguments: [
    (ParameterShape.int, ["0", "7", "120", "-9"], ["", "-", "-0", "00", "01", "+1", "1.0", "1a"]),
    (.double, ["0", "-1", "007", "1.5", "-0.25"], ["", ".5", "1.", "1e3", "1.2.3", "--1"]),
    (.bool, ["true", "false"], ["", "True", "1", "truefalse"]),
    (
      .uuid, ["01234567-89ab-CDEF-0123-456789abcdef"],
      [
        "01234567-89ab-CDEF-0123-456789abcde", "0123456789abCDEF0123456789abcdef", "",
        "/1234567-89ab-CDEF-0123-456789abcdef", ":1234567-89ab-CDEF-0123-456789abcdef",
        "01234567-@9ab-CDEF-0123-456789abcdef", "01234567-G9ab-CDEF-0123-456789abcdef",
        "01234567-89ab-`DEF-0123-456789abcdef", "01234567-89ab-gDEF-0123-456789abcdef",
      ]
    ),
  ])
  func knowsTheShapesOfParameters(shape: ParameterShape, members: [String], others: [String]) throws
  {
    let program = try ExpressionProgram(shape.expression)
    for text in members { #expect(try program.accepts(text.utf8), "\(shape.name) \(text)") }
    for text in others { #expect(try !program.accepts(text.utf8), "\(shape.name) \(text)") }
  }

  @Test func keepsOneSetForEachSetOfSeveralBytes() throws {
    let (digits, high) = (
      RegularExpression.byte(.digits), RegularExpression.byte(ByteSet(200...255))
    )
    let program = try ExpressionProgram(.sequence([digits, high, digits, .byte(ByteSet([65]))]))
    #expect(program.sets.count == 2)
    #expect(program.instructions.filter { $0.operation == .byte }.map(\.argument) == [65])
  }

  @Test func stopsAtTheStepLimitAndNotBefore() throws {
    let program = try ExpressionProgram(
      .repeated(.alternation([.literal([1]), .literal([2])]), 0, nil)
    )
    let input = ContiguousArray<UInt8>([1, 2, 1])
    var scratch = ExpressionScratch(maximumSteps: .max)
    #expect(try program.matches(input.span, scratch: &scratch))
    let needed = scratch.steps
    for maximum in [needed, needed + 1] {
      scratch.maximumSteps = maximum
      scratch.steps = 0
      #expect(try program.matches(input.span, scratch: &scratch))
    }
    scratch.maximumSteps = needed - 1
    scratch.steps = 0
    let error = #expect(throws: ExpressionStepError.self) {
      try program.matches(input.span, scratch: &scratch)
    }
    #expect(error?.maximum == needed - 1)
  }

  @Test func forgetsTheChoicesOfTheMatchBefore() throws {
    let program = try ExpressionProgram(.repeated(.literal([0x61]), 0, nil))
    var scratch = ExpressionScratch()
    #expect(try program.matches(ContiguousArray("aa".utf8).span, scratch: &scratch))
    #expect(try !program.matches(ContiguousArray("b".utf8).span, scratch: &scratch))
  }

  @Test(arguments: 0..<2_000 as Range<UInt64>)
  func agreesWithTheNaiveMatcher(seed: UInt64) throws {
    var generator = ExpressionGenerator(random: SeededGenerator(seed: seed))
    let expression = generator.expression(depth: 4)
    let program = try ExpressionProgram(expression)
    for _ in 0..<12 {
      let word = generator.word(maximumLength: 7)
      let expected = NaiveMatcher(input: word).match(expression)
      #expect(try captures(of: program, word) == expected, "seed \(seed), \(word)")
    }
  }
}

/// Shortest words, against a search through all short words.
@Suite struct LanguageProductTests {
  /// All words over the generator's alphabet up to a length, shortest and least first.
  private static let words: [[UInt8]] = {
    var (layers, all): ([[UInt8]], [[UInt8]]) = ([[]], [[]])
    for _ in 0..<5 {
      layers = layers.flatMap { word in ExpressionGenerator.alphabet.sorted().map { word + [$0] } }
      all += layers
    }
    return all
  }()

  @Test(arguments: 0..<400 as Range<UInt64>)
  func findsTheShortestAndLeastWord(seed: UInt64) throws {
    var generator = ExpressionGenerator(random: SeededGenerator(seed: seed), hasCaptures: false)
    let left = generator.expression(depth: 3)
    let right = generator.expression(depth: 3)
    let (first, second) = (try ExpressionProgram(left), try ExpressionProgram(right))
    let alphabet = ByteSet(ExpressionGenerator.alphabet)
    func check(_ found: AutomatonWitness, _ isMember: ([UInt8]) -> Bool) {
      let expected = Self.words.first(where: isMember)
      switch found {
      case .word(let word) where word.count <= 5: #expect(word == expected, "seed \(seed)")
      case .word(let word): #expect(expected == nil && isMember(word), "seed \(seed)")
      case .none: #expect(expected == nil, "seed \(seed)")
      case .undecided: Issue.record("undecided, seed \(seed)")
      }
    }
    check(first.shortestWord(in: alphabet)) { NaiveMatcher(input: $0).match(left) != nil }
    check(first.shortestCommonWord(with: second, in: alphabet)) {
      NaiveMatcher(input: $0).match(left) != nil && NaiveMatcher(input: $0).match(right) != nil
    }
    let narrower = ByteSet(ExpressionGenerator.alphabet.dropFirst())
    var steps = 0
    let word = first.shortestCommonWord(with: second, in: alphabet)
    let other = first.shortestCommonWord(with: second, in: narrower)
    let rather = first.shortestCommonWord(
      with: second,
      in: alphabet,
      rather: [narrower],
      stateLimit: 100_000,
      steps: &steps
    )
    #expect(rather == (word.count == other.count ? other : word), "seed \(seed)")
  }

  @Test func givesUpAtTheStateLimit() throws {
    let long = try ExpressionProgram(.repeated(.byte(.all), 50, 50))
    #expect(long.shortestWord(stateLimit: 40) == .undecided(states: 41))
    #expect(
      long.shortestWord(in: ByteSet([9]), stateLimit: 50) == .word(Array(repeating: 9, count: 50))
    )
    #expect(long.shortestWord(in: ByteSet([9]), stateLimit: 49) == .undecided(states: 50))
  }

  @Test func readsAllWordsOfEachSet() throws {
    let pairs: [ClosedRange<UInt8>] = [
      0...1, 64...65, 128...129, 192...193, 62...63, 126...127, 190...191, 254...255,
    ]
    let program = try ExpressionProgram(.sequence(pairs.map { .byte(ByteSet($0)) }))
    #expect(program.shortestWord() == .word([0, 64, 128, 192, 62, 126, 190, 254]))
    #expect(try program.accepts([1, 65, 129, 193, 63, 127, 191, 255]))
    #expect(try !program.accepts([1, 65, 129, 194, 63, 127, 191, 255]))
  }

  @Test func tellsDisjointShapesApart() throws {
    let int = try ExpressionProgram(ParameterShape.int.expression)
    let double = try ExpressionProgram(ParameterShape.double.expression)
    let bool = try ExpressionProgram(ParameterShape.bool.expression)
    let uuid = try ExpressionProgram(ParameterShape.uuid.expression)
    #expect(int.shortestCommonWord(with: double) == .word(Array("0".utf8)))
    #expect(int.shortestCommonWord(with: bool) == .none)
    #expect(double.shortestCommonWord(with: uuid) == .none)
    #expect(bool.shortestWord() == .word(Array("true".utf8)))
    #expect(uuid.shortestWord() == .word(Array("00000000-0000-0000-0000-000000000000".utf8)))
  }

  @Test func hasNoWordWithoutBytes() throws {
    let nothing = try ExpressionProgram(.byte(ByteSet()))
    #expect(nothing.shortestWord() == .none)
    #expect(try ExpressionProgram(.empty).shortestWord() == .word([]))
  }
}

extension AutomatonWitness {
  /// The length of the word; `nil` without one.
  fileprivate var count: Int? { if case .word(let word) = self { word.count } else { nil } }
}
