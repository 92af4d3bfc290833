public import DeepLinking

extension ProphetsLink {
  /// Which URL is which link, for the scheme `prophets` and the domain `55prophets.example`.
  public static let router = LinkRouter(
    ProphetsLink.self,
    prefixes: [.scheme("prophets"), .domain("55prophets.example")],
    caseInsensitiveLiterals: true
  )

  /// The routes, open to every source, including text that people wrote, and offered to the person's other
  /// devices.
  ///
  /// A link lies on the one that its URL's path goes on from: a question on the questions of its league.
  public static let routes = LinkRoutes<ProphetsLink>(
    access: .from(system + [.content, .handoff])
  ) {
    LinkRoute(.memberships, "/memberships").tab(.leagues)
      .titled("My leagues").described("The leagues of the signed-in person.")
    LinkRoute(.activity, "/activity").tab(.activity)
      .titled("Activity").described("What happened in the person's leagues.")
    LinkRoute(ProphetsLink.league, "/leagues/:league").on("/memberships")
      .titled("League").described("A league: its members and what is open.")
    LinkRoute(ProphetsLink.questions, "/leagues/:league/questions")
      .titled("Questions").described("The questions of a league.")
    LinkRoute(ProphetsLink.question, "/leagues/:league/questions/:question")
      .titled("Question").described("A question of a league, to be answered.")
    LinkRoute(ProphetsLink.review, "/leagues/:league/questions/:question/review")
      .titled("Review").described("The answers to a question that is closed.")
    LinkRoute(ProphetsLink.comments, "/leagues/:league/comments")
      .titled("Comments").described("What the members of a league wrote.")
    LinkRoute(ProphetsLink.invitation, "/leagues/:league/invitation").presented(.sheet)
      .titled("Invitation").described("A league that the person may join.")
    // It does something, so content and other devices do not reach it.
    LinkRoute(ProphetsLink.join, "/leagues/:league/join").noScreen.effect(.mutate)
      .access(.from(system))
      .titled("Join").described("Joins a league. It has no screen.")
  }

  /// The sources by which the system opens links from outside the app.
  private static let system: [LinkSource] = [
    .universalLink, .customScheme, .notification, .spotlight, .quickAction, .intent,
  ]
}

extension TabID {
  /// The tab of the person's leagues.
  public static let leagues: TabID = "leagues"

  /// The tab of what happened lately.
  public static let activity: TabID = "activity"
}

extension NavigationState<ProphetsLink> {
  /// What the app shows when it was launched without a link: two tabs, the first one selected.
  ///
  /// - Throws: `NavigationStateError`, never for these tabs.
  public static func atLaunch() throws(NavigationStateError) -> Self {
    try NavigationState(containers: [
      NavigationContainer(id: .leagues, stack: [.destination(.memberships)]),
      NavigationContainer(id: .activity, stack: [.destination(.activity)]),
    ])
  }
}
