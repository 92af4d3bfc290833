import ArgumentParser
import DeepLinking
import LinkAnalysis
import LinkInspectorPage
import ProphetsLinks
import ProphetsStore

/// `prophets inspect`: serves a page with the app in it.
struct Inspect: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Serves a page on this machine with the app in it: a phone, and the way of each link.",
    discussion: """
      The first line that it prints is the URL of the page. What is opened there is delivered to the app, \
      which shows what is in the database. Control-C ends it. Exit codes are those of `prophets open`, and \
      75 when the port cannot be had.
      """
  )

  @OptionGroup var options: AppOptions

  @Flag(help: "Begin signed out; links into leagues wait for sign-in.")
  var signedOut = false

  @Option(help: "The port; 0 for any that is free.")
  var port: UInt16 = 0

  @MainActor
  func run() async throws {
    let session = try await AppSession(options, isActive: true, isSignedOut: signedOut)
    do {
      try await InspectorServer(InspectedApp(session), port: port).run { print($0) }
    } catch {
      throw CommandFailure("\(error)", .noSetup)
    }
    try await session.end()
  }
}

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
      catalog: ParsedCatalog(app.links.router.catalog(examples: ProphetsLink.samples)),
      journal: { session.journal.updates() },
      commands: { url in
        [LaunchCommand("Terminal", ["bin/prophets", "open", url])]
          + LaunchCommand.standard(opening: url)
      },
      willDeliver: { session.turns.advance() },
      title: { $0.title }
    ) { link in
      let screen = try await app.store.screen(for: link)
      return InspectorScreen(
        title: screen.title,
        lines: screen.rows.map { InspectorScreen.Line($0.text, opens: $0.link?.url) }
      )
    }
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
