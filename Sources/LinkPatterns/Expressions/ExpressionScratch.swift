/// Thrown when matching would take more steps than allowed.
package struct ExpressionStepError: Error, Sendable {
  /// The greatest number of steps allowed.
  let maximum: Int
}

/// Working memory of ``ExpressionProgram``, and the count of its steps.
///
/// It holds only the result of the last match, and belongs to one task at a time.
package struct ExpressionScratch: Sendable {
  /// The instructions that are reached at one position, those of the highest priority first.
  struct Threads: Sendable {
    /// Instructions that take a byte or accept.
    var states: ContiguousArray<Int32> = []
    /// The slots of each thread, one thread after another.
    var slots: ContiguousArray<Int32> = []

    /// Adds a thread.
    mutating func append(_ state: Int, _ captured: ContiguousArray<Int32>) {
      states.append(Int32(truncatingIfNeeded: state))
      for slot in captured { slots.append(slot) }
    }
  }

  /// What is left to do at a position.
  private enum Step: Sendable {
    /// Continue with an instruction.
    case follow(Int32)
    /// Give a slot its earlier value back.
    case restore(slot: Int, value: Int32)
  }

  /// Start and end of each capture of the last match, as byte offsets; -1 where it took no part.
  private var slots: ContiguousArray<Int32> = []
  /// Steps taken since the count was last set to 0: entries into an instruction at a position.
  package var steps = 0
  /// The number of steps from which matching throws.
  var maximumSteps: Int
  /// The position at which an instruction was last entered.
  private var visited: ContiguousArray<Int32> = []
  /// What is left to do at the position, the last first.
  private var pending: ContiguousArray<Step> = []

  /// Creates working memory that has allocated nothing.
  package init(maximumSteps: Int = 1_000_000) {
    self.maximumSteps = maximumSteps
  }

  /// The range of a capture of the last match.
  package func range(ofCapture number: Int) -> Range<Int>? {
    let (start, end) = (slots[2 * number], slots[2 * number + 1])
    return start < 0 || end < start ? nil : Int(start)..<Int(end)
  }

  /// Matches by following all instructions at once, in order of priority.
  fileprivate mutating func matches(
    _ program: ExpressionProgram,
    _ input: Span<UInt8>
  ) throws(ExpressionStepError) -> Bool {
    slots = ContiguousArray(repeating: -1, count: 2 * program.captureCount)
    visited = ContiguousArray(repeating: -1, count: program.count)
    var (threads, next) = (Threads(), Threads())
    try follow(program.start, program, at: 0, into: &threads)
    for position in 0..<input.count {
      if threads.states.isEmpty { return false }
      for thread in threads.states.indices {
        let instruction = program.instructions[Int(threads.states[thread])]
        guard program.takes(instruction, input[position]) else { continue }
        load(threads, thread)
        try follow(Int(instruction.next), program, at: position + 1, into: &next)
      }
      swap(&threads, &next)
      next.states.removeAll(keepingCapacity: true)
      next.slots.removeAll(keepingCapacity: true)
    }
    let accepting = threads.states.firstIndex { program.instructions[Int($0)].operation == .match }
    if let accepting { load(threads, accepting) }
    return accepting != nil
  }

  private mutating func load(_ threads: Threads, _ thread: Int) {
    for slot in slots.indices { slots[slot] = threads.slots[thread * slots.count + slot] }
  }

  /// Adds the instructions that can be reached without taking a byte, with the slots along the way.
  private mutating func follow(
    _ start: Int,
    _ program: ExpressionProgram,
    at position: Int,
    into threads: inout Threads
  ) throws(ExpressionStepError) {
    var state = start
    while true {
      while visited[state] != position {
        visited[state] = Int32(truncatingIfNeeded: position)
        steps += 1
        if steps > maximumSteps { throw ExpressionStepError(maximum: maximumSteps) }
        let instruction = program.instructions[state]
        switch instruction.operation {
        case .byte, .set, .match:
          threads.append(state, slots)
          continue
        case .fail: continue
        case .split: pending.append(.follow(instruction.other))
        case .save:
          let slot = Int(instruction.argument)
          pending.append(.restore(slot: slot, value: slots[slot]))
          slots[slot] = Int32(truncatingIfNeeded: position)
        }
        state = Int(instruction.next)
      }
      guard let next = nextInstruction() else { return }
      state = next
    }
  }

  /// Restores slots up to the next instruction that is left, and returns it.
  private mutating func nextInstruction() -> Int? {
    while let step = pending.popLast() {
      switch step {
      case .follow(let instruction): return Int(instruction)
      case .restore(let slot, let value): slots[slot] = value
      }
    }
    return nil
  }
}

extension ExpressionProgram {
  /// Returns whether the language has a word; `scratch` then has its captures.
  package func matches(
    _ input: Span<UInt8>,
    scratch: inout ExpressionScratch
  ) throws(ExpressionStepError) -> Bool {
    try scratch.matches(self, input)
  }

  fileprivate func takes(_ instruction: ExpressionInstruction, _ byte: UInt8) -> Bool {
    switch instruction.operation {
    case .byte: Int32(byte) == instruction.argument
    case .set: sets[Int(instruction.argument)].contains(byte)
    default: false
    }
  }
}
