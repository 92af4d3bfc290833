/// Why a text is not a pattern.
public struct PatternSyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
  public let code: Code

  /// The pattern.
  public let pattern: String

  /// Where it is, in UTF-8 code units from the start of the pattern.
  public let utf8Offset: Int

  /// What was expected there, a sentence.
  public let message: String

  /// The size and the limit, when a limit was exceeded.
  public let excess: Excess?

  /// A size that exceeds a limit of ``PatternLimits``.
  public struct Excess: Hashable, Sendable {
    /// The name of the limit, that of its property in ``PatternLimits``.
    public let limit: String

    /// What is allowed.
    public let maximum: Int

    /// What was found, or a lower bound of it when counting stopped early.
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
    /// The closed list behind the open one.
    enum Value: String, Hashable, Sendable {
      case missingName, repeatedName
      case unexpectedToken, invalidRegularExpression, unsupportedRegularExpression
      case invalidText, internationalHost, invalidBaseURL, missingBaseURL, overLimit
    }

    /// The kind.
    let value: Value

    /// The name of the kind, as in messages.
    public var name: String { value.rawValue }

    /// A `:` without a name behind it: `/books/:/pages`.
    public static let missingName = Code(value: .missingName)

    /// Two groups with one name: `/:id/:id`.
    public static let repeatedName = Code(value: .repeatedName)

    /// A modifier without a group, an unclosed or empty group, a lone `\`: `/a?`, `/{a`, `/()`.
    public static let unexpectedToken = Code(value: .unexpectedToken)

    /// A custom group that is not a regular expression of ECMAScript with `v`: `/(\m)`, `/([a-])`.
    public static let invalidRegularExpression = Code(value: .invalidRegularExpression)

    /// A regular expression that is not matched in linear time: `/((?=a)b)`, `/(\p{L})`.
    public static let unsupportedRegularExpression = Code(value: .unsupportedRegularExpression)

    /// Fixed text that its component cannot hold: the host `bad^host`, the port `x`.
    public static let invalidText = Code(value: .invalidText)

    /// A host outside ASCII that was not converted to its `xn--` form.
    public static let internationalHost = Code(value: .internationalHost)

    /// A base URL that is not a URL.
    public static let invalidBaseURL = Code(value: .invalidBaseURL)

    /// A pattern without a scheme and without a base URL: `/books/:id` alone.
    public static let missingBaseURL = Code(value: .missingBaseURL)

    /// More of something than ``PatternLimits`` allow; see ``PatternSyntaxError/excess``.
    public static let overLimit = Code(value: .overLimit)
  }
}

extension PatternSyntaxError: CustomStringConvertible {
  /// A sentence, the pattern, and a caret below the place.
  public var description: String {
    let column = String(decoding: pattern.utf8.prefix(utf8Offset), as: UTF8.self)
      .unicodeScalars.count
    return """
      \(message)
        \(pattern)
        \(String(repeating: " ", count: column))^
      """
  }
}

extension PatternSyntaxError.Code {
  /// What is wrong, in words.
  fileprivate var sentence: String {
    switch value {
    case .missingName: "A group needs a name after ':'."
    case .repeatedName: "Another group has this name; names must be unique."
    case .unexpectedToken: "This has no meaning here; write a backslash before it to mean itself."
    case .invalidRegularExpression: "This is not a regular expression of ECMAScript with 'v'."
    case .unsupportedRegularExpression: "This cannot be matched in linear time."
    case .invalidText: "This text cannot occur in this component."
    case .internationalHost: "Write hosts outside ASCII in their 'xn--' form."
    case .invalidBaseURL: "The base URL is not a URL."
    case .missingBaseURL: "A pattern without a scheme needs a base URL."
    case .overLimit: "This exceeds a limit."
    }
  }
}

extension PatternSyntaxError {
  /// The same error about the text it was taken from.
  func moved(by offset: Int, in text: String) -> PatternSyntaxError {
    PatternSyntaxError(
      code: code,
      pattern: text,
      utf8Offset: max(0, utf8Offset + offset),
      message: message,
      excess: excess
    )
  }
}
