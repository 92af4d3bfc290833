/// The pages of an app in the stores.
///
/// Sources: App Store Connect Help, "Manage campaigns"; Android's documentation, "Link to Google Play". Both as of
/// November 2026.
public enum LinkPageStore: String, CaseIterable, Hashable, Sendable {
  /// Apple's App Store.
  case apple

  /// Google Play.
  case google

  /// Returns the address of an app in the store, with the tokens of a campaign.
  ///
  /// - Parameters:
  ///   - app: The app to get.
  ///   - campaign: The campaign that led there.
  /// - Returns: The address; `nil` for an app that is not in this store.
  public func url(of app: LinkPageApp, campaign: LinkCampaign = LinkCampaign()) -> String? {
    switch self {
    case .apple:
      guard let number = app.appleID else { return nil }
      var items: [String] = []
      if let provider = app.appleProvider { items.append("pt=\(FormText.encoded(provider))") }
      if let token = campaign.appleToken { items.append("ct=\(FormText.encoded(token))") }
      if !items.isEmpty { items.append("mt=8") }
      let query = items.isEmpty ? "" : "?\(items.joined(separator: "&"))"
      return "https://apps.apple.com/app/id\(FormText.encoded(number))\(query)"
    case .google:
      guard let package = app.androidPackage else { return nil }
      let referrer = campaign.referrer
      let item = referrer.isEmpty ? "" : "&referrer=\(FormText.encoded(referrer))"
      return "https://play.google.com/store/apps/details?id=\(FormText.encoded(package))\(item)"
    }
  }
}
