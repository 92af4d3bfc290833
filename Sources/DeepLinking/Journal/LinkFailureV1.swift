/// A failure as JSON, with every key present; a missing value is `null`.
///
/// Shape: `{"code":"valueType","route":"league","parameter":"id","segment":2,"expected":"Int",`
/// `"found":"abc","message":…,"fix":…}`.
public struct LinkFailureV1: Hashable, Sendable {
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
    self.init(failure, privacy: privacy, atMost: .max)
  }

  /// Describes a failure with texts of a limited number of Unicode scalars.
  init(_ failure: LinkFailure, privacy: LinkPrivacy, atMost count: Int) {
    let shown = failure.shown(withValues: privacy == .public)
    code = failure.code.rawValue
    (route, parameter, segment) = (failure.route, failure.parameter, failure.segment)
    (expected, found) = (shown.expected?.cut(to: count), shown.found?.cut(to: count))
    (message, fix) = (shown.message.cut(to: count), shown.fix?.cut(to: count))
  }
}

extension LinkFailureV1: Codable {
  /// Writes the failure.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
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
