public import LinkNavigation
public import LinkRouting

/// Everything that became of one event.
public struct LinkReport<Link: DeepLink>: Hashable, Sendable {
  /// The event.
  public let event: LinkEvent<Link>

  /// How it ended.
  public let outcome: LinkOutcome

  /// The route that matched, when the event came as a URL and one did.
  public let route: String?

  /// The link that was shown or was to be shown, after it was resolved.
  public let link: Link?

  /// The names of query items that the route does not read, decoded, in order.
  public let unusedItems: [String]

  /// The steps that were performed.
  public let steps: [NavigationStep<Link>]

  /// What was shown when the event ended.
  public let state: NavigationState<Link>
}

extension LinkReport {
  /// The names of those ``unusedItems`` that tell of a campaign: for the app's statistics, as far as they are
  /// wanted; their values are in the URL of the delivery.
  ///
  /// Source: the parameters of campaigns and clicks of Google Analytics, Google Ads, Meta and Microsoft.
  public var campaignItems: [String] {
    let clicks: Set = ["gclid", "dclid", "gbraid", "wbraid", "fbclid", "msclkid"]
    return unusedItems.filter { $0.hasPrefix("utm_") || clicks.contains($0) }
  }
}
