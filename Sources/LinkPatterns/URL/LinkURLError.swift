/// An error in the text of a link's URL.
public struct LinkURLError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind, as in JSON output.
    public let name: String

    /// The error in words.
    let sentence: String

    /// The expectation in words; for a limit, the unit.
    let expected: String

    private init(_ name: String, _ sentence: String, expected: String) {
      (self.name, self.sentence, self.expected) = (name, sentence, expected)
    }

    /// More UTF-8 code units than ``URLLimits/length``.
    public static let tooLong = Code(
      "tooLong",
      "the URL has too many bytes",
      expected: "bytes"
    )

    /// More path segments than ``URLLimits/segments``.
    public static let tooManySegments = Code(
      "tooManySegments",
      "the path has too many segments",
      expected: "segments"
    )

    /// More query items than ``URLLimits/queryItems``.
    public static let tooManyQueryItems = Code(
      "tooManyQueryItems",
      "the query has too many items",
      expected: "query items"
    )

    /// A raw control character, space or backslash: `prophets://a b`.
    public static let forbiddenCharacter = Code(
      "forbiddenCharacter",
      "a raw control character, space or backslash",
      expected: "percent-encoding of control characters, spaces and backslashes"
    )

    /// No scheme before the first `:`: `//example.com/a`, `1a:b`.
    public static let missingScheme = Code(
      "missingScheme",
      "no scheme",
      expected: "a scheme, as in app://"
    )

    /// A web URL without a host: `https:/a`, `https:///a`.
    public static let missingHost = Code(
      "missingHost",
      "no host",
      expected: "a host, as in https://example.com"
    )

    /// A host with a byte that no host has: `https://a%2Fb/`.
    public static let invalidHost = Code(
      "invalidHost",
      "a character that no host has",
      expected: "a host of letters, digits, hyphens and dots"
    )

    /// A web host outside ASCII that was not converted to its `xn--` form.
    public static let internationalHost = Code(
      "internationalHost",
      "a host that is not ASCII",
      expected: "its ASCII form, which begins with xn--"
    )

    /// A user name or password before the host: `https://good.example@evil.example/`.
    public static let userinfo = Code(
      "userinfo",
      "a user name before the host",
      expected: "no user name before the host"
    )

    /// A port other than the default one of the scheme, or one that is not a number up to 65535.
    public static let port = Code(
      "port",
      "a port that is not the default one",
      expected: "no port, or the default one"
    )

    /// A path segment `.` or `..`, percent-encoded or not.
    public static let dotSegment = Code(
      "dotSegment",
      "a dot segment in the path",
      expected: "no dot segments"
    )
  }

  /// The kind of error.
  public let code: Code

  /// The position, in UTF-8 code units from the start of the text.
  public let utf8Offset: Int

  /// The size and the limit, when a limit was exceeded.
  public let excess: Excess?

  /// A size that exceeds a limit.
  public struct Excess: Hashable, Sendable {
    /// The size that was found.
    public let size: Int

    /// The limit.
    public let limit: Int
  }

  /// Creates an error at a position.
  init(_ code: Code, at utf8Offset: Int, excess: Excess? = nil) {
    self.code = code
    self.utf8Offset = utf8Offset
    self.excess = excess
  }
}

extension LinkURLError: CustomStringConvertible {
  /// A sentence with the error and its position.
  public var description: String {
    guard let excess else { return "\(code.sentence) at byte \(utf8Offset)" }
    return "\(code.sentence): \(excess.size), and the limit is \(excess.limit)"
  }
}

extension LinkURLError {
  /// The expectation at the position, in words.
  ///
  /// Shape: `a scheme, as in app://`, `at most 8192 bytes`. The words for a code stay the same from
  /// release to release.
  public var expected: String {
    excess.map { "at most \($0.limit) \(code.expected)" } ?? code.expected
  }
}
