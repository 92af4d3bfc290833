import Testing

@testable import URLPattern

/// The automaton against a matcher that follows the standard word for word.
@Suite struct LanguageProgramTests {
  /// Captures of a match, by number.
  private func captures(
    of program: LanguageProgram,
    _ word: [UInt8],
    memory: Int
  ) throws -> NaiveMatcher.Captures? {
    var scratch = LanguageScratch()
    scratch.maximumMemory = memory
    guard try program.matches(ContiguousArray(word).span, scratch: &scratch) else { return nil }
    #expect(scratch.steps <= 2 * program.count * (word.count + 1))
    var result: NaiveMatcher.Captures = [:]
    for number in 0..<program.captureCount { result[number] = scratch.range(ofCapture: number) }
    return result
  }

  @Test func keepsOneSetForEachSetOfSeveralBytes() throws {
    let (digits, high) = (
      LanguageExpression.byte(.digits), LanguageExpression.byte(ByteSet(200...255))
    )
    let program = try LanguageProgram(.sequence([digits, high, digits, .byte(ByteSet([65]))]))
    #expect(program.sets.count == 8)
    #expect(program.instructions.filter { $0.operation == .byte }.map(\.argument) == [65])
  }

  @Test func numbersOnlyWhatIsReachedInSeveralWays() throws {
    let (a, b) = (LanguageExpression.literal([0x61]), LanguageExpression.literal([0x62]))
    #expect(try LanguageProgram(.sequence([a, b])).joinCount == 0)
    let program = try LanguageProgram(.sequence([.alternation([a, b]), a]))
    #expect(program.joinCount == 1)
    #expect(Set(program.instructions.map(\.join)) == [-1, 0])
  }

  @Test func numbersTheStartWhenALoopLeadsBackToIt() throws {
    let loop = LanguageExpression.repeated(.literal([0x61]), 0, nil)
    for expression in [loop, .repeated(loop, 0, nil)] {
      let program = try LanguageProgram(expression)
      #expect(program.instructions[program.start].join >= 0)
      #expect(
        program.instructions.contains { $0.next == program.start || $0.other == program.start }
      )
    }
  }

  @Test(arguments: [.max, -1] as [Int])
  func stopsAtTheStepLimitAndNotBefore(memory: Int) throws {
    let program = try LanguageProgram(
      .repeated(.alternation([.literal([1]), .literal([2])]), 0, nil)
    )
    let input = ContiguousArray<UInt8>([1, 2, 1])
    var scratch = LanguageScratch(maximumSteps: .max)
    scratch.maximumMemory = memory
    #expect(try program.matches(input.span, scratch: &scratch))
    let needed = scratch.steps
    for maximum in [needed, needed + 1] {
      scratch.maximumSteps = maximum
      scratch.steps = 0
      #expect(try program.matches(input.span, scratch: &scratch))
    }
    scratch.maximumSteps = needed - 1
    scratch.steps = 0
    let error = #expect(throws: LanguageStepError.self) {
      try program.matches(input.span, scratch: &scratch)
    }
    #expect(error?.maximum == needed - 1)
  }

  @Test(arguments: [.max, -1] as [Int])
  func forgetsTheChoicesOfTheMatchBefore(memory: Int) throws {
    let program = try LanguageProgram(.repeated(.literal([0x61]), 0, nil))
    var scratch = LanguageScratch()
    scratch.maximumMemory = memory
    #expect(try program.matches(ContiguousArray("aa".utf8).span, scratch: &scratch))
    #expect(try !program.matches(ContiguousArray("b".utf8).span, scratch: &scratch))
  }

  @Test(arguments: 0..<2_000 as Range<UInt64>)
  func agreesWithTheNaiveMatcher(seed: UInt64) throws {
    var generator = ExpressionGenerator(random: SeededGenerator(seed: seed))
    let expression = generator.expression(depth: 4)
    let program = try LanguageProgram(expression)
    for _ in 0..<12 {
      let word = generator.word(maximumLength: 7)
      let expected = NaiveMatcher(input: word).match(expression)
      #expect(try captures(of: program, word, memory: .max) == expected, "seed \(seed), \(word)")
      #expect(try captures(of: program, word, memory: -1) == expected, "seed \(seed), \(word)")
    }
  }
}
