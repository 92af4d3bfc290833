package import LinkPatterns

extension ByteSet {
  /// Creates the set of the bytes in a sequence.
  package init(_ bytes: some Sequence<UInt8>) {
    self.init()
    for byte in bytes { insert(byte) }
  }

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
}

extension LanguageProgram {
  /// Tells whether the language has a word, with a million steps at most.
  package func accepts(_ word: some Sequence<UInt8>) throws(LanguageStepError) -> Bool {
    var scratch = LanguageScratch()
    let bytes = ContiguousArray(word)
    return try matches(bytes.span, scratch: &scratch)
  }
}
