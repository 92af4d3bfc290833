public import LinkRouting

/// A failure as JSON, with every key present; what is absent is `null`.
///
/// Shape: `{"code":"valueType","route":"league","parameter":"id","segment":2,"expected":"Int",`
/// `"found":"abc","message":…,"fix":…}`.
public struct LinkFailureV1: Equatable, Sendable {
  /// The name of the code.
  public let code: String

  /// The route concerned.
  public let route: String?

  /// The parameter concerned.
  public let parameter: String?

  /// The segment concerned, counted from 1.
  public let segment: Int?

  /// What was expected there.
  public let expected: String?

  /// What was found there; `<redacted>` for a value that is not shown.
  public let found: String?

  /// What is wrong, as a sentence.
  public let message: String

  /// What the developer can do.
  public let fix: String?

  /// Describes a failure for a reader.
  ///
  /// - Parameters:
  ///   - failure: The failure to write.
  ///   - privacy: Whether its values are shown. Secrets never are.
  public init(_ failure: LinkFailure, privacy: LinkPrivacy) {
    let shown = failure.shown(withValues: privacy == .public)
    code = failure.code.rawValue
    route = failure.route
    parameter = failure.parameter
    segment = failure.segment
    expected = shown.expected
    found = shown.found
    message = shown.message
    fix = shown.fix
  }

  /// The failure with its texts cut at a length.
  init(_ other: LinkFailureV1, cut: (String) -> String) {
    (code, route, parameter) = (other.code, other.route, other.parameter)
    segment = other.segment
    expected = other.expected.map(cut)
    found = other.found.map(cut)
    message = cut(other.message)
    fix = other.fix.map(cut)
  }
}

extension LinkFailureV1: Codable {
  private enum Key: String, CodingKey {
    case code, route, parameter, segment, expected, found, message, fix
  }

  /// Reads a failure that was written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    code = try container.decode(String.self, forKey: .code)
    route = try container.decodeIfPresent(String.self, forKey: .route)
    parameter = try container.decodeIfPresent(String.self, forKey: .parameter)
    segment = try container.decodeIfPresent(Int.self, forKey: .segment)
    expected = try container.decodeIfPresent(String.self, forKey: .expected)
    found = try container.decodeIfPresent(String.self, forKey: .found)
    message = try container.decode(String.self, forKey: .message)
    fix = try container.decodeIfPresent(String.self, forKey: .fix)
  }

  /// Writes the failure.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(code, forKey: .code)
    try container.encode(route, forKey: .route)
    try container.encode(parameter, forKey: .parameter)
    try container.encode(segment, forKey: .segment)
    try container.encode(expected, forKey: .expected)
    try container.encode(found, forKey: .found)
    try container.encode(message, forKey: .message)
    try container.encode(fix, forKey: .fix)
  }
}
