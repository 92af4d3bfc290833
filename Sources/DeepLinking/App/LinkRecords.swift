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
