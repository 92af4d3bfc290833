import LinkAssociation

/// The JSON that `deeplink aasa diff --json` prints for one difference.
///
/// Every key is always there: `service`, `app`, `kind` (`app` when one file alone names it, else `urls`),
/// `only` (`old` or `new`, the file that alone has it), `url` (a shortest one) and `isDecided`.
struct DifferenceDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case service, app, kind, only, url, isDecided
  }

  /// The difference.
  private let difference: AssociationDifference

  /// Describes a difference.
  init(_ difference: AssociationDifference) { self.difference = difference }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(difference.service, forKey: .service)
    try container.encode(difference.app, forKey: .app)
    if case .app = difference.content {
      try container.encode("app", forKey: .kind)
    } else {
      try container.encode("urls", forKey: .kind)
    }
    try container.encode(difference.side.rawValue, forKey: .only)
    if case .url(let url) = difference.answer {
      try container.encode(url, forKey: .url)
    } else {
      try container.encodeNil(forKey: .url)
    }
    try container.encode(difference.isDecided, forKey: .isDecided)
  }
}
