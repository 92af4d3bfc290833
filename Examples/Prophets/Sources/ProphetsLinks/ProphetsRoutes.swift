public import DeepLinking

/// The table of the app: which URL is which link.
public enum ProphetsRoutes {
  /// The table, for the scheme `prophets` and the domain `55prophets.example`.
  public static let router = LinkRouter(
    prefixes: [.scheme("prophets"), .domain("55prophets.example")],
    caseInsensitiveLiterals: true,
    routes: screens.routes + actions.routes
  )

  /// The routes of screens: open to every source, including text that people wrote, and offered to the
  /// person's other devices.
  private static let screens = LinkRoutes<ProphetsLink>(
    access: .from(fromOutside.union([.content, .handoff]))
  ) {
    LinkRoute(.memberships, "/memberships")
    LinkRoute(.activity, "/activity")
    LinkRoute(ProphetsLink.league, "/leagues/:league")
    LinkRoute(ProphetsLink.questions, "/leagues/:league/questions")
    LinkRoute(ProphetsLink.question, "/leagues/:league/questions/:question")
    LinkRoute(ProphetsLink.review, "/leagues/:league/questions/:question/review")
    LinkRoute(ProphetsLink.comments, "/leagues/:league/comments")
    LinkRoute(ProphetsLink.invitation, "/leagues/:league/invitation")
  }

  /// What a link does: open to the system, and closed to content that the app shows.
  private static let actions = LinkRoutes<ProphetsLink>(access: .from(fromOutside)) {
    LinkRoute(ProphetsLink.join, "/leagues/:league/join").effect(.mutate)
  }

  /// The sources by which the system opens links from outside the app.
  private static let fromOutside: Set<LinkSource> = [
    .universalLink, .customScheme, .notification, .spotlight, .quickAction, .intent,
  ]
}
