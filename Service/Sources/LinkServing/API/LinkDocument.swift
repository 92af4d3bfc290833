import Foundation
import LinkPages
import ShortLinks

/// The documents of a link.
///
/// Keys that are always there are `null` where there is no value.
struct LinkDocument: Encodable {
  private enum Key: String, CodingKey {
    case code, url, route, expires, disabled, counts, title, description, image, campaign
    case shortURL = "short_url"
  }

  /// What is written of a link.
  enum Kind {
    /// To one who has just made it.
    case created(shortURL: String)

    /// To one with a key.
    case read(counts: [Int: LinkCounts])
  }

  let link: ShortLink
  let kind: Kind

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(link.code, forKey: .code)
    try container.encode(link.url, forKey: .url)
    try container.encode(link.route, forKey: .route)
    try container.encode(link.expires.map(TimeText.text), forKey: .expires)
    switch kind {
    case .created(let url): try container.encode(url, forKey: .shortURL)
    case .read(let counts):
      try container.encode(link.isDisabled, forKey: .disabled)
      let days = counts.map { (CountedDay.text(ofDay: $0), Counts(counts: $1)) }
      try container.encode(Dictionary(days) { first, _ in first }, forKey: .counts)
      try container.encodeIfPresent(link.content.title, forKey: .title)
      try container.encodeIfPresent(link.content.description, forKey: .description)
      try container.encodeIfPresent(link.content.image, forKey: .image)
      guard !link.campaign.items.isEmpty else { return }
      let items = link.campaign.items.map { ($0.name, $0.value) }
      try container.encode(Dictionary(items) { first, _ in first }, forKey: .campaign)
    }
  }

  /// The counts of a day.
  private struct Counts: Encodable {
    private enum Key: CodingKey {
      case page, app, store
    }

    let counts: LinkCounts

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(counts.page, forKey: .page)
      try container.encode(counts.app, forKey: .app)
      try container.encode(counts.store, forKey: .store)
    }
  }
}

/// What an app is told of a link: where it leads.
struct ExpandedLinkDocument: Encodable {
  let url: String
}
