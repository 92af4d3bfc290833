/// A part of a path pattern: text, or a group with the text around it.
final class PatternPart {
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

  var kind = Kind.text
  /// Whether the part may be left out.
  var isOptional = false
  /// Whether the part may be repeated.
  var isRepeated = false
  /// The name or the number of a group; empty for text.
  var name = ""
  /// The regular expression.
  var expression = 0..<0
  /// Where the part begins.
  var offset: Int
  /// The text before a group, or text alone.
  var prefix = PatternText()
  /// Where the prefix begins.
  var prefixOffset: Int
  /// The text behind a group.
  var suffix = PatternText()

  init(at offset: Int) {
    self.offset = offset
    prefixOffset = offset
  }
}
