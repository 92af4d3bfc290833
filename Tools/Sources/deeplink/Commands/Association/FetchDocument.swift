import LinkAssociation

/// The JSON that `deeplink aasa fetch --json` prints.
///
/// Every key is always there: `url`, `address`, `status`, `contentType`, `bytes`, `isWhole`, `isAtRoot`,
/// `failure`, `redirects` (`url`, `status`, `note`), `cdn` (`url`, `status`, `bytes`, `details`, `failure`;
/// `null` when it was not asked) and `findings`.
struct FetchDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, address, status, contentType, bytes, isWhole, isAtRoot, failure, redirects, cdn
    case findings, details, note
  }

  /// The answers.
  private let fetch: AssociationFetch

  /// The findings.
  private let findings: [AssociationFinding]

  /// Describes what was seen.
  init(_ fetch: AssociationFetch, _ findings: [AssociationFinding]) {
    (self.fetch, self.findings) = (fetch, findings)
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    let answer = fetch.answer
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(answer.target.text, forKey: .url)
    try container.encode(answer.address?.description, forKey: .address)
    try container.encode(answer.status, forKey: .status)
    try container.encode(answer.field("content-type"), forKey: .contentType)
    try container.encode(answer.body.count, forKey: .bytes)
    try container.encode(answer.isWhole, forKey: .isWhole)
    try container.encode(fetch.isAtRoot, forKey: .isAtRoot)
    try container.encode(answer.failure, forKey: .failure)
    var redirects = container.nestedUnkeyedContainer(forKey: .redirects)
    for hop in fetch.hops {
      var members = redirects.nestedContainer(keyedBy: Key.self)
      try members.encode(hop.url, forKey: .url)
      try members.encode(hop.status, forKey: .status)
      try members.encode(hop.note, forKey: .note)
    }
    if let cdn = fetch.cdn {
      var members = container.nestedContainer(keyedBy: Key.self, forKey: .cdn)
      try members.encode(cdn.target.text, forKey: .url)
      try members.encode(cdn.status, forKey: .status)
      try members.encode(cdn.body.count, forKey: .bytes)
      try members.encode(cdn.cdnDetails, forKey: .details)
      try members.encode(cdn.failure, forKey: .failure)
    } else {
      try container.encodeNil(forKey: .cdn)
    }
    try container.encode(findings.map(FindingDocument.init), forKey: .findings)
  }
}
