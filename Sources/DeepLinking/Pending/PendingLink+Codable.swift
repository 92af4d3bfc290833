/// A pending link as a file has it.
private struct StoredLink: Codable {
  let id: LinkEventID
  let url: String?
  let route: String
  let source: LinkSource
  let sameTeamCaller: String?
  let condition: LinkCondition
  let account: LinkAccount?
  let scene: LinkSceneID
  let receivedAt: LinkInstant
  let expiresAt: LinkInstant
  /// `nil` in files from before it was known.
  let isFromPage: Bool?
  let isResuming: Bool

  init(_ link: PendingLink) {
    (id, url, route, source) = (link.id, link.url, link.route, link.source)
    (sameTeamCaller, condition, account) = (link.sameTeamCaller, link.condition, link.account)
    (scene, receivedAt, expiresAt) = (link.scene, link.receivedAt, link.expiresAt)
    (isFromPage, isResuming) = (link.isFromPage ? true : nil, link.isResuming)
  }

  /// The link that was stored.
  var link: PendingLink {
    PendingLink(
      id: id,
      url: url,
      route: route,
      source: source,
      sameTeamCaller: sameTeamCaller,
      condition: condition,
      account: account,
      scene: scene,
      receivedAt: receivedAt,
      expiresAt: expiresAt,
      isFromPage: isFromPage ?? false,
      isResuming: isResuming
    )
  }
}

extension PendingLink: Codable {
  /// Reads a link that was stored.
  ///
  /// - Throws: `DecodingError` when the text does not describe one.
  public init(from decoder: any Decoder) throws {
    self = try StoredLink(from: decoder).link
  }

  /// Writes the link: its properties.
  public func encode(to encoder: any Encoder) throws {
    try StoredLink(self).encode(to: encoder)
  }
}
