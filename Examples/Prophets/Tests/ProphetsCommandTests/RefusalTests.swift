import SampleTesting
import Testing

/// What `prophets open` does with links that lead nowhere.
@Suite struct RefusalTests {
  /// The program.
  private let app: BuiltApp

  init() throws { app = try BuiltApp() }

  // A flaw of system A: a missing record was not handled.
  @Test(arguments: ["prophets://leagues/999999", "prophets://leagues/999999/questions/456"])
  func failsForALeagueThatIsMissingAndChangesNothing(url: String) throws {
    let (reports, code) = try app.open("prophets://leagues/123/invitation", url)
    #expect(code == 1)
    #expect(reports[1].outcome == "failed")
    #expect(reports[1].reason?.code == "recordNotFound")
    #expect(reports[1].reason?.parameter == "league")
    #expect(reports[1].reason?.found == "999999")
    #expect(reports[1].reason?.message.contains("999999") == true)
    #expect(reports[1].steps.isEmpty)
    #expect(reports[1].state == reports[0].state)
    #expect(reports[1].screen == reports[0].screen)
  }

  @Test func failsForAQuestionOfAnotherLeague() throws {
    let (reports, code) = try app.open("prophets://leagues/7/questions/456")
    #expect(code == 1)
    #expect(reports[0].outcome == "failed")
    #expect(reports[0].reason?.parameter == "question")
    #expect(reports[0].state.stack == ["prophets://memberships"])
  }

  // A flaw of system A: nothing told why a URL matched nothing.
  @Test func namesTheSegmentAndTheTypeThatWasExpected() throws {
    let (reports, code) = try app.open("prophets://leagues/abc")
    #expect(code == 1)
    #expect(reports[0].outcome == "unmatched")
    #expect(reports[0].reason?.code == "valueType")
    #expect(reports[0].reason?.parameter == "league")
    #expect(reports[0].reason?.segment == 2)
    #expect(reports[0].reason?.expected == "Int")
    #expect(reports[0].reason?.found == "abc")
    #expect(reports[0].route == nil)
    #expect(reports[0].link == nil)
  }

  @Test(arguments: [
    ("evil://leagues/123", "notOurs", "unknownScheme"),
    ("https://evil.example/leagues/123", "openInBrowser", "unknownHost"),
    ("https://me@55prophets.example/leagues/123", "rejected", "malformedURL"),
    ("prophets://leagues/12 3", "rejected", "malformedURL"),
    ("nothing", "rejected", "malformedURL"),
    ("prophets://nowhere", "unmatched", "noRoute"),
    ("https://55prophets.example/about", "openInBrowser", "noRoute"),
    ("https://55prophets.example/leagues/abc", "openInBrowser", "valueType"),
  ])
  func saysWhyALinkIsNotOpened(url: String, outcome: String, code: String) throws {
    let (reports, exit) = try app.open(url)
    #expect(exit == 1)
    #expect(reports[0].outcome == outcome)
    #expect(reports[0].reason?.code == code)
    #expect(reports[0].state.stack == ["prophets://memberships"])
  }

  @Test func changesNothingForContentThatTheAppShows() throws {
    let (reports, code) = try app.open("--entry-points", "content", "prophets://leagues/200/join")
    #expect(code == 1)
    #expect(reports[0].outcome == "unmatched")
    #expect(try app.open("--entry-points", "content", "prophets://leagues/200").code == 0)
  }

  @Test func goesOnAfterALinkThatIsNotOpened() throws {
    let (reports, code) = try app.open("evil://x", "prophets://leagues/123")
    #expect(code == 1)
    #expect(reports.map(\.outcome) == ["notOurs", "opened"])
  }

  @Test func neverSendsAControlCharacterToTheTerminal() throws {
    let url = "prophets://\u{1B}[31m\u{202E}"
    let text = try app.run(["open", url])
    let json = try app.run(["open", "--json", url])
    #expect(text.out.contains("\\u{1B}"))
    #expect(json.out.contains("\\u001b"))
    for run in [text, json] {
      #expect(!run.out.unicodeScalars.contains("\u{1B}"))
      #expect(!run.out.unicodeScalars.contains("\u{202E}"))
    }
    #expect(try app.open(url).reports[0].url == url)
  }

  // A link in text that people wrote can't make anyone a member; one from the server may ask.
  @Test(arguments: ["content", "handoff"])
  func opensALinkOnlyForSourcesThatItsRouteIsOpenTo(source: String) throws {
    let url = "prophets://leagues/200/join"
    let closed = try app.open("--confirm", "--from", source, url)
    #expect(closed.code == 1)
    #expect(closed.reports.first?.outcome == "unmatched")
    #expect(closed.reports.first?.reason?.code == "noRoute")
    let push = try app.open("--confirm", "--from", "notification", url)
    #expect(push.code == 0)
    #expect(push.reports.first?.outcome == "performed")
  }

  @Test func noURLComesFromTheAppItself() throws {
    #expect(try app.run(["open", "--from", "app", "prophets://leagues/123"]).code == 64)
  }
}
