import SampleTesting
import Testing

/// Links that change something: the person is asked first.
@Suite struct JoiningTests {
  /// The program.
  private let app: BuiltApp

  /// The link of a league whose member the person is not.
  private let join = "prophets://leagues/200/join"

  init() throws { app = try BuiltApp() }

  @Test func joinsALeagueWhenThePersonSaysYes() throws {
    let (reports, code) = try app.open("--confirm", join, "prophets://memberships")
    #expect(code == 0)
    #expect(reports.map(\.outcome) == ["performed", "alreadyShown"])
    #expect(reports[0].link == ["join": ["league": 200]])
    #expect(reports[0].steps.isEmpty)
    #expect(reports[1].screen?.body.contains("The Open League") == true)
  }

  // Without a person to ask, the link is declined.
  @Test(arguments: [["--decline"], []])
  func changesNothingWhenThePersonDoesNotSayYes(flags: [String]) throws {
    let run = try app.run(["open"] + flags + [join])
    #expect(run.code == 1)
    #expect(run.out.contains("  outcome   declined\n  reason    personDeclined: "))
    let screen = try app.open("prophets://leagues/200/invitation").reports.first?.screen
    #expect(screen?.body.contains("You are not a member yet.") == true)
  }

  @Test func failsForALeagueThatIsMissingBeforeItAsks() throws {
    let (reports, code) = try app.open("--confirm", "prophets://leagues/999999/join")
    #expect(code == 1)
    #expect(reports.map(\.outcome) == ["failed"])
    #expect(reports.first?.reason?.code == "recordNotFound")
  }

  @Test func takesOneAnswerAtMost() throws {
    #expect(try app.run(["open", "--confirm", "--decline", join]).code == 64)
  }

  // Strict: what is not understood is not done.
  @Test func refusesAQueryItemThatItDoesNotKnow() throws {
    let (reports, code) = try app.open("--confirm", "\(join)?source=mail")
    #expect(code == 1)
    #expect(reports.first?.outcome != "performed")
  }

  @Test(arguments: [("y", "performed"), ("n", "declined"), ("", "declined")])
  func asksThePersonInTheApp(answer: String, outcome: String) throws {
    let run = try app.run([], input: "open \(join)\n\(answer)\nquit\n")
    #expect(run.error == "prophets: Join league 200? [y/N]\n")
    #expect(run.lines.filter { $0.hasPrefix("  outcome") } == ["  outcome   \(outcome)"])
  }
}
