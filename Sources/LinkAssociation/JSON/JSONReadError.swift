/// Why a text is not JSON.
public struct JSONReadError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Hashable, Sendable {
      case tooLong, tooDeep, tooManyValues, nameTooLong, invalidUTF8, expectedValue, expectedName
      case expectedColon, expectedCommaOrEnd, invalidNumber, invalidEscape, loneSurrogate
      case controlCharacter, unterminatedString, trailingText
    }

    /// The kind.
    let value: Value

    /// The name of the kind, as in output of tools.
    public var name: String { value.rawValue }

    /// More bytes than ``JSONLimits/length``.
    public static let tooLong = Code(value: .tooLong)

    /// Arrays and objects in each other, more than ``JSONLimits/depth``.
    public static let tooDeep = Code(value: .tooDeep)

    /// More values than ``JSONLimits/values``.
    public static let tooManyValues = Code(value: .tooManyValues)

    /// A name of a member with more bytes than ``JSONLimits/name``.
    public static let nameTooLong = Code(value: .nameTooLong)

    /// A byte that is not part of UTF-8.
    public static let invalidUTF8 = Code(value: .invalidUTF8)

    /// No value where there must be one.
    public static let expectedValue = Code(value: .expectedValue)

    /// No name where a member of an object must begin, or a comma before `}`.
    public static let expectedName = Code(value: .expectedName)

    /// No colon behind the name of a member.
    public static let expectedColon = Code(value: .expectedColon)

    /// Neither a comma nor the end of the array or object behind a value.
    public static let expectedCommaOrEnd = Code(value: .expectedCommaOrEnd)

    /// A number that is not written as JSON has it: `01`, `1.`, `.5`.
    public static let invalidNumber = Code(value: .invalidNumber)

    /// A `\` before something that it cannot stand before.
    public static let invalidEscape = Code(value: .invalidEscape)

    /// A `\u` escape of half a character.
    public static let loneSurrogate = Code(value: .loneSurrogate)

    /// A control character within a string.
    public static let controlCharacter = Code(value: .controlCharacter)

    /// A string without its last quotation mark.
    public static let unterminatedString = Code(value: .unterminatedString)

    /// More text behind the value.
    public static let trailingText = Code(value: .trailingText)
  }

  /// What people write in JSON that other languages have.
  enum Habit: Hashable, Sendable {
    case comment, lastComma, otherQuotes, openString
  }

  /// What is wrong.
  public let code: Code

  /// What stands there instead, where it is known.
  let habit: Habit?

  /// Where it is, in bytes from the start.
  public let utf8Offset: Int

  /// Where it is, as editors count it.
  public let position: TextPosition
}

extension JSONReadError: CustomStringConvertible {
  /// What is wrong, in words.
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

extension JSONReadError.Code {
  /// Whether the text may be JSON, and is only more than was asked to be read.
  @_spi(Tools) public var isLimit: Bool {
    switch value {
    case .tooLong, .tooDeep, .tooManyValues, .nameTooLong: true
    default: false
    }
  }

  /// What is wrong, in words.
  var sentence: String {
    switch value {
    case .tooLong: "the text has too many bytes"
    case .tooDeep: "arrays and objects are nested too deeply"
    case .tooManyValues: "there are too many values"
    case .nameTooLong: "this name has too many bytes"
    case .invalidUTF8: "this is not UTF-8"
    case .expectedValue: "a value is expected here"
    case .expectedName: "a name in quotation marks is expected here"
    case .expectedColon: "a colon is expected here"
    case .expectedCommaOrEnd: "a comma or the end is expected here"
    case .invalidNumber: "this is not a number of JSON"
    case .invalidEscape: "this escape is not known"
    case .loneSurrogate: "this escape is half a character"
    case .controlCharacter: "a control character must be escaped"
    case .unterminatedString: "this string does not end"
    case .trailingText: "nothing is expected behind the value"
    }
  }
}
