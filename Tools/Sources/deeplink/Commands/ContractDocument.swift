@_spi(Tools) import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The output of `deeplink contract`, as text or as JSON.
///
/// Every key is always there: `links`, how many were checked; `changes`, each with `url`, `source`,
/// `route`, `code`, `parameter`, `expected`, `found` and `message`; `added`, URLs that are not in the
/// lock yet; `updated`.
struct ContractDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case links, changes, added, updated
  }

  /// How many links were checked.
  let links: Int

  /// The changes.
  let changes: [LinkLockV1.Change]

  /// The URLs that are not in the lock yet.
  let added: [String]

  /// Whether the lock was written.
  let isUpdated: Bool

  /// The lines, without a line break at the end.
  var text: String {
    let lines = changes.byCause.map { group in
      "\(isUpdated ? "accepted" : "broken"): \(TerminalText(group.description).text) "
        + "[\(group.first.code.name)]"
    }
    let broken = Set(changes.map(\.link.url)).count
    let state = isUpdated ? "; the lock is written" : ""
    let counts = "\(links) links checked, \(broken) broken, \(added.count) not locked yet"
    return (lines + [counts + state]).joined(separator: "\n")
  }

  /// Writes all members.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(links, forKey: .links)
    try container.encode(changes.map { ChangeDocument($0) }, forKey: .changes)
    try container.encode(added, forKey: .added)
    try container.encode(isUpdated, forKey: .updated)
  }
}

/// The JSON for a link that changed.
private struct ChangeDocument: Encodable {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, source, route, code, parameter, expected, found, message
  }

  /// The change.
  private let change: LinkLockV1.Change

  /// Describes a change.
  init(_ change: LinkLockV1.Change) {
    self.change = change
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(change.link.url, forKey: .url)
    try container.encode(change.source?.rawValue, forKey: .source)
    try container.encode(change.link.route, forKey: .route)
    try container.encode(change.code.name, forKey: .code)
    try container.encode(change.parameter, forKey: .parameter)
    try container.encode(change.expected, forKey: .expected)
    try container.encode(change.found, forKey: .found)
    try container.encode(change.description, forKey: .message)
  }
}
