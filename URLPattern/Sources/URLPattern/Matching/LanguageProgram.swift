/// One instruction of a ``LanguageProgram``.
///
/// Every instruction names its successors, so that no jumps are needed and the order of the
/// instructions carries no meaning.
struct LanguageInstruction: Hashable, Sendable {
  /// What an instruction does.
  enum Operation: UInt8, Sendable {
    /// Takes the byte `argument`.
    case byte
    /// Takes a byte of the set number `argument`.
    case set
    /// Goes on at `next`, and when that fails at `other`.
    case split
    /// Puts the position into the slot number `argument`.
    case save
    /// Empties both slots of the capture number `argument`, at the start of an iteration.
    case clear
    /// Goes on when the assertion with the raw value `argument` holds.
    case assert
    /// Accepts at the end of the input and fails elsewhere.
    case match
    /// Fails.
    case fail
  }

  /// What the instruction does.
  var operation: Operation
  /// A byte, a set, a slot, a capture or an assertion, depending on the operation.
  var argument: Int32
  /// The instruction that follows.
  var next: Int32
  /// The second choice of a split; otherwise -1.
  var other: Int32
  /// Number among the instructions with several predecessors, or -1 when there is only one.
  var join: Int32

  /// Creates an instruction.
  init(_ operation: Operation, _ argument: Int, next: Int, other: Int = -1) {
    self.operation = operation
    self.argument = Int32(truncatingIfNeeded: argument)
    self.next = Int32(truncatingIfNeeded: next)
    self.other = Int32(truncatingIfNeeded: other)
    join = -1
  }
}

/// A regular language compiled to a byte automaton with priorities and captures.
///
/// It accepts or refuses a whole input, never a part of it. Iterations that take no byte are
/// refused by the shape of the program, not by a counter at run time, so the outcome of a state
/// depends on nothing but the instruction and the position: that is what makes memoised
/// backtracking and simulation exact, and lets two programs be intersected.
struct LanguageProgram: Hashable, Sendable {
  /// The instructions, in the order in which they are first reached.
  let instructions: ContiguousArray<LanguageInstruction>
  /// Four words for each byte set: the bit of byte `b` in set `s` is bit `b & 63` of word
  /// `4 * s + b >> 6`.
  let sets: ContiguousArray<UInt64>
  /// Index of the first instruction.
  let start: Int
  /// Number of captures; each has two slots, its start and its end.
  let captureCount: Int
  /// Number of instructions with several predecessors, the only ones that need remembering.
  let joinCount: Int

  /// Creates a program from its instructions.
  init(
    instructions: ContiguousArray<LanguageInstruction>,
    sets: [ByteSet],
    captureCount: Int,
    start: Int
  ) {
    var numbered = instructions
    var predecessors = ContiguousArray<Int32>(repeating: 0, count: instructions.count)
    predecessors[start] += 1
    for instruction in instructions {
      if instruction.next >= 0 { predecessors[Int(instruction.next)] += 1 }
      if instruction.other >= 0 { predecessors[Int(instruction.other)] += 1 }
    }
    var joins: Int32 = 0
    for index in numbered.indices where predecessors[index] > 1 {
      numbered[index].join = joins
      joins += 1
    }
    self.instructions = numbered
    self.sets = ContiguousArray(sets.flatMap { [$0.word0, $0.word1, $0.word2, $0.word3] })
    self.start = start
    self.captureCount = captureCount
    joinCount = Int(joins)
  }

  /// Number of instructions.
  var count: Int { instructions.count }
}
