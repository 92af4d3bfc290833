/// The query items that the system and services append to the URLs of others.
///
/// They are set aside before a route counts the items that it does not know, so that an ad or a mail service never
/// keeps a strict link from opening. A route that declares a parameter of such a name reads it.
///
/// Sources: the parameters of Google Analytics, Google Ads and Merchant Center, Meta, Microsoft, TikTok, X, LinkedIn,
/// Snapchat, Pinterest, Reddit, Yandex, Matomo, Mailchimp, HubSpot, Klaviyo, Marketo, Branch, AppsFlyer and Adjust.
public struct AppendedItems: Hashable, Sendable {
  /// The names of items that name a campaign or a click: `gclid`.
  public var names: Set<String>

  /// The beginnings of such names: `utm_`.
  public var prefixes: Set<String>

  /// The name of the item with which AdAttributionKit marks a re-engagement; `nil` where the system names none.
  public var reengagement: String?

  /// Creates a list.
  public init(names: Set<String>, prefixes: Set<String> = [], reengagement: String? = nil) {
    (self.names, self.prefixes, self.reengagement) = (names, prefixes, reengagement)
  }

  /// The items of widespread services, as of 2026.
  public static let standard = AppendedItems(
    names: [
      "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "gad_source", "gad_campaignid", "srsltid",
      "_ga", "_gl", "fbclid", "igshid", "igsh", "msclkid", "ttclid", "twclid", "li_fat_id", "ScCid",
      "epik", "rdt_cid", "yclid", "ysclid", "mc_cid", "mc_eid", "_hsenc", "_hsmi", "_kx", "mkt_tok",
      "_branch_match_id", "_branch_referrer", "deep_link_sub1", "vero_id", "dm_i",
    ],
    prefixes: ["utm_", "mtm_", "pk_", "af_", "adj_", "adjust_"]
  )

  /// Returns whether an item names a campaign or a click.
  public func isCampaign(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// Returns whether an item is set aside.
  public func contains(_ name: String) -> Bool { name == reengagement || isCampaign(name) }
}
