package import LinkPatterns

extension ByteSet {
  /// Creates the set of the bytes in a sequence.
  package init(_ bytes: some Sequence<UInt8>) {
    self.init()
    for byte in bytes { insert(byte) }
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
