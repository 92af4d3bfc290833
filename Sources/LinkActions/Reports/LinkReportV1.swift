import LinkPatterns

/// The report of one event, as tools print it: a JSON object with every key present.
///
/// Shape: `{"url":…,"outcome":…,"reason":{…},"route":…,"link":{…},"steps":[{"step":…,"urls":[…]}],`
/// `"state":{"tab":…,"stack":[…],"tabs":{…},"presented":[{"style":…,"stack":[…]}]},`
/// `"screen":{"title":…,"body":…}}`. A missing value is `null`.
public struct LinkReportV1<Link: DeepLink>: Encodable, Sendable {
  /// The content of the top screen.
  public struct Screen: Encodable, Hashable, Sendable {
    /// The title.
    public let title: String

    /// The contents, as text.
    public let body: String

    /// Describes a screen.
    ///
    /// - Parameters:
    ///   - title: The text of the navigation bar.
    ///   - body: The contents, as text.
    public init(title: String, body: String) {
      self.title = title
      self.body = body
    }
  }

  /// The URL as it was received, without its secrets; `null` for a link that came as a value.
  public let url: String?

  /// The name of the outcome.
  public let outcome: String

  /// The failure, for outcomes that have one.
  public let reason: LinkFailureV1?

  /// The name of the route that matched.
  public let route: String?

  /// The link.
  public let link: Link?

  /// The link in the form of its route: `{case: {label: value}}`, with numbers and texts as values.
  private let written: LinkV1?

  /// The steps that were performed.
  public let steps: [LinkStepV1]

  /// The state at the end.
  public let state: ShownStateV1

  /// The content of the top screen.
  public let screen: Screen?

  /// Describes the report of an event.
  ///
  /// - Parameters:
  ///   - report: The report to print.
  ///   - router: Prints the URLs of screens.
  ///   - screen: The content of the top screen.
  ///   - privacy: Whether the failure shows values of the URL, which the report contains anyway.
  /// - Complexity: O(*n*), *n* = number of entries of steps and state.
  public init(
    _ report: LinkReport<Link>,
    router: LinkRouter<Link>,
    screen: Screen?,
    privacy: LinkPrivacy = .public
  ) {
    url =
      switch report.event.delivery.content {
      case .url(let text): router.withoutSecrets(text)
      case .link, .nothing: nil
      }
    outcome = report.outcome.name
    reason = report.outcome.reason.map { LinkFailureV1($0, privacy: privacy) }
    route = report.route
    link = report.link
    written = report.link.flatMap { LabelledLink($0, of: router) }.map(LinkV1.init)
    steps = report.steps.map { LinkStepV1($0, router: router) }
    state = ShownStateV1(report.state, router: router)
    self.screen = screen
  }

  /// The keys, in order.
  private enum Key: String, CodingKey {
    case url, outcome, reason, route, link, steps, state, screen
  }

  /// Writes the object; a missing value is written as `null`.
  ///
  /// - Parameter encoder: Where it is written.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(reason, forKey: .reason)
    try container.encode(route, forKey: .route)
    try container.encode(written, forKey: .link)
    try container.encode(steps, forKey: .steps)
    try container.encode(state, forKey: .state)
    try container.encode(screen, forKey: .screen)
  }
}
