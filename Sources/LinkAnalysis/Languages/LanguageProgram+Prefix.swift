package import LinkPatterns

extension LanguageProgram {
  /// Tells how much of a word could be the beginning of a word of the language.
  package func viablePrefixLength(of input: Span<UInt8>) -> Int {
    var marks = [Int](repeating: -1, count: count)
    var states = closure(of: [Int32(truncatingIfNeeded: start)], &marks, 0)
    for index in 0..<input.count {
      let byte = input[index]
      var targets: [Int32] = []
      for state in states where bytes(state).contains(byte) {
        targets.append(instructions[Int(state)].next)
      }
      if targets.isEmpty { return index }
      states = closure(of: targets, &marks, index + 1)
    }
    return input.count
  }

  /// The instructions that take a byte and are reached without one.
  private func closure(of starts: [Int32], _ marks: inout [Int], _ round: Int) -> [Int32] {
    var (pending, result): ([Int32], [Int32]) = (starts, [])
    while let index = pending.popLast() {
      guard marks[Int(index)] != round else { continue }
      marks[Int(index)] = round
      let instruction = instructions[Int(index)]
      switch instruction.operation {
      case .byte, .set: result.append(index)
      case .split: pending += [instruction.other, instruction.next]
      case .save: pending.append(instruction.next)
      case .match, .fail: break
      }
    }
    return result
  }
}
