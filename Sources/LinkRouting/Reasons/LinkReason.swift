/// Why a link did not get further: a code for programs, and the place and text for people.
public struct LinkReason: Error, Hashable, Sendable, Codable {
  /// What happened, as a name that stays the same from release to release.
  public struct Code: Hashable, Sendable, RawRepresentable, Codable {
    /// The name.
    public let rawValue: String

    /// Creates a code.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What happened.
  public let code: Code

  /// The parameter concerned.
  public let parameter: String?

  /// The segment concerned, counted from 1; the host of a custom scheme is the first.
  public let segment: Int?

  /// What was expected there: a type, a scheme, a host.
  public let expected: String?

  /// What was found there.
  ///
  /// Text from outside: never to be executed or opened.
  public let found: String?

  /// A sentence for the developer.
  public let message: String

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - code: What happened.
  ///   - parameter: The parameter concerned.
  ///   - segment: The segment concerned, counted from 1.
  ///   - expected: What was expected there.
  ///   - found: What was found there.
  ///   - message: A sentence for the developer.
  public init(
    _ code: Code,
    parameter: String? = nil,
    segment: Int? = nil,
    expected: String? = nil,
    found: String? = nil,
    message: String
  ) {
    self.code = code
    self.parameter = parameter
    self.segment = segment
    self.expected = expected
    self.found = found
    self.message = message
  }
}

extension LinkReason {
  /// What stands in reasons and errors for a value that is secret.
  static let redacted = "<redacted>"
}

extension LinkReason: CustomStringConvertible {
  /// The sentence.
  public var description: String { message }
}

extension LinkReason.Code {
  /// The text is not the URL of a link; `found` names the error of the URL.
  public static let malformedURL = Self(rawValue: "malformedURL")

  /// No origin of the app has the scheme: `evil://leagues/1`.
  public static let unknownScheme = Self(rawValue: "unknownScheme")

  /// No origin of the app has the host: `https://evil.example/leagues/1`.
  public static let unknownHost = Self(rawValue: "unknownHost")

  /// No route has the segment at that place, or none goes on or ends there.
  public static let noRoute = Self(rawValue: "noRoute")

  /// A value does not have the shape of its type: `leagues/abc` for an `Int`.
  public static let valueType = Self(rawValue: "valueType")

  /// A value is not percent-encoded UTF-8: `leagues/%ff`.
  public static let valueEncoding = Self(rawValue: "valueEncoding")

  /// A required query item is absent.
  public static let missingItem = Self(rawValue: "missingItem")

  /// A query item that may stand once stands twice.
  public static let repeatedItem = Self(rawValue: "repeatedItem")

  /// A path value and a query item of one name differ.
  public static let conflictingValues = Self(rawValue: "conflictingValues")

  /// A value has the form of its type, and is out of its declared range, length or list.
  public static let valueRange = Self(rawValue: "valueRange")

  /// A strict route does not know a query item.
  public static let unknownItem = Self(rawValue: "unknownItem")

  /// The route is switched off.
  public static let switchedOff = Self(rawValue: "switchedOff")

  /// Two readers of URLs see different hosts.
  public static let ambiguousHost = Self(rawValue: "ambiguousHost")

  /// Whether the URL is refused for good, and no other candidate is tried.
  var isTerminal: Bool {
    switch self {
    case .repeatedItem, .conflictingValues, .valueRange, .unknownItem: true
    default: false
    }
  }
}
