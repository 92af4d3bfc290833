/// The outcome of an event, with its link, steps and screens.
public struct LinkReport<Link: DeepLink>: Hashable, Sendable {
  /// The event.
  public let event: LinkEvent<Link>

  /// The outcome.
  public let outcome: LinkOutcome

  /// The route that matched a URL; for a resumed link, the route from when it was received.
  public let route: String?

  /// The link that was shown or was to be shown, after the lookup.
  public let link: Link?

  /// The query items whose values are not in the link, in order, as `LinkMatch.Match.unusedItems` has them.
  public let unusedItems: [LinkQueryItem]

  /// The values of an alias that are not in the link, as `LinkMatch.Match.aliasValues` has them.
  public let aliasValues: [String: String]

  /// The steps that were performed.
  public let steps: [NavigationStep<Link>]

  /// The screens that were shown when the event ended.
  public let state: NavigationState<Link>

  /// The items that services append.
  let appendedItems: AppendedItems

  /// Describes the end of an event.
  init(
    event: LinkEvent<Link>,
    outcome: LinkOutcome,
    route: String? = nil,
    link: Link? = nil,
    unusedItems: [LinkQueryItem] = [],
    aliasValues: [String: String] = [:],
    steps: [NavigationStep<Link>] = [],
    state: NavigationState<Link>,
    appendedItems: AppendedItems = .standard
  ) {
    self.appendedItems = appendedItems
    (self.event, self.outcome, self.route, self.link) = (event, outcome, route, link)
    (self.unusedItems, self.aliasValues) = (unusedItems, aliasValues)
    (self.steps, self.state) = (steps, state)
  }
}

extension LinkReport {
  /// Those ``unusedItems`` that name a campaign, such as `utm_source=mail`, for the app's statistics.
  public var campaignItems: [LinkQueryItem] {
    unusedItems.filter { appendedItems.isCampaign($0.name) }
  }

  /// Whether AdAttributionKit marked the URL: a person who has the app came back through an ad.
  public var isReengagement: Bool {
    unusedItems.contains { $0.name == appendedItems.reengagement }
  }
}
