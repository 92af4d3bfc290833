package import LinkPatterns

extension ByteSet {
  /// Whether the set has no member.
  package var isEmpty: Bool { words == .zero }

  /// Returns the bytes that are in both sets.
  package func intersection(_ other: ByteSet) -> ByteSet {
    var result = self
    result.words = words & other.words
    return result
  }

  /// Returns the bytes that are in this set and not in another.
  package func subtracting(_ other: ByteSet) -> ByteSet {
    intersection(other.inverted)
  }

  /// The sets of bytes between which instructions of programs do not distinguish.
  func parts(toldApartBy programs: [ExpressionProgram]) -> [ByteSet] {
    var (parts, single) = ([self], ByteSet())
    for set in Set(programs.flatMap(\.sets)) {
      parts = parts.flatMap { [$0.intersection(set), $0.subtracting(set)] }.filter { !$0.isEmpty }
    }
    for program in programs {
      for instruction in program.instructions where instruction.operation == .byte {
        single.insert(UInt8(truncatingIfNeeded: instruction.argument))
      }
    }
    parts = parts.map { $0.subtracting(single) }.filter { !$0.isEmpty }
    return parts
      + (UInt8.min...UInt8.max).filter { contains($0) && single.contains($0) }
      .map { ByteSet([$0]) }
  }
}

extension ExpressionProgram {
  /// Returns whether the language has a word, with a million steps at most.
  package func accepts(_ word: some Sequence<UInt8>) throws(ExpressionStepError) -> Bool {
    var scratch = ExpressionScratch()
    let bytes = ContiguousArray(word)
    return try matches(bytes.span, scratch: &scratch)
  }
}
