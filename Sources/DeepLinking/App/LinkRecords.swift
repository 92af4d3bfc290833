/// The records that lookups found, for the screens of the links.
struct LinkRecords<Link: DeepLink> {
  /// The most records that are kept.
  static var capacity: Int { 32 }

  private var records: [(link: Link, record: any Sendable)] = []

  /// Keeps the record of a link, in place of an earlier one.
  mutating func keep(_ record: any Sendable, for link: Link) {
    records.removeAll { $0.link == link }
    if records.count == Self.capacity { records.removeFirst() }
    records.append((link, record))
  }

  /// The record of a link.
  func record(for link: Link) -> (any Sendable)? {
    records.last { $0.link == link }?.record
  }
}

extension DeepLinks {
  /// Returns the record that the lookup of a link found, so that its screen need not load it again.
  ///
  /// ```
  /// DeepLinks(QuizLink.self, …, resolve: { link in
  ///   guard case .league(let id) = link else { return .found }
  ///   return .record(try await store.league(id))
  /// })
  /// DeepLinkStack(links) { link in LeagueScreen(link, links.record(League.self, for: link)) }
  /// ```
  ///
  /// It is the record at the time the link was opened. The last 32 are kept, until another account is shown.
  ///
  /// - Parameters:
  ///   - type: The type of the record.
  ///   - link: The link whose record it is.
  /// - Returns: The record; `nil` when it isn't loaded, or has another type.
  public func record<Record>(_ type: Record.Type = Record.self, for link: Link) -> Record? {
    records.record(for: link) as? Record
  }
}
