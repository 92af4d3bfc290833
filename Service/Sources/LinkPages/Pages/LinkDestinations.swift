import LinkPatterns
import LinkRouting

/// Where a page of a link leads.
struct LinkDestinations {
  /// The link without a campaign, for search engines.
  let canonical: String

  /// The link with its campaign, for the app.
  let link: String

  /// The link at a custom scheme of the app; `nil` where the app has none, or takes it from no scheme.
  let inApp: String?

  /// The link that opens the app on Android, or its page in the store; `nil` for an app without one.
  let intent: String?

  /// The stores, with the address in each.
  let stores: [(store: LinkPageStore, url: String)]

  init<Link>(
    _ match: LinkMatch<Link>.Match,
    _ details: LinkPageDetails,
    _ router: LinkRouter<Link>,
    _ app: LinkPageApp
  ) {
    let items = match.unusedItems.filter { router.appendedItems.isCampaign($0.name) }
      .map { LinkCampaign.Item(name: $0.name, value: $0.value ?? "") }
    let campaign = details.campaign.adding(LinkCampaign(items))
    let web = match.url.isWeb ? match.url.text : (try? router.url(for: match.link).text)
    canonical = (try? router.url(for: match.link).text) ?? match.url.text
    // The items of the campaign that stand in the URL are not added again.
    link = details.campaign.without(items).added(to: web ?? match.url.text)
    inApp = Self.url(of: match.link, in: router).map(campaign.added)
    stores = LinkPageStore.allCases.compactMap { store in
      guard let url = store.url(of: app, campaign: campaign) else { return nil }
      let path = details.storePath.map { "\($0)?to=\(store.rawValue)" }
      return (store, path ?? url)
    }
    let play = LinkPageStore.google.url(of: app, campaign: campaign)
    let shared = link
    intent = app.androidPackage.flatMap {
      AndroidIntent(shared, package: $0, fallback: play)?.text
    }
  }

  /// A link at the first custom scheme through which the app takes it.
  private static func url<Link>(of link: Link, in router: LinkRouter<Link>) -> String? {
    for prefix in router.prefixes where !prefix.isWeb {
      guard let url = try? router.url(for: link, at: prefix),
        router.match(url, from: .customScheme).found != nil
      else { continue }
      return url.text
    }
    return nil
  }
}

extension LinkCampaign {
  /// The campaign without items of these names.
  fileprivate func without(_ items: [Item]) -> LinkCampaign {
    let names = Set(items.map(\.name))
    return LinkCampaign(self.items.filter { !names.contains($0.name) })
  }
}
