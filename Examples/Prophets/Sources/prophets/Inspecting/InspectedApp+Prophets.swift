import DeepLinking
import LinkAnalysis
import LinkInspectorPage
import ProphetsApp
import ProphetsLinks
import ProphetsScreens

extension InspectedApp<ProphetsLink> {
  /// The app of a session, for the page.
  convenience init(_ session: AppSession) {
    let app = session.app
    self.init(
      name: "Prophets",
      handler: app.handler,
      person: InspectedPerson(
        state: { app.state },
        goBack: { app.goBack() },
        select: { app.select($0) }
      ),
      catalog: ParsedCatalog(app.router.catalog(examples: ProphetsLink.samples)),
      journal: { session.journal.updates() },
      commands: { url in
        [LaunchCommand("Terminal", ["bin/prophets", "open", url])]
          + LaunchCommand.standard(opening: url)
      },
      willDeliver: { session.turns.advance() },
      title: { $0.title }
    ) { link in
      InspectorScreen(try await app.screens.screen(for: link), app.router)
    }
  }
}

extension InspectorScreen {
  /// A screen of the app; its lines open what they lead to.
  fileprivate init(_ screen: Screen, _ router: LinkRouter<ProphetsLink>) {
    self.init(
      title: screen.title,
      lines: screen.rows.map { row in
        let url = row.link.flatMap { try? router.url(for: $0, at: .scheme("prophets")).text }
        return Line(row.text, opens: url)
      }
    )
  }
}

extension ProphetsLink {
  /// A link of each kind whose records are in the database from the first run on.
  fileprivate static let samples: [ProphetsLink] = [
    .memberships, .activity, .league(league: 123), .questions(league: 123),
    .question(league: 123, question: 456), .review(league: 123, question: 455),
    .comments(league: 123), .invitation(league: 42), .join(league: 200),
  ]
}
