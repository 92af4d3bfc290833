public import DeepLinking

/// The table of the app: which URL is which link.
public enum ProphetsRoutes {
  /// The table, for the scheme `prophets` and the domain `55prophets.example`.
  public static let router = LinkRouter(
    prefixes: [.scheme("prophets"), .domain("55prophets.example")],
    caseInsensitiveLiterals: true,
    routes: [
      shared(.memberships, "/memberships"),
      shared(.activity, "/activity"),
      shared(.league(league: 1), "/leagues/:league"),
      shared(.questions(league: 1), "/leagues/:league/questions"),
      shared(.question(league: 1, question: 2), "/leagues/:league/questions/:question"),
      shared(.review(league: 1, question: 2), "/leagues/:league/questions/:question/review"),
      shared(.comments(league: 1), "/leagues/:league/comments"),
      shared(.invitation(league: 1), "/leagues/:league/invitation"),
      fromOutside(.join(league: 1), "/leagues/:league/join").effect(.mutate),
    ]
  )

  /// Declares a route of a screen: open from anywhere, also to a comment that somebody wrote, and
  /// offered to the person's other devices.
  ///
  /// - Parameters:
  ///   - example: A link of the route.
  ///   - pattern: Its path.
  /// - Returns: The route, open.
  private static func shared(_ example: ProphetsLink, _ pattern: String) -> LinkRoute<ProphetsLink>
  {
    fromOutside(example, pattern).open(.content, .handoff)
  }

  /// Declares a route that the system may open from outside; content that the app shows may not.
  ///
  /// - Parameters:
  ///   - example: A link of the route.
  ///   - pattern: Its path.
  /// - Returns: The route, open.
  private static func fromOutside(
    _ example: ProphetsLink,
    _ pattern: String
  ) -> LinkRoute<ProphetsLink> {
    LinkRoute(example, pattern).open(
      .universalLink,
      .customScheme,
      .notification,
      .spotlight,
      .quickAction,
      .intent
    )
  }
}
