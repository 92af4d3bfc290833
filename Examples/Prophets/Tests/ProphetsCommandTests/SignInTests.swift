import Foundation
import ProphetsFixtures
import SampleTesting
import Testing

/// Links that wait for sign-in.
@Suite struct SignInTests {
  /// The program.
  private let app: BuiltApp

  /// The link of a question, which requires sign-in.
  private let question = "prophets://leagues/123/questions/456"

  init() throws { app = try BuiltApp() }

  @Test func letsALinkWaitAndOpensItOnceAfterSignIn() throws {
    let (reports, code) = try app.open("--signed-out", question)
    #expect(code == 0)
    #expect(reports.map(\.outcome) == ["suspended"])
    #expect(reports[0].state.stack == ["prophets://memberships"])
    let resumed = try signIn()
    #expect(resumed.code == 0)
    #expect(resumed.reports.map(\.outcome) == ["opened"])
    #expect(resumed.reports[0].state.stack == QuestionStack.urls)
    #expect(try signIn().reports.isEmpty)
  }

  @Test func opensWhatNeedsNobodyWhileSignedOut() throws {
    let (reports, code) = try app.open("--signed-out", "prophets://activity")
    #expect(code == 0)
    #expect(reports.map(\.outcome) == ["opened"])
    #expect(try app.run(["sign-in"]).out == "No link waits.\n")
  }

  @Test func showsInTheStateFileWhatWasResumed() throws {
    let state = app.folder.path("state.json")
    _ = try app.open("--state", state, "--signed-out", question)
    _ = try signIn("--state", state)
    #expect(try app.open("--state", state, question).reports.map(\.outcome) == ["alreadyShown"])
  }

  @Test func keepsLinksOfSeveralRunsApartAndLetsTheNewestWin() throws {
    _ = try app.open("--signed-out", "prophets://leagues/7")
    _ = try app.open("--signed-out", question)
    let resumed = try signIn()
    #expect(resumed.reports.map(\.outcome).sorted() == ["opened", "superseded"])
    #expect(resumed.reports.last?.state.stack == QuestionStack.urls)
  }

  // What changes something is never kept from one run to the next.
  @Test func forgetsALinkThatChangesSomething() throws {
    let (reports, code) = try app.open("--signed-out", "--confirm", "prophets://leagues/200/join")
    #expect(code == 0)
    #expect(reports.map(\.outcome) == ["suspended"])
    #expect(try signIn().reports.isEmpty)
  }

  @Test func signsOutAndInAgainInTheApp() throws {
    let run = try app.run(
      [],
      input: "sign-out\nopen prophets://leagues/200/join\nsign-in\ny\nopen \(question)\n"
    )
    let outcomes = run.lines.filter { $0.hasPrefix("  outcome") }
    #expect(
      outcomes == [
        "  outcome   suspended as event-1", "  outcome   performed", "  outcome   opened",
      ]
    )
  }

  @Test func setsAFileAsideThatHoldsNoWaitingLinks() throws {
    _ = try app.open("--signed-out", question)
    let path = app.folder.path("data/prophets/prophets.sqlite.waiting.json")
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    let run = try app.run(["sign-in"])
    #expect(run.code == 0)
    #expect(run.error.contains("prophets.sqlite.waiting.json"))
    #expect(FileManager.default.fileExists(atPath: "\(path).aside"))
  }

  /// Signs in and reads the reports.
  private func signIn(_ arguments: String...) throws -> (reports: [PrintedReport], code: Int32) {
    let run = try app.run(["sign-in", "--json"] + arguments)
    let reports = try run.lines.map { line in
      try JSONDecoder().decode(PrintedReport.self, from: Data(line.utf8))
    }
    return (reports, run.code)
  }
}
