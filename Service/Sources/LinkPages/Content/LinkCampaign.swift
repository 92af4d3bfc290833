/// The items that name a campaign, such as `utm_source=mail`.
///
/// They reach the app as items of the link's query, which routes set aside, and the stores as tokens.
public struct LinkCampaign: Hashable, Sendable {
  /// One item.
  public struct Item: Hashable, Sendable {
    /// The name, without escapes.
    public var name: String

    /// The value, without escapes.
    public var value: String

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - name: The name, without escapes.
    ///   - value: The value, without escapes.
    public init(name: String, value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  /// The items, in the order of the URL.
  public var items: [Item]

  /// Creates a campaign.
  ///
  /// - Parameter items: The items, in the order of the URL.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// Returns the campaign with the items of another that it does not name itself.
  func adding(_ other: LinkCampaign) -> LinkCampaign {
    let names = Set(items.map(\.name))
    return LinkCampaign(items + other.items.filter { !names.contains($0.name) })
  }

  /// Returns a URL with the items at the end of its query.
  ///
  /// - Parameter url: An absolute URL.
  /// - Returns: The URL with the items before its fragment.
  public func added(to url: String) -> String {
    guard !items.isEmpty else { return url }
    let end = url.firstIndex(of: "#") ?? url.endIndex
    let query = items.map { "\(FormText.encoded($0.name))=\(FormText.encoded($0.value))" }
    let mark = url[..<end].contains("?") ? "&" : "?"
    return "\(url[..<end])\(mark)\(query.joined(separator: "&"))\(url[end...])"
  }

  /// The items as one value, as Google Play passes them to an app.
  var referrer: String {
    items.map { "\(FormText.encoded($0.name))=\(FormText.encoded($0.value))" }
      .joined(separator: "&")
  }

  /// The campaign token of App Store links, at most 40 characters long; `nil` without a campaign.
  ///
  /// Source: App Store Connect Help, "Manage campaigns", as of November 2026.
  var appleToken: String? {
    let names = ["utm_campaign", "mtm_campaign", "pk_campaign"]
    let item = names.lazy.compactMap { name in items.first { $0.name == name } }.first
    guard let value = item?.value, !value.isEmpty else { return nil }
    return String(value.prefix(40))
  }
}
