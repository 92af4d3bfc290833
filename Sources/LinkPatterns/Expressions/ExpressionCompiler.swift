/// Emits the instructions of an expression backwards, from what follows to what comes first.
struct ExpressionCompiler: ~Copyable {
  private(set) var instructions: ContiguousArray<ExpressionInstruction> = []
  private(set) var sets: ContiguousArray<ByteSet> = []
  private let maximumSize: Int

  init(maximumSize: Int) {
    self.maximumSize = maximumSize
  }

  mutating func emit(_ instruction: ExpressionInstruction) throws(ExpressionSizeError) -> Int {
    instructions.append(instruction)
    if instructions.count > maximumSize {
      throw ExpressionSizeError(maximum: maximumSize, size: instructions.count)
    }
    return instructions.count - 1
  }

  /// Emits an expression and tells where it begins.
  mutating func entry(
    of expression: RegularExpression,
    then next: Int
  ) throws(ExpressionSizeError) -> Int {
    switch expression {
    case .empty: return next
    case .byte(let set): return try emit(set, before: next)
    case .literal(let bytes):
      var entry = next
      for byte in bytes.reversed() { entry = try emit(.init(.byte, Int(byte), next: entry)) }
      return entry
    case .sequence(let items):
      var entry = next
      for item in items.reversed() { entry = try self.entry(of: item, then: entry) }
      return entry
    case .alternation(let items):
      guard let last = items.last else { return try emit(.init(.fail)) }
      var entry = try self.entry(of: last, then: next)
      for item in items.dropLast().reversed() {
        let first = try self.entry(of: item, then: next)
        entry = try emit(.init(.split, next: first, other: entry))
      }
      return entry
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      var entry = next
      if let maximum {
        for _ in minimum..<max(minimum, maximum) {
          entry = try choice(try self.entry(of: item, then: entry), or: next, isGreedy)
        }
      } else {
        entry = try loop(item, then: next, isGreedy)
      }
      for _ in 0..<minimum { entry = try self.entry(of: item, then: entry) }
      return entry
    case .capture(let number, let item):
      let end = try emit(.init(.save, 2 * number + 1, next: next))
      let inner = try entry(of: item, then: end)
      return try emit(.init(.save, 2 * number, next: inner))
    }
  }

  private mutating func emit(_ set: ByteSet, before next: Int) throws(ExpressionSizeError) -> Int {
    guard let least = set.least else { return try emit(.init(.fail)) }
    if set.count == 1 { return try emit(.init(.byte, Int(least), next: next)) }
    let number = sets.firstIndex(of: set) ?? sets.count
    if number == sets.count { sets.append(set) }
    return try emit(.init(.set, number, next: next))
  }

  private mutating func choice(
    _ more: Int,
    or less: Int,
    _ isGreedy: Bool
  ) throws(ExpressionSizeError) -> Int {
    try emit(.init(.split, next: isGreedy ? more : less, other: isGreedy ? less : more))
  }

  private mutating func loop(
    _ item: RegularExpression,
    then next: Int,
    _ isGreedy: Bool
  ) throws(ExpressionSizeError) -> Int {
    let head = try emit(.init(.split))
    let body = try entry(of: item, then: head)
    let (first, second) = isGreedy ? (body, next) : (next, body)
    instructions[head] = .init(.split, next: first, other: second)
    return head
  }
}
