package import LinkPatterns

/// A regular language as a deterministic byte automaton: each word has one path, so words can be counted.
package struct Automaton {
  /// The class of each byte; bytes of one class always lead to the same state.
  private let classes: ContiguousArray<UInt8>
  /// The number of classes.
  private let classCount: Int
  /// The state behind a state and a class, at `state * classCount + class`; state 0 is never left.
  private let transitions: ContiguousArray<UInt16>
  /// Whether a state accepts.
  private let accepting: ContiguousArray<Bool>

  /// Makes a program deterministic, unless it has assertions or needs too many states.
  package init?(_ program: ExpressionProgram, maximumStates: Int = 256) {
    var builder = AutomatonBuilder(program)
    guard builder.run(maximumStates: maximumStates) else { return nil }
    classes = builder.classes
    classCount = builder.classCount
    transitions = builder.transitions
    accepting = builder.accepting
  }

  /// The number of words of each length, from 0.
  ///
  /// Of two languages of which one is within the other, the smaller has fewer words of the least
  /// length at which the numbers differ.
  package func wordCounts(upTo maximumLength: Int) -> [WordCount] {
    var sizes = [UInt64](repeating: 0, count: classCount)
    for byteClass in classes { sizes[Int(byteClass)] += 1 }
    var reached = [WordCount](repeating: WordCount(), count: accepting.count)
    reached[1] = WordCount(1)
    var counts: [WordCount] = []
    for _ in 0...maximumLength {
      var sum = WordCount()
      for state in reached.indices where accepting[state] { sum.add(reached[state], times: 1) }
      counts.append(sum)
      reached = words(byOneByteLongerThan: reached, sizes)
    }
    return counts
  }

  /// The number of words that lead to each state, from those of one byte less and the sizes of the classes.
  private func words(byOneByteLongerThan reached: [WordCount], _ sizes: [UInt64]) -> [WordCount] {
    var next = [WordCount](repeating: WordCount(), count: accepting.count)
    for state in reached.indices where state > 0 && !reached[state].isZero {
      for byteClass in 0..<classCount {
        let target = Int(transitions[state * classCount + byteClass])
        if target > 0 { next[target].add(reached[state], times: sizes[byteClass]) }
      }
    }
    return next
  }
}

/// Finds the states of a ``Automaton``: sets of instructions that take a byte or accept.
private struct AutomatonBuilder {
  /// The program.
  private let program: ExpressionProgram
  /// The class of each byte.
  private(set) var classes = ContiguousArray<UInt8>(repeating: 0, count: 256)
  /// The number of classes.
  private(set) var classCount = 1
  /// The state behind a state and a class.
  private(set) var transitions: ContiguousArray<UInt16> = []
  /// Whether a state accepts.
  private(set) var accepting: ContiguousArray<Bool> = []
  /// The instructions of each state, in order.
  private var states: [[Int32]] = []
  /// The numbers of the states.
  private var numbers: [[Int32]: UInt16] = [:]

  /// Creates a builder.
  init(_ program: ExpressionProgram) {
    self.program = program
  }

  /// Finds all states.
  mutating func run(maximumStates: Int) -> Bool {
    divideBytes()
    _ = number(behind: [])
    _ = number(behind: [Int32(truncatingIfNeeded: program.start)])
    var state = 0
    while state < states.count {
      guard states.count <= min(maximumStates, Int(UInt16.max)) else { return false }
      for byte in firstBytes {
        let targets = states[state].filter { takes($0, byte) }
          .map { program.instructions[Int($0)].next }
        transitions.append(number(behind: targets))
      }
      state += 1
    }
    return true
  }

  /// Divides the bytes into classes that no instruction distinguishes.
  private mutating func divideBytes() {
    for index in program.instructions.indices {
      let operation = program.instructions[index].operation
      guard operation == .byte || operation == .set else { continue }
      let taken = program.bytes(Int32(truncatingIfNeeded: index))
      var renumbered: [Int: UInt8] = [:]
      for byte in UInt8.min...UInt8.max {
        let key = Int(classes[Int(byte)]) * 2 + (taken.contains(byte) ? 1 : 0)
        let number = renumbered[key] ?? UInt8(truncatingIfNeeded: renumbered.count)
        renumbered[key] = number
        classes[Int(byte)] = number
      }
      classCount = renumbered.count
    }
  }

  /// One byte of each class, in the order of the classes.
  private var firstBytes: [UInt8] {
    (0..<classCount).compactMap { number in
      classes.firstIndex(of: UInt8(truncatingIfNeeded: number)).map { UInt8($0) }
    }
  }

  /// Returns whether an instruction takes a byte.
  private func takes(_ index: Int32, _ byte: UInt8) -> Bool {
    program.instructions[Int(index)].operation != .match && program.bytes(index).contains(byte)
  }

  /// Finds or gives the number of the state of all instructions that are reached from some without a byte.
  private mutating func number(behind starts: [Int32]) -> UInt16 {
    let (taking, accepts) = program.reach(starts)
    let state = (taking + accepts).sorted()
    if let number = numbers[state] { return number }
    let number = UInt16(truncatingIfNeeded: states.count)
    numbers[state] = number
    states.append(state)
    accepting.append(!accepts.isEmpty)
    return number
  }
}
