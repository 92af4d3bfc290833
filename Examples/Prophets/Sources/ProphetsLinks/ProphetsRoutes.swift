public import DeepLinking

/// The table of the app: which URL is which link.
public enum ProphetsRoutes {
  /// The table, for the scheme `prophets` and the domain `55prophets.example`.
  public static let router = LinkRouter(
    ProphetsLink.self,
    prefixes: [.scheme("prophets"), .domain("55prophets.example")],
    caseInsensitiveLiterals: true
  )
}

extension ProphetsLink {
  /// The routes, open to every source, including text that people wrote, and offered to the person's other
  /// devices.
  ///
  /// A link lies on the one that its URL's path goes on from: a question on the questions of its league.
  public static let routes = LinkRoutes<ProphetsLink>(
    access: .from(system + [.content, .handoff])
  ) {
    LinkRoute(.memberships, "/memberships").tab(.leagues)
    LinkRoute(.activity, "/activity").tab(.activity)
    LinkRoute(ProphetsLink.league, "/leagues/:league").on("/memberships")
    LinkRoute(ProphetsLink.questions, "/leagues/:league/questions")
    LinkRoute(ProphetsLink.question, "/leagues/:league/questions/:question")
    LinkRoute(ProphetsLink.review, "/leagues/:league/questions/:question/review")
    LinkRoute(ProphetsLink.comments, "/leagues/:league/comments")
    LinkRoute(ProphetsLink.invitation, "/leagues/:league/invitation").presented(.sheet)
    // It does something, so content and other devices do not reach it.
    LinkRoute(ProphetsLink.join, "/leagues/:league/join").noScreen.effect(.mutate)
      .access(.from(system))
  }

  /// The sources by which the system opens links from outside the app.
  private static let system: [LinkSource] = [
    .universalLink, .customScheme, .notification, .spotlight, .quickAction, .intent,
  ]
}
