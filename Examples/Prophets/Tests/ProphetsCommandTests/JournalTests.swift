import Foundation
import ProphetsFixtures
import SampleTesting
import Testing

/// What `prophets journal` shows of runs before it.
@Suite struct JournalTests {
  /// An entry, as far as it matters here.
  private struct Entry: Decodable {
    let number: Int
    let event: String
    let kind: String
    let source: String?
    let url: String?
    let stage: String?
    let outcome: String?
    let resumes: String?
  }

  /// The program.
  private let app: BuiltApp

  init() throws { app = try BuiltApp() }

  @Test func showsEventsFromTheirReceiptToTheirEnd() throws {
    let url = "prophets://leagues/123"
    _ = try app.open("--from", "notification", url)
    let run = try app.run(["journal", "--json"])
    #expect(run.code == 0)
    let entries = try entries(in: run)
    #expect(entries.map(\.number) == Array(1...entries.count))
    #expect(entries.first?.kind == "received")
    #expect(entries.first?.source == "notification")
    #expect(entries.first?.url == url)
    #expect(entries.compactMap(\.stage).contains("resolving"))
    #expect(entries.last?.kind == "ended")
    #expect(entries.last?.outcome == "opened")
  }

  @Test func keepsTheEventsOfAllRunsAndShowsTheLast() throws {
    _ = try app.open("evil://x")
    _ = try app.run([], input: "open prophets://leagues/abc\n")
    _ = try app.open("--signed-out", "prophets://leagues/123")
    _ = try app.run(["sign-in"])
    let entries = try entries(in: app.run(["journal", "--json"]))
    #expect(
      entries.compactMap(\.outcome) == ["notOurs", "unmatched", "suspended", "opened"]
    )
    #expect(entries.compactMap(\.resumes) == ["event-1"])
    let last = try app.run(["journal", "--last", "1"])
    #expect(last.lines.count == 1)
    #expect(last.out.contains(" ended "))
    #expect(last.out.contains(" opened"))
  }

  @Test func saysWhenThereIsNothing() throws {
    #expect(try app.run(["journal"]).out == "Nothing was received yet.\n")
    let json = try app.run(["journal", "--json"])
    #expect(json.code == 0)
    #expect(json.out.isEmpty)
  }

  @Test func exitsWith65ForALineThatIsNoEntry() throws {
    let database = app.folder.path("a.sqlite")
    try Data("{}\n".utf8).write(to: URL(fileURLWithPath: "\(database).journal.jsonl"))
    let run = try app.run(["journal", "--database", database])
    #expect(run.code == 65)
    #expect(run.out.isEmpty)
    #expect(run.error.contains("a.sqlite.journal.jsonl"))
  }

  @Test func exitsWith64ForANumberThatIsNone() throws {
    #expect(try app.run(["journal", "--last", "0"]).code == 64)
  }

  @Test(arguments: [[], ["--json"]])
  func sendsNoControlCharacterToTheTerminal(flags: [String]) throws {
    _ = try app.open("prophets://\u{1B}[31m\u{202E}")
    let out = try app.run(["journal"] + flags).out
    #expect(out.contains("[31m"))
    #expect(!out.unicodeScalars.contains("\u{1B}"))
    #expect(!out.unicodeScalars.contains("\u{202E}"))
  }

  /// The entries that a run printed.
  private func entries(in run: BuiltApp.Run) throws -> [Entry] {
    try run.lines.map { try JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
  }
}
