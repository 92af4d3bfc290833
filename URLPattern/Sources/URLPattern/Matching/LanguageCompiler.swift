/// Says that a program would be larger than allowed.
struct LanguageSizeError: Error, Hashable, Sendable {
  /// The greatest number of instructions allowed.
  let maximum: Int
  /// The number of instructions the program would have, or a lower bound of it.
  let size: Int
}

extension LanguageProgram {
  /// Compiles an expression.
  init(
    _ expression: LanguageExpression,
    maximumSize: Int = 10_000
  ) throws(LanguageSizeError) {
    var compiler = LanguageCompiler(maximumSize: maximumSize)
    let accept = try compiler.emit(.init(.match, 0, next: -1))
    let entry = try compiler.pair(expression, empty: accept, consumed: accept).consumed
    let start =
      entry == LanguageCompiler.dead ? try compiler.emit(.init(.fail, 0, next: -1)) : entry
    let instructions = compiler.reachable(from: start)
    if instructions.count > maximumSize {
      throw LanguageSizeError(maximum: maximumSize, size: instructions.count)
    }
    let captures = expression.captureNumbers.max().map { $0 + 1 } ?? 0
    self.init(instructions: instructions, sets: compiler.sets, captureCount: captures, start: 0)
  }
}

/// Emits the instructions of an expression backwards, from what follows to what comes first.
///
/// Each expression is compiled for two histories at once: the innermost iteration around it has
/// taken no byte yet, or it has. The first leads to `empty` when the expression takes nothing, and
/// everything else to `consumed`; an iteration passes the dead end as its `empty`, which is how
/// empty iterations are refused. What takes a byte is the same for both, so it is emitted once.
///
/// Source: RepeatMatcher of ECMA-262 §22.2.2.3.1, step 2.b (empty iterations) and step 4 (captures
/// of the body are reset); the two histories in one pass are ours.
struct LanguageCompiler {
  /// The entries of an expression for the two histories.
  struct Entries {
    /// Where to begin when nothing was taken since the iteration began.
    var empty: Int
    /// Where to begin when something was.
    var consumed: Int
  }

  /// Stands for a state from which nothing is accepted.
  static let dead = -1

  /// What was emitted so far, some of it perhaps not reachable.
  private(set) var instructions: ContiguousArray<LanguageInstruction> = []
  /// The byte sets used so far.
  private(set) var sets: [ByteSet] = []
  /// Where to find a set again.
  private var setNumbers: [ByteSet: Int] = [:]
  /// The greatest number of instructions allowed.
  private let maximumSize: Int

  /// Creates a compiler that has emitted nothing.
  init(maximumSize: Int) {
    self.maximumSize = maximumSize
  }

  /// Appends an instruction.
  mutating func emit(_ instruction: LanguageInstruction) throws(LanguageSizeError) -> Int {
    if instructions.count > 2 * maximumSize + 16 {
      throw LanguageSizeError(maximum: maximumSize, size: instructions.count / 2)
    }
    instructions.append(instruction)
    return instructions.count - 1
  }

  /// Emits an instruction that only passes on, unless it would lead to the dead end.
  private mutating func emit(
    _ operation: LanguageInstruction.Operation,
    _ argument: Int,
    before next: Int
  ) throws(LanguageSizeError) -> Int {
    next == Self.dead ? Self.dead : try emit(.init(operation, argument, next: next))
  }

  /// Emits a choice, unless only one of the two can succeed.
  private mutating func emitSplit(_ first: Int, _ second: Int) throws(LanguageSizeError) -> Int {
    if first == Self.dead || first == second { return second }
    if second == Self.dead { return first }
    return try emit(.init(.split, 0, next: first, other: second))
  }

  /// Emits both entries of an expression.
  mutating func pair(
    _ expression: LanguageExpression,
    empty: Int,
    consumed: Int
  ) throws(LanguageSizeError) -> Entries {
    switch expression {
    case .empty:
      return Entries(empty: empty, consumed: consumed)
    case .byte(let set):
      let entry = try emitSet(set, before: consumed)
      return Entries(empty: entry, consumed: entry)
    case .literal(let bytes):
      var entry = consumed
      for byte in bytes.reversed() { entry = try emit(.byte, Int(byte), before: entry) }
      return Entries(empty: bytes.isEmpty ? empty : entry, consumed: entry)
    case .sequence(let items):
      var entries = Entries(empty: empty, consumed: consumed)
      for item in items.reversed() {
        entries = try pair(item, empty: entries.empty, consumed: entries.consumed)
      }
      return entries
    case .alternation(let items):
      return try pairAlternation(items, empty: empty, consumed: consumed)
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      let body = Body(item: item, captures: item.captureNumbers, isGreedy: isGreedy)
      let rest: Entries =
        if let maximum {
          try pairOptional(body, times: maximum - minimum, empty: empty, consumed: consumed)
        } else {
          try pairLoop(body, empty: empty, consumed: consumed)
        }
      return try pairRequired(body, times: minimum, rest: rest)
    case .capture(let number, let item):
      let ends = try wrap(.save, 2 * number + 1, .init(empty: empty, consumed: consumed))
      let inner = try pair(item, empty: ends.empty, consumed: ends.consumed)
      return try wrap(.save, 2 * number, inner)
    case .assertion(let assertion):
      return try wrap(
        .assert,
        Int(assertion.rawValue),
        .init(empty: empty, consumed: consumed)
      )
    }
  }

  /// Emits an instruction that takes no byte in front of both entries, once when they are one.
  private mutating func wrap(
    _ operation: LanguageInstruction.Operation,
    _ argument: Int,
    _ entries: Entries
  ) throws(LanguageSizeError) -> Entries {
    let consumed = try emit(operation, argument, before: entries.consumed)
    if entries.empty == entries.consumed { return Entries(empty: consumed, consumed: consumed) }
    let empty = try emit(operation, argument, before: entries.empty)
    return Entries(empty: empty, consumed: consumed)
  }

  /// Emits the instruction for one byte of a set.
  private mutating func emitSet(
    _ set: ByteSet,
    before next: Int
  ) throws(LanguageSizeError) -> Int {
    guard let least = set.least else { return Self.dead }
    if set.count == 1 { return try emit(.byte, Int(least), before: next) }
    if let number = setNumbers[set] { return try emit(.set, number, before: next) }
    let number = sets.count
    setNumbers[set] = number
    sets.append(set)
    return try emit(.set, number, before: next)
  }

  /// Emits a choice between several expressions.
  private mutating func pairAlternation(
    _ items: [LanguageExpression],
    empty: Int,
    consumed: Int
  ) throws(LanguageSizeError) -> Entries {
    var result = Entries(empty: Self.dead, consumed: Self.dead)
    for item in items.reversed() {
      let entries = try pair(item, empty: empty, consumed: consumed)
      let isSame = entries.empty == entries.consumed && result.empty == result.consumed
      result.consumed = try emitSplit(entries.consumed, result.consumed)
      result.empty = isSame ? result.consumed : try emitSplit(entries.empty, result.empty)
    }
    return result
  }
}

extension LanguageCompiler {
  /// What a repetition repeats.
  fileprivate struct Body {
    /// The expression.
    var item: LanguageExpression
    /// The captures in it, which each iteration resets.
    var captures: [Int]
    /// Whether one more iteration is tried before going on.
    var isGreedy: Bool
  }

  /// Emits one iteration that must take something.
  private mutating func iteration(
    _ body: Body,
    then next: Int
  ) throws(LanguageSizeError) -> Int {
    var entry = try pair(body.item, empty: Self.dead, consumed: next).empty
    for capture in body.captures.reversed() { entry = try emit(.clear, capture, before: entry) }
    return entry
  }

  /// Emits the choice between one more iteration and going on.
  private mutating func choice(
    _ body: Body,
    iterate: Int,
    leave: Int
  ) throws(LanguageSizeError) -> Int {
    body.isGreedy ? try emitSplit(iterate, leave) : try emitSplit(leave, iterate)
  }

  /// Emits any number of iterations.
  private mutating func pairLoop(
    _ body: Body,
    empty: Int,
    consumed: Int
  ) throws(LanguageSizeError) -> Entries {
    if consumed == Self.dead { return Entries(empty: empty, consumed: Self.dead) }
    let head = try emit(.init(.split, 0, next: consumed, other: consumed))
    let iterate = try iteration(body, then: head)
    if iterate == Self.dead { return Entries(empty: empty, consumed: consumed) }
    instructions[head] =
      body.isGreedy
      ? .init(.split, 0, next: iterate, other: consumed)
      : .init(.split, 0, next: consumed, other: iterate)
    if empty == consumed { return Entries(empty: head, consumed: head) }
    return Entries(empty: try choice(body, iterate: iterate, leave: empty), consumed: head)
  }

  /// Emits up to a number of iterations.
  private mutating func pairOptional(
    _ body: Body,
    times: Int,
    empty: Int,
    consumed: Int
  ) throws(LanguageSizeError) -> Entries {
    var iterate = Self.dead
    var rest = consumed
    for _ in 0..<times {
      iterate = try iteration(body, then: rest)
      rest = try choice(body, iterate: iterate, leave: consumed)
    }
    if times == 0 { return Entries(empty: empty, consumed: consumed) }
    if empty == consumed { return Entries(empty: rest, consumed: rest) }
    return Entries(empty: try choice(body, iterate: iterate, leave: empty), consumed: rest)
  }

  /// Emits the iterations that may take nothing, because they are required.
  private mutating func pairRequired(
    _ body: Body,
    times: Int,
    rest: Entries
  ) throws(LanguageSizeError) -> Entries {
    var entries = rest
    for _ in 0..<times {
      entries = try pair(body.item, empty: entries.empty, consumed: entries.consumed)
      for capture in body.captures.reversed() { entries = try wrap(.clear, capture, entries) }
    }
    return entries
  }

  /// Returns the instructions that can be reached, renumbered in the order they are reached.
  func reachable(from start: Int) -> ContiguousArray<LanguageInstruction> {
    var numbers = ContiguousArray<Int32>(repeating: -1, count: instructions.count)
    var order: ContiguousArray<Int> = []
    var pending = [start]
    while let index = pending.popLast() {
      if numbers[index] >= 0 { continue }
      numbers[index] = Int32(truncatingIfNeeded: order.count)
      order.append(index)
      let instruction = instructions[index]
      if instruction.other >= 0 { pending.append(Int(instruction.other)) }
      if instruction.next >= 0 { pending.append(Int(instruction.next)) }
    }
    var result = ContiguousArray<LanguageInstruction>()
    result.reserveCapacity(order.count)
    for index in order {
      var instruction = instructions[index]
      if instruction.next >= 0 { instruction.next = numbers[Int(instruction.next)] }
      if instruction.other >= 0 { instruction.other = numbers[Int(instruction.other)] }
      result.append(instruction)
    }
    return result
  }
}
