extension LanguageProgram {
  /// Tells whether the language has a word, and where its captures lie.
  ///
  /// Remembers the states it has seen while that takes no more than `scratch.maximumMemory` bits,
  /// and simulates all states at once above. Both give the same answer and the same captures.
  func matches(
    _ input: Span<UInt8>,
    scratch: inout LanguageScratch
  ) throws(LanguageStepError) -> Bool {
    let bits = joinCount * (input.count + 1)
    if bits <= scratch.maximumMemory {
      scratch.reset(slotCount: 2 * captureCount, bits: bits)
      return try scratch.backtrack(self, over: input)
    }
    scratch.reset(slotCount: 2 * captureCount, bits: joinCount)
    return try scratch.simulate(self, over: input)
  }
}
