/// A text as one word of a POSIX shell: what is in it means nothing to the shell.
///
/// Source: POSIX.1-2024, Shell Command Language §2.2.2 (single quotes).
public struct ShellQuoted {
  /// The word: the text itself when no shell reads anything into it, else in single quotes.
  public let text: String

  /// Quotes a text.
  public init(_ raw: String) {
    let isPlain = !raw.isEmpty && raw.utf8.allSatisfy(Self.isPlain)
    // A quote cannot stand within quotes: they end, an escaped quote follows, and they begin again.
    let pieces = raw.split(separator: "'", omittingEmptySubsequences: false)
    text = isPlain ? raw : "'" + pieces.joined(separator: #"'\''"#) + "'"
  }

  /// Whether a byte has no special meaning for a shell, wherever it is in a word.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "+")...UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "_"),
      UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
