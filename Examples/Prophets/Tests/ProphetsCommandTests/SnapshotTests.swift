import Foundation
import SampleTesting
import Testing

/// What the command prints, to the letter: what is null, and the layout.
///
/// Each file in `Snapshots/` is the output of one run. To change one on purpose, put there what the
/// failing test prints.
@Suite struct SnapshotTests {
  /// The program.
  private let app: BuiltApp

  init() throws { app = try BuiltApp() }

  @Test(arguments: [
    ("question.json", ["--json", "prophets://leagues/123/questions/456"]),
    (
      "invitation-then-question.json",
      [
        "--json", "prophets://leagues/123/invitation",
        "https://55prophets.example/leagues/123/questions/456",
      ]
    ),
    (
      "cold-twice.json",
      [
        "--json", "--cold", "--entry-points", "connection,openURL", "prophets://activity",
      ]
    ),
    (
      "refused.json",
      [
        "--json", "prophets://leagues/999999", "prophets://leagues/abc", "evil://leagues/123",
        "https://55prophets.example/about",
      ]
    ),
    ("question.txt", ["prophets://leagues/123/questions/456"]),
    (
      "refused.txt",
      ["prophets://leagues/123/invitation", "prophets://leagues/999999", "prophets://leagues/abc"]
    ),
  ])
  func printsWhatIsInTheSnapshot(file: String, arguments: [String]) throws {
    #expect(try app.run(["open"] + arguments).out == contents(of: "Snapshots/\(file)"))
  }

  @Test func showsInTheReadmeWhatItPrints() throws {
    let printed = try contents(of: "Snapshots/question.txt")
    #expect(try contents(of: "../../README.md").contains("```text\n\(printed)```\n"))
  }

  /// The contents of a file.
  private func contents(of path: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent(path).standardizedFileURL)
    return String(decoding: data, as: UTF8.self)
  }
}
