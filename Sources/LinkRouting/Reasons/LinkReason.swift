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

  /// What there is to say.
  struct Details: Hashable, Sendable, Codable {
    let code: Code
    var parameter: String?
    var segment: Int?
    var expected: String?
    var found: String?
    let message: String
  }

  /// Holds the details, so that a reason is one word wherever it is passed on.
  private final class Storage: Sendable {
    let details: Details

    init(_ details: Details) { self.details = details }
  }

  private let storage: Storage

  /// What there is to say.
  var details: Details { storage.details }

  /// What happened.
  public var code: Code { details.code }

  /// The parameter concerned.
  public var parameter: String? { details.parameter }

  /// The segment concerned, counted from 1; the host of a custom scheme is the first.
  public var segment: Int? { details.segment }

  /// What was expected there: a type, a scheme, a host.
  public var expected: String? { details.expected }

  /// What was found there.
  ///
  /// Text from outside: never to be executed or opened.
  public var found: String? { details.found }

  /// A sentence for the developer.
  public var message: String { details.message }

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
    self.init(
      Details(
        code: code,
        parameter: parameter,
        segment: segment,
        expected: expected,
        found: found,
        message: message
      )
    )
  }

  /// Creates a reason.
  ///
  /// - Parameter details: What there is to say.
  private init(_ details: Details) {
    storage = Storage(details)
  }

  /// Tells whether two reasons say the same.
  ///
  /// - Parameters:
  ///   - left: A reason.
  ///   - right: Another.
  /// - Returns: `true` when all that they say is equal.
  public static func == (left: LinkReason, right: LinkReason) -> Bool {
    left.details == right.details
  }

  /// Feeds what the reason says into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(details)
  }

  /// Reads a reason.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: What the decoder throws.
  public init(from decoder: any Decoder) throws {
    self.init(try Details(from: decoder))
  }

  /// Writes what the reason says.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try details.encode(to: encoder)
  }
}

extension LinkReason {
  /// What stands in reasons and errors for a value that is secret.
  static let redacted = "<redacted>"
}

extension LinkReason: CustomReflectable {
  /// What the reason says, and nothing else: the URL may hold what nobody is to see.
  public var customMirror: Mirror {
    let details = details
    return Mirror(
      self,
      children: [
        "code": details.code, "parameter": details.parameter as Any,
        "segment": details.segment as Any, "expected": details.expected as Any,
        "found": details.found as Any, "message": details.message,
      ]
    )
  }
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

  /// The path ends with a slash where it must not, or without one where it must.
  public static let trailingSlash = Self(rawValue: "trailingSlash")

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

  /// Matching would take more steps than are allowed for one URL.
  public static let tooManySteps = Self(rawValue: "tooManySteps")

  /// Whether the URL is refused for good, and no other candidate is tried.
  var isTerminal: Bool {
    switch self {
    case .repeatedItem, .conflictingValues, .valueRange, .unknownItem: true
    default: false
    }
  }
}
