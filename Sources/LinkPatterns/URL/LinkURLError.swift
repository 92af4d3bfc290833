/// An error in the text of a link's URL.
public struct LinkURLError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list of kinds.
    enum Value: String, Sendable {
      case tooLong, tooManySegments, tooManyQueryItems, forbiddenCharacter, missingScheme
      case missingHost, invalidHost, internationalHost, userinfo, port, dotSegment
    }

    /// The kind.
    let value: Value

    /// The name of the kind, as in JSON output.
    public var name: String { value.rawValue }

    /// More UTF-8 code units than ``URLLimits/length``.
    public static let tooLong = Code(value: .tooLong)

    /// More path segments than ``URLLimits/segments``.
    public static let tooManySegments = Code(value: .tooManySegments)

    /// More query items than ``URLLimits/queryItems``.
    public static let tooManyQueryItems = Code(value: .tooManyQueryItems)

    /// A raw control character, space or backslash: `prophets://a b`.
    public static let forbiddenCharacter = Code(value: .forbiddenCharacter)

    /// No scheme before the first `:`: `//example.com/a`, `1a:b`.
    public static let missingScheme = Code(value: .missingScheme)

    /// A web URL without a host: `https:/a`, `https:///a`.
    public static let missingHost = Code(value: .missingHost)

    /// A host with a byte that no host has: `https://a%2Fb/`.
    public static let invalidHost = Code(value: .invalidHost)

    /// A web host outside ASCII that was not converted to its `xn--` form.
    public static let internationalHost = Code(value: .internationalHost)

    /// A user name or password before the host: `https://good.example@evil.example/`.
    public static let userinfo = Code(value: .userinfo)

    /// A port other than the default one of the scheme, or one that is not a number up to 65535.
    public static let port = Code(value: .port)

    /// A path segment `.` or `..`, percent-encoded or not.
    public static let dotSegment = Code(value: .dotSegment)
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
    let most = excess.map { "at most \($0.limit) " } ?? "fewer "
    return switch code.value {
    case .tooLong: "\(most)bytes"
    case .tooManySegments: "\(most)segments"
    case .tooManyQueryItems: "\(most)query items"
    case .forbiddenCharacter: "percent-encoding of control characters, spaces and backslashes"
    case .missingScheme: "a scheme, as in app://"
    case .missingHost: "a host, as in https://example.com"
    case .invalidHost: "a host of letters, digits, hyphens and dots"
    case .internationalHost: "its ASCII form, which begins with xn--"
    case .userinfo: "no user name before the host"
    case .port: "no port, or the default one"
    case .dotSegment: "no dot segments"
    }
  }
}

extension LinkURLError.Code {
  /// The error in words.
  fileprivate var sentence: String {
    switch value {
    case .tooLong: "the URL has too many bytes"
    case .tooManySegments: "the path has too many segments"
    case .tooManyQueryItems: "the query has too many items"
    case .forbiddenCharacter: "a raw control character, space or backslash"
    case .missingScheme: "no scheme"
    case .missingHost: "no host"
    case .invalidHost: "a character that no host has"
    case .internationalHost: "a host that is not ASCII"
    case .userinfo: "a user name before the host"
    case .port: "a port that is not the default one"
    case .dotSegment: "a dot segment in the path"
    }
  }
}
