/// A part of a path pattern: text, or a group with the text around it.
struct PatternPart {
  /// What a part stands for.
  enum Kind {
    /// Its prefix as it stands.
    case text
    /// Any text but none, without a slash: `:name`.
    case segment
    /// A text that a regular expression takes.
    case expression
    /// Any text: `*`.
    case wildcard
  }

  /// How often a part may occur.
  enum Modifier {
    case none, optional, zeroOrMore, oneOrMore
  }

  var kind = Kind.text
  var modifier = Modifier.none
  /// The name or the number of a group; empty for text.
  var name = ""
  /// The regular expression.
  var expression = 0..<0
  /// Where the part begins.
  var offset: Int
  /// The text before a group, or text alone, percent-encoded.
  var prefix: [UInt8] = []
  /// Where the prefix begins.
  var prefixOffset: Int
  /// The text behind a group, percent-encoded.
  var suffix: [UInt8] = []
  /// Where the suffix begins.
  var suffixOffset = 0

  init(at offset: Int) {
    self.offset = offset
    prefixOffset = offset
  }

  /// Whether the part begins a segment.
  var opensSegment: Bool { prefix.first == UInt8(ascii: "/") }
}
