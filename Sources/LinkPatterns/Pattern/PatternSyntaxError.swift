/// An error in the text of a pattern.
public struct PatternSyntaxError: Error, Hashable, Sendable {
  /// The kind of error.
  public let code: Code

  /// The pattern.
  public let pattern: String

  /// The position of the error, in UTF-8 code units from the start of the pattern.
  public let utf8Offset: Int

  /// The expectation at the position, as a sentence.
  public let message: String

  /// The size and the limit, when a limit was exceeded.
  public let excess: Excess?

  /// A size that exceeds a limit of ``PatternLimits``.
  public struct Excess: Hashable, Sendable {
    /// The name of the limit: that of its property in ``PatternLimits``.
    public let limit: String

    /// The limit.
    public let maximum: Int

    /// The size, or a lower bound of it when counting stopped early.
    public let size: Int
  }

  /// Creates an error.
  init(
    code: Code,
    pattern: String,
    utf8Offset: Int,
    message: String? = nil,
    excess: Excess? = nil
  ) {
    self.code = code
    self.pattern = pattern
    self.utf8Offset = utf8Offset
    self.message = message ?? code.sentence
    self.excess = excess
  }
}

extension PatternSyntaxError {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind, as in messages.
    public let name: String

    /// The error in words.
    fileprivate let sentence: String
  }
}

extension PatternSyntaxError.Code {
  /// A `:` without a name after it: `/leagues/:/join`.
  public static let missingName =
    Self(name: "missingName", sentence: "A parameter needs a name after ':'.")

  /// Two parameters with one name: `/:id/:id`.
  public static let repeatedName =
    Self(name: "repeatedName", sentence: "Another parameter has this name; names must be unique.")

  /// Two slashes in a row: `/leagues//join`.
  public static let emptySegment =
    Self(name: "emptySegment", sentence: "A segment is empty; write one slash between segments.")

  /// A segment `.` or `..`, which no link has.
  public static let dotSegment =
    Self(name: "dotSegment", sentence: "A dot segment never matches; leave it out.")

  /// A modifier without a group, an unclosed or empty group, a lone `\`: `/a?`, `/{a`, `/()`.
  public static let unexpectedToken =
    Self(
      name: "unexpectedToken",
      sentence: "This has no meaning here; write a backslash before it to mean itself."
    )

  /// A custom group that is not a regular expression of ECMAScript with `v`: `/(\m)`, `/([a-])`.
  public static let invalidRegularExpression =
    Self(
      name: "invalidRegularExpression",
      sentence: "This is not a regular expression of ECMAScript with the flag 'v'."
    )

  /// A regular expression that is not matched in linear time: `/((?=a)b)`, `/(\p{L})`.
  public static let unsupportedRegularExpression =
    Self(name: "unsupportedRegularExpression", sentence: "This cannot be matched in linear time.")

  /// More of something than ``PatternLimits`` allow; see ``PatternSyntaxError/excess``.
  public static let overLimit =
    Self(name: "overLimit", sentence: "The pattern exceeds a limit here.")
}

extension PatternSyntaxError: CustomStringConvertible {
  /// A sentence, the pattern, and a caret below the place.
  public var description: String {
    var column = 0
    for byte in UTF8Text.bytes(pattern)[..<min(utf8Offset, pattern.utf8.count)]
    where byte & 0xC0 != 0x80 { column += 1 }
    return """
      \(message)
        \(pattern)
        \(String(repeating: " ", count: column))^
      """
  }
}
