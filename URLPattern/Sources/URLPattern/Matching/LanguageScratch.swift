/// Says that matching would take more steps than allowed.
struct LanguageStepError: Error, Hashable, Sendable {
  /// The greatest number of steps allowed.
  let maximum: Int
}

/// Working memory of ``LanguageProgram``, and the count of its steps.
///
/// Kept between matches it saves their allocations. It holds no result but that of the last match,
/// and belongs to one task at a time.
struct LanguageScratch: Sendable {
  /// A choice to come back to, or a slot to restore on the way.
  struct Frame {
    /// An instruction; or, when negative, the complement of a slot number.
    var code: Int32
    /// The position of the choice; or what the slot held.
    var position: Int32
  }

  /// Start and end of each capture of the last match, as byte offsets; -1 where it took no part.
  private(set) var slots: ContiguousArray<Int32> = []
  /// Steps taken since the count was last set to 0: entries into an instruction at a position.
  var steps = 0
  /// The number of steps from which matching throws.
  var maximumSteps: Int
  /// Bits that are remembered at most; more makes the program simulate instead of remember.
  var maximumMemory = 262_144

  /// A bit for each instruction with several predecessors at each position.
  private var visited: ContiguousArray<UInt64> = []
  /// Choices and restorations that are still open.
  private var stack: ContiguousArray<Frame> = []
  /// Simulation: the threads at this position and at the next.
  private var threads = Threads()
  /// Simulation: the threads at the next position.
  private var nextThreads = Threads()

  /// Creates working memory that has allocated nothing.
  init(maximumSteps: Int = 1_000_000) {
    self.maximumSteps = maximumSteps
  }

  /// The range of a capture of the last match.
  func range(ofCapture number: Int) -> Range<Int>? {
    let (start, end) = (slots[2 * number], slots[2 * number + 1])
    return start < 0 || end < start ? nil : Int(start)..<Int(end)
  }
}

extension LanguageScratch {
  /// States of a simulation, best first, each with its captures.
  struct Threads: Sendable {
    /// The instruction of each thread, one that takes a byte or accepts.
    var states: ContiguousArray<Int32> = []
    /// The slots of each thread, one thread after another.
    var slots: ContiguousArray<Int32> = []

    /// Removes all threads and keeps the memory.
    mutating func removeAll() {
      states.removeAll(keepingCapacity: true)
      slots.removeAll(keepingCapacity: true)
    }
  }

  /// Counts the steps of a match that walks the input once.
  mutating func count(steps count: Int) throws(LanguageStepError) {
    steps += count
    if steps > maximumSteps { throw LanguageStepError(maximum: maximumSteps) }
  }

  /// Sets the range of a capture.
  mutating func setCapture(_ number: Int, _ range: Range<Int>) {
    slots[2 * number] = Int32(truncatingIfNeeded: range.lowerBound)
    slots[2 * number + 1] = Int32(truncatingIfNeeded: range.upperBound)
  }

  /// Prepares for a match.
  mutating func reset(slotCount: Int, bits: Int) {
    stack.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(-1, count: slotCount))
    let words = (bits + 63) >> 6
    if visited.count < words {
      visited = ContiguousArray(repeating: 0, count: words)
    } else {
      for index in 0..<words { visited[index] = 0 }
    }
  }

  /// Counts a step.
  @inline(__always)
  private mutating func countStep() throws(LanguageStepError) {
    steps += 1
    if steps > maximumSteps { throw LanguageStepError(maximum: maximumSteps) }
  }

  /// Remembers a bit.
  @inline(__always)
  private mutating func remember(_ bit: Int) -> Bool {
    let mask = (1 as UInt64) << UInt64(bit & 63)
    if visited[bit >> 6] & mask != 0 { return true }
    visited[bit >> 6] |= mask
    return false
  }

  /// Writes a slot, and remembers what it held while there is a choice to come back to.
  @inline(__always)
  private mutating func write(_ value: Int, toSlot slot: Int) {
    if !stack.isEmpty {
      stack.append(Frame(code: ~Int32(truncatingIfNeeded: slot), position: slots[slot]))
    }
    slots[slot] = Int32(truncatingIfNeeded: value)
  }

  /// Opens a choice.
  @inline(__always)
  private mutating func open(_ state: Int32, at position: Int) {
    stack.append(Frame(code: state, position: Int32(truncatingIfNeeded: position)))
  }

  /// Restores slots back to the latest choice.
  @inline(__always)
  private mutating func reopen() -> Frame? {
    while let frame = stack.popLast() {
      if frame.code >= 0 { return frame }
      slots[Int(~frame.code)] = frame.position
    }
    return nil
  }
}

extension LanguageScratch {
  /// Matches by backtracking that visits no state twice at one position.
  mutating func backtrack(
    _ program: LanguageProgram,
    over input: Span<UInt8>
  ) throws(LanguageStepError) -> Bool {
    let (code, sets, width) = (program.instructions, program.sets, input.count + 1)
    var (state, position) = (program.start, 0)
    while true {
      let instruction = code[state]
      try countStep()
      let isNew =
        instruction.join < 0 || !remember(Int(instruction.join) &* width &+ position)
      if isNew {
        if instruction.operation == .match, position == input.count { return true }
        if let taken = advance(instruction, sets, input, position) {
          position &+= taken
          state = Int(instruction.next)
          continue
        }
      }
      guard let frame = reopen() else { return false }
      (state, position) = (Int(frame.code), Int(frame.position))
    }
  }

  /// Carries out one instruction.
  @inline(__always)
  private mutating func advance(
    _ instruction: LanguageInstruction,
    _ sets: ContiguousArray<UInt64>,
    _ input: Span<UInt8>,
    _ position: Int
  ) -> Int? {
    let argument = Int(instruction.argument)
    switch instruction.operation {
    case .byte, .set:
      return instruction.takes(input, position, sets) ? 1 : nil
    case .split:
      open(instruction.other, at: position)
    case .save:
      write(position, toSlot: argument)
    case .clear:
      write(-1, toSlot: 2 * argument)
      write(-1, toSlot: 2 * argument + 1)
    case .assert:
      return instruction.holds(input, position) ? 0 : nil
    case .match, .fail:
      return nil
    }
    return 0
  }
}

extension LanguageScratch {
  /// Matches by following all states at once, in order of priority.
  ///
  /// For inputs too long to remember every state; the answer and the captures are the same.
  mutating func simulate(
    _ program: LanguageProgram,
    over input: Span<UInt8>
  ) throws(LanguageStepError) -> Bool {
    let (code, sets) = (program.instructions, program.sets)
    nextThreads.removeAll()
    try follow(Int32(truncatingIfNeeded: program.start), code, input, at: 0)
    for position in 0..<input.count {
      swap(&threads, &nextThreads)
      nextThreads.removeAll()
      if threads.states.isEmpty { return false }
      for index in visited.indices { visited[index] = 0 }
      for thread in threads.states.indices {
        let instruction = code[Int(threads.states[thread])]
        guard instruction.takes(input, position, sets) else { continue }
        for slot in slots.indices { slots[slot] = threads.slots[thread &* slots.count &+ slot] }
        try follow(instruction.next, code, input, at: position + 1)
      }
    }
    for thread in nextThreads.states.indices {
      guard code[Int(nextThreads.states[thread])].operation == .match else { continue }
      for slot in slots.indices { slots[slot] = nextThreads.slots[thread &* slots.count &+ slot] }
      return true
    }
    return false
  }

  /// Adds the states that can be reached without taking a byte, with the slots they leave.
  private mutating func follow(
    _ start: Int32,
    _ code: ContiguousArray<LanguageInstruction>,
    _ input: Span<UInt8>,
    at position: Int
  ) throws(LanguageStepError) {
    open(start, at: position)
    while let frame = reopen() {
      var state = frame.code
      while true {
        let instruction = code[Int(state)]
        try countStep()
        if instruction.join >= 0, remember(Int(instruction.join)) { break }
        switch instruction.operation {
        case .byte, .set, .match:
          nextThreads.states.append(state)
          nextThreads.slots.append(contentsOf: slots)
        default: break
        }
        guard instruction.operation.rawValue >= LanguageInstruction.Operation.split.rawValue,
          advance(instruction, [], input, position) != nil
        else { break }
        state = instruction.next
      }
    }
  }
}

extension LanguageInstruction {
  /// Tells whether the instruction takes the byte at a position.
  @inline(__always)
  func takes(_ input: Span<UInt8>, _ position: Int, _ sets: ContiguousArray<UInt64>) -> Bool {
    guard position < input.count else { return false }
    let byte = input[position]
    switch operation {
    case .byte: return Int32(byte) == argument
    case .set:
      return sets[4 &* Int(argument) &+ Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1
    default: return false
    }
  }

  /// Tells whether the assertion of an `assert` instruction holds.
  func holds(_ input: Span<UInt8>, _ position: Int) -> Bool {
    switch LanguageAssertion(rawValue: UInt8(truncatingIfNeeded: argument)) {
    case .start: return position == 0
    case .end: return position == input.count
    case .wordBoundary: return Self.isBoundary(input, position)
    case .notWordBoundary: return !Self.isBoundary(input, position)
    case nil: return false
    }
  }

  /// Tells whether exactly one side of a position is a word byte.
  private static func isBoundary(_ input: Span<UInt8>, _ position: Int) -> Bool {
    let before = position > 0 && ByteSet.wordBytes.contains(input[position - 1])
    let after = position < input.count && ByteSet.wordBytes.contains(input[position])
    return before != after
  }
}
