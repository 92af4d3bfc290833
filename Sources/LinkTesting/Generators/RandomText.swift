/// Text as hostile as a value can be: delimiters, dots, encodings, emoji, bidi marks, the empty text.
public enum RandomText {
  /// The pieces of texts.
  private static let pieces: [String] = [
    "", "a", "Z", "0", "7", "-", ".", "..", "/", "\\", "?", "#", "%", "%2F", "%00", "+", " ", "&",
    "=", ":", "@", "é", "e\u{301}", "日本", "👩‍👩‍👧", "\u{202E}", "\u{0}", "\n", "\"", "<", "|", "'",
  ]

  /// Makes a text of up to six pieces.
  ///
  /// - Parameter generator: The source of randomness.
  /// - Returns: Any text, often an awkward one.
  public static func make(using generator: inout some RandomNumberGenerator) -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
