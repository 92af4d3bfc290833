/// Why a text is not a URL, or why a component of a URL cannot be changed to a text.
///
/// Source: WHATWG URL Standard, "Validation errors", those that end in failure.
public struct URLParsingError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Hashable, Sendable, CaseIterable {
      case tooLong, tooManySegments, tooManyQueryItems, invalidUTF8
      case missingScheme, invalidScheme, missingHost, invalidHost, internationalHost
      case invalidIPv4Address, invalidIPv6Address, invalidPort, portOutOfRange, notApplicable
    }

    /// The kind.
    let value: Value

    /// The name of the kind, as in JSON output.
    public var name: String { value.rawValue }

    /// More UTF-8 code units than ``URLLimits/length``, as received or as printed.
    public static let tooLong = Code(value: .tooLong)

    /// More path segments than ``URLLimits/segments``.
    public static let tooManySegments = Code(value: .tooManySegments)

    /// More query items than ``URLLimits/queryItems``.
    public static let tooManyQueryItems = Code(value: .tooManyQueryItems)

    /// Bytes that are not UTF-8.
    public static let invalidUTF8 = Code(value: .invalidUTF8)

    /// A relative reference without a base that it can be resolved against: `/a/b`.
    public static let missingScheme = Code(value: .missingScheme)

    /// A new scheme that is not well formed, or that a URL of this kind cannot change to.
    public static let invalidScheme = Code(value: .invalidScheme)

    /// No host where one is needed: `https://`, `https://user@/`, `sc://:80`.
    public static let missingHost = Code(value: .missingHost)

    /// A character that no host has, percent-encoded or not: `https://a b/`, `https://a%2Fb/`.
    public static let invalidHost = Code(value: .invalidHost)

    /// A domain outside ASCII, percent-encoded or not; its conversion (UTS 46) is not built in.
    public static let internationalHost = Code(value: .internationalHost)

    /// A domain that ends in a number without being an IPv4 address: `https://256.1.1.1/`.
    public static let invalidIPv4Address = Code(value: .invalidIPv4Address)

    /// Brackets around something else than an IPv6 address, or not closed: `https://[1::2::3]/`.
    public static let invalidIPv6Address = Code(value: .invalidIPv6Address)

    /// A port that is not a number: `https://a:b/`.
    public static let invalidPort = Code(value: .invalidPort)

    /// A port above 65535.
    public static let portOutOfRange = Code(value: .portOutOfRange)

    /// A component that a URL of this kind does not have: a password without a host.
    public static let notApplicable = Code(value: .notApplicable)
  }

  /// What is wrong.
  public let code: Code

  /// Where it is, in UTF-8 code units from the start of the input as received.
  ///
  /// For hosts it is where the host starts; `nil` where no single place is to blame.
  public let utf8Offset: Int?

  /// The size and the limit, when a limit was exceeded.
  public let excess: Excess?

  /// A size that exceeds a limit of ``URLLimits``.
  public struct Excess: Hashable, Sendable {
    /// What was found.
    public let size: Int

    /// What is allowed.
    public let limit: Int
  }

  /// Creates an error.
  init(_ code: Code, at utf8Offset: Int?, excess: Excess? = nil) {
    self.code = code
    self.utf8Offset = utf8Offset
    self.excess = excess
  }
}

extension URLParsingError: CustomStringConvertible {
  /// A sentence that says what was found, and where if that is known.
  public var description: String {
    if let excess { return "\(code.sentence): \(excess.size), and the limit is \(excess.limit)" }
    guard let utf8Offset else { return code.sentence }
    return "\(code.sentence), at byte \(utf8Offset)"
  }
}

extension URLParsingError.Code {
  /// What is wrong, in words.
  fileprivate var sentence: String {
    switch value {
    case .tooLong: "the URL has too many bytes"
    case .tooManySegments: "the path has too many segments"
    case .tooManyQueryItems: "the query has too many items"
    case .invalidUTF8: "the bytes are not UTF-8"
    case .missingScheme: "no scheme, and no base to resolve against"
    case .invalidScheme: "not a scheme that the URL can have"
    case .missingHost: "no host where one is needed"
    case .invalidHost: "a character that no host has"
    case .internationalHost: "a domain that is not ASCII"
    case .invalidIPv4Address: "a domain that ends in a number and is not an IPv4 address"
    case .invalidIPv6Address: "brackets without an IPv6 address"
    case .invalidPort: "a port that is not a number"
    case .portOutOfRange: "a port above 65535"
    case .notApplicable: "a component that the URL does not have"
    }
  }
}
