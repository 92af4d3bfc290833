public import Foundation
public import LinkPages

/// A link of a file that is imported, before it is checked.
public struct ImportedLink: Hashable, Sendable {
  /// Where it is in the file: `row 3`.
  public let place: String

  /// The code; `nil` for one that is made up.
  public var code: String?

  /// The link behind it.
  public var url: String

  /// What its page shows.
  public var content = LinkPageContent()

  /// The campaign.
  public var campaign = LinkCampaign()

  /// When it ends.
  public var expires: Date?

  /// Whether it's switched off.
  public var isDisabled = false

  /// The problem of its row, as a sentence; `nil` for a row that was understood.
  public var problem: String?

  /// Reads the fields of a row, by names in small letters and digits; `nil` for a row without a link.
  init?(_ fields: [String: String], place: String) {
    func text(_ names: [String]) -> String? {
      names.lazy.compactMap { fields[$0] }.first { !$0.isEmpty }
    }
    guard let url = text(Self.urlNames) else { return nil }
    (self.place, self.url) = (place, url)
    if let code = text(Self.codeNames) { self.code = Self.code(in: code) }
    content = LinkPageContent(
      title: text(["title", "socialtitle", "st"]),
      description: text(["description", "socialdescription", "sd"]),
      image: text(["image", "imageurl", "socialimagelink", "si"])
    )
    campaign = Self.campaign(fields)
    if let time = text(["expires", "expiration", "expirationdate"]) {
      expires = try? Date.ISO8601FormatStyle.iso8601.parse(time)
      if expires == nil { problem = "'\(time)' is not a time of ISO 8601." }
    }
    isDisabled = ["true", "1", "yes"].contains(text(["disabled"])?.lowercased() ?? "")
    readLongLink()
  }

  /// The names of columns with the link.
  static let urlNames = [
    "url", "link", "deeplink", "destination", "destinationurl", "target", "originallink",
    "originalurl", "longurl", "longlink", "longdynamiclink",
  ]

  /// The names of columns with the code, or with the short link that ends in it.
  static let codeNames = [
    "code", "shortlink", "shorturl", "shortdynamiclink", "alias", "slug", "suffix", "path",
    "backhalf",
  ]

  /// The code at the end of a short link, or the text itself.
  private static func code(in text: String) -> String {
    let path = text.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? text
  }

  /// The items of a campaign among the columns: `utm_source`, and Firebase's `utmSource`, or an export's.
  private static func campaign(_ fields: [String: String]) -> LinkCampaign {
    let names = ["source", "medium", "campaign", "term", "content"]
    let columns = names.compactMap { name in
      fields["utm\(name)"].map { LinkCampaign.Item(name: "utm_\(name)", value: $0) }
    }
    let own = fields.filter { $0.key.hasPrefix("campaign.") }.sorted { $0.key < $1.key }
      .map { LinkCampaign.Item(name: String($0.key.dropFirst(9)), value: $0.value) }
    return LinkCampaign((columns + own).filter { !$0.value.isEmpty })
  }

  /// Takes a long link of Firebase Dynamic Links apart: the link is its item `link`.
  ///
  /// Source: Firebase's documentation, "Manually constructing a Dynamic Link URL", as of August 2025.
  private mutating func readLongLink() {
    guard let parts = URLComponents(string: url), let items = parts.queryItems,
      let inner = items.first(where: { $0.name == "link" })?.value, inner.contains("://"),
      parts.host?.hasSuffix(".page.link") == true
        || items.contains(where: { ["apn", "ibi", "isi", "ifl", "afl"].contains($0.name) })
    else { return }
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    if code == nil, parts.path.count > 1 { code = Self.code(in: parts.path) }
    content.title = content.title ?? value("st")
    content.description = content.description ?? value("sd")
    content.image = content.image ?? value("si")
    let utm = items.filter { $0.name.hasPrefix("utm_") }
      .map { LinkCampaign.Item(name: $0.name, value: $0.value ?? "") }
    if campaign.items.isEmpty { campaign = LinkCampaign(utm) }
    url = inner
  }
}
