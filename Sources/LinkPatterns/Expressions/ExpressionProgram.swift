/// One instruction of a ``ExpressionProgram``.
///
/// Every instruction names its successors, so that no jumps are needed and the order of the
/// instructions carries no meaning.
package struct ExpressionInstruction: Sendable {
  /// The operation of an instruction.
  package enum Operation: Sendable {
    /// Takes a byte of the set number `argument`.
    case set
    /// Takes the byte `argument`.
    case byte
    /// Accepts at the end of the input and fails elsewhere.
    case match
    /// Fails.
    case fail
    /// Continues at `next`, and if that fails, at `other`.
    case split
    /// Stores the position in the slot number `argument`.
    case save
  }

  /// The operation.
  package let operation: Operation
  /// A byte, a set or a slot, depending on the operation.
  package let argument: Int32
  /// The next instruction, or -1.
  package let next: Int32
  /// The second choice of a split; otherwise -1.
  package let other: Int32

  init(_ operation: Operation, _ argument: Int = 0, next: Int = -1, other: Int = -1) {
    self.operation = operation
    self.argument = Int32(truncatingIfNeeded: argument)
    self.next = Int32(truncatingIfNeeded: next)
    self.other = Int32(truncatingIfNeeded: other)
  }
}

/// A regular language compiled to a byte automaton with priorities and captures.
///
/// It accepts or refuses a whole input, never a part of it.
///
/// Source: Thompson, Regular Expression Search Algorithm, 1968; with captures, Pike's and Cox's
/// Regular Expression Matching: the Virtual Machine Approach, 2009.
package final class ExpressionProgram: Sendable {
  /// The instructions.
  package let instructions: ContiguousArray<ExpressionInstruction>
  /// The sets of bytes.
  package let sets: ContiguousArray<ByteSet>
  /// The first instruction.
  package let start: Int
  /// The number of captures; each has two slots, its start and its end.
  let captureCount: Int

  /// Compiles an expression.
  package init(
    _ expression: RegularExpression,
    maximumSize: Int = 10_000
  ) throws(ExpressionSizeError) {
    var compiler = ExpressionCompiler(maximumSize: maximumSize)
    let accept = try compiler.emit(.init(.match))
    start = try compiler.entry(of: expression, then: accept)
    instructions = compiler.instructions
    sets = compiler.sets
    captureCount = expression.captureCount
  }

  /// The number of instructions.
  package var count: Int { instructions.count }
}

/// Thrown when a program would be larger than allowed.
package struct ExpressionSizeError: Error, Sendable {
  /// The greatest number of instructions allowed.
  let maximum: Int
  /// The number of instructions the program would have, or a lower bound of it.
  let size: Int
}
