public import LinkNavigation
public import LinkRouting

/// Everything that became of one event.
public final class LinkReport<Link: DeepLink>: Sendable {
  /// The event.
  public let event: LinkEvent<Link>

  /// How it ended.
  public let outcome: LinkOutcome

  /// The route that matched, when the event came as a URL and one did; of a resumed link, as it was then.
  public let route: String?

  /// The link that was shown or was to be shown, after it was resolved.
  public let link: Link?

  /// The query items whose values are not in the link, in order, as `MatchedLink.unusedItems` has them.
  public let unusedItems: [LinkQueryItem]

  /// The steps that were performed.
  public let steps: [NavigationStep<Link>]

  /// The screens that were shown when the event ended.
  public let state: NavigationState<Link>

  /// Describes the end of an event.
  init(
    event: LinkEvent<Link>,
    outcome: LinkOutcome,
    route: String? = nil,
    link: Link? = nil,
    unusedItems: [LinkQueryItem] = [],
    steps: [NavigationStep<Link>] = [],
    state: NavigationState<Link>
  ) {
    (self.event, self.outcome, self.route, self.link) = (event, outcome, route, link)
    (self.unusedItems, self.steps, self.state) = (unusedItems, steps, state)
  }
}

extension LinkReport {
  /// Those ``unusedItems`` that tell of a campaign, such as `utm_source=mail`, for the app's statistics.
  ///
  /// Source: the parameters of campaigns and clicks of Google Analytics, Google Ads, Meta and Microsoft.
  public var campaignItems: [LinkQueryItem] {
    let clicks = ["gclid", "dclid", "gbraid", "wbraid", "fbclid", "msclkid"]
    return unusedItems.filter { $0.name.hasPrefix("utm_") || clicks.contains($0.name) }
  }
}
