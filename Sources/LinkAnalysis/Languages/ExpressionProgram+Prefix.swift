package import LinkPatterns

extension ExpressionProgram {
  /// Returns how much of a word could be the beginning of a word of the language.
  package func viablePrefixLength(of input: Span<UInt8>) -> Int {
    var states = [Int32(truncatingIfNeeded: start)]
    for index in 0..<input.count {
      states = reach(states).taking.filter { bytes($0).contains(input[index]) }
        .map { instructions[Int($0)].next }
      if states.isEmpty { return index }
    }
    return input.count
  }
}
