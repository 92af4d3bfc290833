import LinkRouting

/// The JSON for why a URL has no route, or a route no URL: the value of `reason` in the documents of the commands.
struct MissDocument: Encodable {
  /// The names of the members.
  private enum Key: CodingKey {
    case code, route, parameter, segment, expected, found, message, fix
  }

  /// The reason.
  private let reason: LinkFailure

  /// Describes a reason.
  init(_ reason: LinkFailure) {
    self.reason = reason
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(reason.code.rawValue, forKey: .code)
    try container.encode(reason.route, forKey: .route)
    try container.encode(reason.parameter, forKey: .parameter)
    try container.encode(reason.segment, forKey: .segment)
    try container.encode(reason.expected, forKey: .expected)
    try container.encode(reason.found, forKey: .found)
    try container.encode(reason.message, forKey: .message)
    try container.encode(reason.fix, forKey: .fix)
  }
}
