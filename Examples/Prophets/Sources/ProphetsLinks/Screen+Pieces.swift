import DeepLinking

extension Screen.Row {
  /// A piece of a line: words, or a URL written in it.
  public struct Piece: Hashable, Sendable {
    /// The text, as it is written.
    public let text: String

    /// Whether the text is a URL, which can be tapped.
    ///
    /// Who wrote it is not to be trusted.
    public let isURL: Bool

    /// Creates a piece.
    ///
    /// - Parameters:
    ///   - text: The text, as it is written.
    ///   - isURL: Whether the text is a URL.
    public init(_ text: String, isURL: Bool = false) {
      self.text = text
      self.isURL = isURL
    }
  }

  /// What stands around a URL and does not belong to it.
  private static let punctuation = ".,;:!?)]}>\"'”’»“…"

  /// The line in pieces, which joined are the line again.
  ///
  /// A URL is a word of ASCII with `://` in it, without the brackets before it and the punctuation after
  /// it. What the library does not take for a URL is text, and so is what looks like another one.
  ///
  /// - Complexity: O(*n*), *n* = length of the line.
  public var pieces: [Piece] {
    var pieces: [Piece] = []
    var words = ""
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { words += " " }
      let before = word.prefix { !($0.isASCII && $0.isLetter) }
      let rest = word.dropFirst(before.count)
      var url = rest
      while let last = url.last, Self.punctuation.contains(last) { url.removeLast() }
      guard url.contains("://"), url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
        (try? LinkURL(String(url))) != nil
      else {
        words += word
        continue
      }
      pieces += [Piece(words + before), Piece(String(url), isURL: true)]
      words = String(rest.dropFirst(url.count))
    }
    pieces.append(Piece(words))
    return pieces.filter { !$0.text.isEmpty }
  }
}
