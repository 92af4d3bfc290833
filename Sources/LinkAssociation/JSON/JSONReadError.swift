/// The reason why a text is not JSON.
public struct JSONReadError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind, as in output of tools.
    public let name: String

    /// A sentence about the error.
    let sentence: String

    /// Whether the text may be JSON, and only exceeds the limits.
    @_spi(Tools) public let isLimit: Bool

    private init(_ name: String, _ sentence: String, isLimit: Bool = false) {
      (self.name, self.sentence, self.isLimit) = (name, sentence, isLimit)
    }

    /// More bytes than ``JSONLimits/length``.
    public static let tooLong = Code("tooLong", "the text has too many bytes", isLimit: true)

    /// Nested arrays and objects, more than ``JSONLimits/depth``.
    public static let tooDeep = Code(
      "tooDeep",
      "arrays and objects are nested too deeply",
      isLimit: true
    )

    /// More values than ``JSONLimits/values``.
    public static let tooManyValues = Code(
      "tooManyValues",
      "there are too many values",
      isLimit: true
    )

    /// A name of a member with more bytes than ``JSONLimits/name``.
    public static let nameTooLong = Code(
      "nameTooLong",
      "this name has too many bytes",
      isLimit: true
    )

    /// A byte that is not part of UTF-8.
    public static let invalidUTF8 = Code("invalidUTF8", "this is not UTF-8")

    /// No value where there must be one.
    public static let expectedValue = Code("expectedValue", "a value is expected here")

    /// No name where a member of an object must begin, or a comma before `}`.
    public static let expectedName = Code(
      "expectedName",
      "a name in quotation marks is expected here"
    )

    /// No colon after the name of a member.
    public static let expectedColon = Code("expectedColon", "a colon is expected here")

    /// Neither a comma nor the end of the array or object after a value.
    public static let expectedCommaOrEnd = Code(
      "expectedCommaOrEnd",
      "a comma or the end is expected here"
    )

    /// A number that is not written as JSON has it: `01`, `1.`, `.5`.
    public static let invalidNumber = Code("invalidNumber", "this is not a number of JSON")

    /// A `\` before a character that it cannot escape.
    public static let invalidEscape = Code("invalidEscape", "this escape is not known")

    /// A `\u` escape of half a character.
    public static let loneSurrogate = Code("loneSurrogate", "this escape is half a character")

    /// A control character within a string.
    public static let controlCharacter = Code(
      "controlCharacter",
      "a control character must be escaped"
    )

    /// A string without its last quotation mark.
    public static let unterminatedString = Code("unterminatedString", "this string does not end")

    /// More text after the value.
    public static let trailingText = Code("trailingText", "nothing is expected behind the value")
  }

  /// Syntax that people use in JSON from habit with other languages.
  enum Habit: Hashable, Sendable {
    case comment, lastComma, otherQuotes, openString
  }

  /// The kind of error.
  public let code: Code

  /// The other syntax that was found instead, where it is known.
  let habit: Habit?

  /// The place, in bytes from the start.
  public let utf8Offset: Int

  /// The place, in the lines and columns of editors.
  public let position: TextPosition
}

extension JSONReadError: CustomStringConvertible {
  /// A sentence about the error.
  public var sentence: String {
    switch habit {
    case .comment: "there are no comments in JSON"
    case .lastComma: "nothing follows the comma before this"
    case .openString: "a line ends here, and the string is not closed"
    case .otherQuotes: "quotation marks are '\"' in JSON, and no others"
    case nil: code.sentence
    }
  }

  /// The position and a sentence.
  public var description: String { "\(position): \(sentence)" }
}
