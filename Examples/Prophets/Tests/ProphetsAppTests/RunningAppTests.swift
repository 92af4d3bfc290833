import DeepLinking
import GRDB
import LinkTesting
@testable import prophets
import ProphetsFixtures
import ProphetsLinks
import ProphetsStore
import Testing

/// The app while it runs: what links and people do to it.
@MainActor
@Suite struct RunningAppTests {
  /// The folder of the test.
  private let folder: TemporaryFolder

  /// The app, just launched.
  private let app: RunningApp

  /// The time of the app, which stands still.
  private let turns: AppTurns

  init() throws {
    folder = try TemporaryFolder()
    turns = AppTurns { LinkInstant(since1970: .zero) }
    app = try RunningApp(
      store: ProphetsStore(path: folder.path("prophets.sqlite")),
      environment: turns.environment
    )
    app.handler.sceneDidBecomeActive()
  }

  // A2: one object receives every URL, whatever entry point it comes through.
  @Test(arguments: [
    (LinkEntryPoint.openURL, LinkSource.customScheme), (.notification, .notification),
    (.shortcut, .quickAction),
    (.intent, .intent), (.connection, .customScheme), (.userActivity, .handoff),
    (.content, .content),
  ])
  func opensALinkThroughEveryEntryPoint(entryPoint: LinkEntryPoint, source: LinkSource) async {
    let outcome = await open("prophets://leagues/123", through: entryPoint, from: source).outcome
    #expect(outcome == .opened(skipping: []))
    #expect(top == .league(league: 123))
  }

  @Test func joinsNothingForContentThatTheAppShows() async {
    let before = app.state
    let report = await open("prophets://leagues/200/join", through: .content, from: .content)
    #expect(report.outcome.name == "unmatched")
    #expect(app.state == before)
  }

  @Test func aURLCrossesEachFloorOnceAndInOrder() async {
    for path in [
      "leagues/123/questions/456", "leagues/7/invitation", "activity", "leagues/999999", "nowhere",
    ] {
      turns.advance()
      let delivery = LinkDelivery<ProphetsLink>(
        url: "prophets://\(path)",
        source: .customScheme,
        entryPoint: .openURL
      )
      #expect(await WayLaw.violations(of: delivery, to: app.handler) == [])
    }
  }

  // A5, A6: the screens of the way back are there, and back walks them.
  @Test func walksBackFromAQuestionAsIfOneHadWalkedThere() async {
    await open("prophets://leagues/123/questions/456")
    #expect(top == .question(league: 123, question: 456))
    for link in [ProphetsLink.questions(league: 123), .league(league: 123), .memberships] {
      #expect(app.goBack())
      #expect(top == link)
    }
    #expect(!app.goBack())
    #expect(top == .memberships)
  }

  // A5: not what was compiled into the app, but what the database says when the link is opened.
  @Test func a5ShowsWhatTheDatabaseSaysNow() async throws {
    let database = try DatabaseQueue(path: folder.path("prophets.sqlite"))
    try await database.write { database in
      try database.execute(sql: "UPDATE question SET text = 'Who is next?' WHERE id = 456")
      try database.execute(sql: "INSERT INTO question VALUES (999, 123, 'And then?')")
    }
    await open("prophets://leagues/123/questions/456")
    #expect(try await app.currentScreen()?.title == "Who is next?")
    let added = "prophets://leagues/123/questions/999"
    #expect(await open(added).outcome.isSuccess)
    try await database.write { try $0.execute(sql: "DELETE FROM question WHERE id = 999") }
    #expect(app.goBack())
    #expect(await open(added).outcome.reason?.code == .recordNotFound)
  }

  @Test func dismissesAnInvitationByGoingBack() async {
    await open("prophets://leagues/7/invitation")
    #expect(app.goBack())
    #expect(app.state.presentations.isEmpty)
    #expect(top == .league(league: 7))
  }

  @Test func keepsTheStackOfATabThatIsLeft() async {
    await open("prophets://leagues/42/comments")
    #expect(app.select(.activity))
    #expect(top == .activity)
    #expect(app.select(.leagues))
    #expect(top == .comments(league: 42))
  }

  @Test func changesNothingForATabThatDoesNotExist() async {
    await open("prophets://leagues/7/invitation")
    let before = app.state
    #expect(!app.select("settings"))
    #expect(app.state == before)
  }

  @Test func takesDownAnInvitationWhenATabIsSelected() async {
    await open("prophets://leagues/7/invitation")
    #expect(app.select(.activity))
    #expect(app.state.presentations.isEmpty)
    #expect(app.state.stack(at: .container(.leagues))?.count == 2)
  }

  @Test func opensALinkOfItsOwn() async {
    await open("prophets://leagues/123/questions/456")
    let outcome = await app.handler.open(.memberships).outcome
    #expect(outcome == .opened(skipping: []))
    #expect(app.state == (try? .atLaunch()))
  }

  // The flaw of system A: a record that is missing was not handled.
  @Test(arguments: [
    ("prophets://leagues/999999", "league", "999999"),
    ("prophets://leagues/999999/questions/456", "league", "999999"),
    ("prophets://leagues/7/questions/456", "question", "456"),
    ("prophets://leagues/123/questions/1/review", "question", "1"),
    ("prophets://leagues/-1/invitation", "league", "-1"),
  ])
  func failsForWhatIsNotInTheDatabase(url: String, parameter: String, found: String) async {
    await open("prophets://leagues/7/invitation")
    let before = app.state
    let report = await open(url)
    #expect(report.outcome.name == "failed")
    #expect(report.outcome.reason?.code == .recordNotFound)
    #expect(report.outcome.reason?.parameter == parameter)
    #expect(report.outcome.reason?.found == found)
    #expect(report.outcome.reason?.message.contains(found) == true)
    #expect(report.steps.isEmpty)
    #expect(app.state == before)
  }

  @Test func hearsATapTwiceAndADeliveryOnce() async {
    let url = "prophets://leagues/123"
    let first = await open(url)
    #expect(first.outcome == .opened(skipping: []))
    let otherEntryPoint = await open(url, through: .userActivity, advancing: false)
    #expect(otherEntryPoint.outcome == .duplicate(of: first.event.id))
    #expect(await open(url).outcome == .alreadyShown)
  }

  @Test func tellsURLsApartThatOnlyLookTheSame() async {
    let composed = await open("prophets://leagues/\u{E9}")
    let decomposed = await open(
      "prophets://leagues/e\u{301}",
      through: .userActivity,
      advancing: false
    )
    #expect(composed.outcome.name == "unmatched")
    #expect(decomposed.outcome.name == "unmatched")
  }

  @Test func letsANewerLinkTakeThePlaceOfOneThatIsStillResolving() async {
    turns.advance()
    let older = app.handler.receive(delivery("prophets://leagues/7"))
    turns.advance()
    let newer = app.handler.receive(delivery("prophets://leagues/42"))
    #expect(await older.outcome == .superseded(by: newer.id))
    #expect(await newer.outcome == .opened(skipping: []))
    #expect(top == .league(league: 42))
  }

  /// The link whose screen is on top.
  private var top: ProphetsLink? { app.state.visibleEntry?.destination }

  /// A delivery of a URL.
  private func delivery(
    _ url: String,
    through entryPoint: LinkEntryPoint = .openURL,
    from source: LinkSource = .customScheme
  ) -> LinkDelivery<ProphetsLink> {
    LinkDelivery(url: url, source: source, entryPoint: entryPoint)
  }

  /// Opens a URL in a turn of its own, and waits for the end.
  @discardableResult
  private func open(
    _ url: String,
    through entryPoint: LinkEntryPoint = .openURL,
    from source: LinkSource = .customScheme,
    advancing: Bool = true
  ) async -> LinkReport<ProphetsLink> {
    if advancing { turns.advance() }
    return await app.receive(delivery(url, through: entryPoint, from: source))
  }
}
