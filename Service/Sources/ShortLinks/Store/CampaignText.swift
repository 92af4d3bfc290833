import Foundation
import LinkPages

/// A campaign as it is stored: a list of names and values, as JSON.
enum CampaignText {
  /// The text of a campaign; `nil` for one without items.
  static func text(of campaign: LinkCampaign) -> String? {
    guard !campaign.items.isEmpty else { return nil }
    let pairs = campaign.items.map { [$0.name, $0.value] }
    return (try? JSONEncoder().encode(pairs)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a text; what isn't one has no items.
  static func campaign(_ text: String?) -> LinkCampaign {
    guard let text,
      let pairs = try? JSONDecoder().decode([[String]].self, from: Data(text.utf8))
    else { return LinkCampaign() }
    return LinkCampaign(
      pairs.compactMap { $0.count == 2 ? .init(name: $0[0], value: $0[1]) : nil }
    )
  }
}
