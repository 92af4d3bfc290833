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
