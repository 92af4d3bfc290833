import ProphetsFixtures
import SampleTesting
import Testing

/// What a person sees of the app in the terminal.
@Suite struct WalkTests {
  /// The program.
  private let app: BuiltApp

  init() throws { app = try BuiltApp() }

  @Test func showsTheLeaguesFirst() throws {
    let run = try app.run([])
    #expect(run.code == 0)
    #expect(run.lines.first == "  Your leagues")
    #expect(run.out.contains("Sunday Prophets · 10 points · 1 open  prophets://leagues/123"))
  }

  // A6: back works as if one had walked there.
  @Test func walksBackFromAQuestionScreenByScreen() throws {
    let screens = try titles(
      after: "open prophets://leagues/123/questions/456",
      "back",
      "back",
      "back"
    )
    #expect(
      screens == [
        "Your leagues", "Which planet takes the longest to turn once on its axis?",
        "Questions of Sunday Prophets", "Sunday Prophets", "Your leagues",
      ]
    )
  }

  @Test func opensALinkAgainAfterBack() throws {
    let url = "open prophets://leagues/123/questions/456"
    let run = try walk(url, url, "back", url)
    let outcomes = run.lines.filter { $0.hasPrefix("  outcome") }
    #expect(
      outcomes == ["  outcome   opened", "  outcome   alreadyShown", "  outcome   opened"]
    )
  }

  @Test func leavesAnInvitationByBack() throws {
    let run = try walk("open prophets://leagues/7/invitation", "stack", "back", "stack")
    #expect(
      run.out.contains(
        """
        tab leagues
          prophets://memberships
          prophets://leagues/7
        sheet
          prophets://leagues/7/invitation
        """
      )
    )
    #expect(run.out.hasSuffix("tab leagues\n  prophets://memberships\n  prophets://leagues/7\n"))
  }

  @Test func goesHomeFromAnywhereWithoutPilingUp() throws {
    let run = try walk("open prophets://leagues/7/invitation", "home", "home", "stack")
    #expect(run.out.hasSuffix("tab leagues\n  prophets://memberships\n"))
  }

  @Test func keepsTheStackOfATab() throws {
    let screens = try titles(
      after: "open prophets://leagues/42/comments",
      "tab activity",
      "tab leagues"
    )
    #expect(screens.suffix(2) == ["Activity", "Comments in Late Night Oracles"])
  }

  @Test func showsNothingNewForALinkThatFails() throws {
    let run = try walk("open prophets://leagues/123", "open prophets://leagues/999999")
    #expect(run.code == 0)
    #expect(run.out.contains("  reason    recordNotFound: There is no league 999999.\n"))
    #expect(run.lines.filter { $0 == "  Sunday Prophets" }.count == 2)
  }

  @Test(arguments: [
    ("back", "This is the first screen."),
    ("tab settings", "There is no tab 'settings'; there are leagues, activity."),
    ("tab", "tab needs a name: tab activity"),
    ("open", "open needs a URL: open prophets://leagues/123"),
    ("fly", "'fly' is nothing to do here; try help"),
  ])
  func saysWhatCannotBeDone(instruction: String, answer: String) throws {
    #expect(try walk(instruction).lines.last == answer)
  }

  @Test func explainsItself() throws {
    let help = try walk("help").out
    for word in ["open URL", "back", "home", "tab NAME", "stack", "quit"] {
      #expect(help.contains("\n\(word) "))
    }
  }

  @Test func quitsAndReadsNoFurther() throws {
    let run = try walk("quit", "help")
    #expect(run.code == 0)
    #expect(!run.out.contains("open URL"))
  }

  @Test func goesOnWhereItWasLeft() throws {
    let state = app.folder.path("state.json")
    _ = try app.run(["--state", state], input: "open prophets://leagues/123/comments\n")
    let run = try app.run(["--state", state], input: "back\n")
    #expect(run.lines.first == "  Comments in Sunday Prophets")
    #expect(run.lines.contains("  Sunday Prophets"))
  }

  /// Types lines at the app.
  private func walk(_ lines: String...) throws -> BuiltApp.Run {
    try app.run([], input: lines.map { "\($0)\n" }.joined())
  }

  /// Types lines at the app and reads the titles of the screens that it shows.
  private func titles(after lines: String...) throws -> [String] {
    let run = try app.run([], input: lines.map { "\($0)\n" }.joined())
    let all = run.out.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(all, all.dropFirst())
      .filter { $0.isEmpty && $1.hasPrefix("  ") && !$1.hasPrefix("    ") }
      .map { String($1.dropFirst(2)) }
  }
}
