import Foundation
import ProphetsFixtures
import SampleTesting
import Testing

/// What the commands do with the database and the file of saved state, and their exit codes.
@Suite struct FilesTests {
  /// The program.
  private let app: BuiltApp

  /// The file of saved state.
  private var state: String { app.folder.path("state.json") }

  init() throws { app = try BuiltApp() }

  @Test func savesWhatIsShownAsATreeOfURLs() throws {
    _ = try app.open("--state", state, "prophets://leagues/123/invitation")
    let saved = try JSONDecoder().decode(SavedFile.self, from: contents(of: state))
    #expect(saved.version == 1)
    #expect(saved.selected == "leagues")
    #expect(saved.containers.map(\.id) == ["leagues", "activity"])
    #expect(saved.containers[0].stack == ["prophets://memberships", "prophets://leagues/123"])
    #expect(
      saved.presented == [.init(style: "sheet", stack: ["prophets://leagues/123/invitation"])]
    )
  }

  @Test func restoresWhatWasSaved() throws {
    let url = "prophets://leagues/123/questions/456"
    let first = try app.open("--state", state, url)
    let second = try app.open("--state", state, url, "prophets://activity")
    #expect(first.reports.map(\.outcome) == ["opened"])
    #expect(second.reports.map(\.outcome) == ["alreadyShown", "opened"])
    let third = try app.open("--state", state, "evil://x")
    #expect(third.reports[0].state == second.reports[1].state)
  }

  @Test func dismissesAnInvitationThatWasRestored() throws {
    _ = try app.open("--state", state, "prophets://leagues/123/invitation")
    let (reports, _) = try app.open("--state", state, "prophets://leagues/123/questions/456")
    #expect(reports[0].steps.map(\.step) == ["dismiss", "push"])
  }

  @Test func namesWhatCouldNotBeRestoredAndShowsTheRest() throws {
    try write(
      """
      {"version":1,"selected":"leagues","presented":[],"containers":[{"id":"leagues",
      "stack":["prophets://memberships","prophets://leagues/999999"]}]}
      """,
      to: state
    )
    let run = try app.run(["open", "--json", "--state", state, "prophets://memberships"])
    #expect(run.code == 0)
    #expect(run.error == "prophets: prophets://leagues/999999 could not be restored\n")
    #expect(run.lines.count == 1)
  }

  @Test(arguments: ["", "{", "[]", #"{"version":2,"selected":"a","containers":[],"presented":[]}"#])
  func exitsWith65ForAStateThatIsMalformedAndKeepsTheFile(text: String) throws {
    try write(text, to: state)
    let run = try app.run(["open", "--json", "--state", state, "prophets://activity"])
    #expect(run.code == 65)
    #expect(run.out.isEmpty)
    #expect(run.error.contains(state))
    #expect(try contents(of: state) == Data(text.utf8))
  }

  @Test func exitsWith66ForAFileThatCannotBeRead() throws {
    let folder = app.folder.path("")
    #expect(try app.run(["open", "--state", folder, "prophets://activity"]).code == 66)
    #expect(try app.run(["open", "--database", folder, "prophets://activity"]).code == 66)
    #expect(try app.run(["--state", folder]).code == 66)
  }

  @Test func exitsWith73ForAFileThatCannotBeWritten() throws {
    let run = try app.run(
      ["open", "--json", "--state", app.folder.path("no/state.json"), "prophets://activity"])
    #expect(run.code == 73)
    #expect(run.lines.count == 1)
    try write("", to: app.folder.path("file"))
    let database = app.folder.path("file/prophets.sqlite")
    #expect(try app.run(["open", "--database", database, "prophets://activity"]).code == 73)
  }

  @Test func exitsWith65ForAFileThatIsNoDatabase() throws {
    try write("no database, but long enough to be taken for one", to: app.folder.path("x"))
    let run = try app.run(["open", "--database", app.folder.path("x"), "prophets://activity"])
    #expect(run.code == 65)
    #expect(run.out.isEmpty)
  }

  @Test(arguments: [
    ["open"], ["open", "--entry-points", "window", "prophets://activity"], ["opne"],
    ["open", "--entry-points", "", "prophets://activity"],
    ["open", "--colour", "prophets://activity"],
  ])
  func exitsWith64ForWrongUsage(arguments: [String]) throws {
    let run = try app.run(arguments)
    #expect(run.code == 64)
    #expect(run.out.isEmpty)
    #expect(!run.error.isEmpty)
  }

  @Test func makesTheDatabaseInTheDataFolderOnTheFirstRun() throws {
    let path = app.folder.path("data/prophets/prophets.sqlite")
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try app.open("prophets://leagues/123").code == 0)
    #expect(try contents(of: path).starts(with: Data("SQLite format 3\0".utf8)))
  }

  @Test func usesTheDatabaseThatIsNamed() throws {
    let path = app.folder.path("mine.sqlite")
    #expect(try app.open("--database", path, "prophets://leagues/123").code == 0)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(!FileManager.default.fileExists(atPath: app.folder.path("data")))
  }

  /// What the file of saved state holds.
  private struct SavedFile: Decodable {
    struct Container: Decodable {
      let id: String
      let stack: [String]
    }
    let version: Int
    let selected: String
    let containers: [Container]
    let presented: [PrintedReport.Presented]
  }

  /// The contents of a file.
  private func contents(of path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Writes a file.
  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
