import DeepLinking
import Foundation
import LinkAnalysis
import LinkAssociation
import LinkRouting
import Testing

@testable import LinkInspectorPage

/// What the panels of the page are told: routes, association, events.
@MainActor
@Suite struct PanelTests {
  @Test func tellsRoutesWithTheirPlaces() async throws {
    let rows = try QuizApp.parsed().catalog.routes
    let app = try QuizApp.make()
    let told = rows.map { RouteRow($0, in: app) }
    #expect(
      told.map(\.place) == [
        "tab leagues", "tab activity", "on leagues", "on league", "sheet over league", "no screen",
        "on leagues", "root",
      ]
    )
    #expect(told[3].paths == [["leagues", ":league", "questions", ":question"]])
    #expect(told[7].access == [])
    #expect(told[5].effect == "mutate")
  }

  @Test func tellsAllOfOneRoute() async throws {
    let detail = try #require(RouteDetail("question", in: try QuizApp.make()))
    #expect(
      detail.samples == [
        "quiz://leagues/1/questions/2", "https://quiz.example/leagues/1/questions/2",
      ]
    )
    #expect(detail.chain.map(\.title) == ["Leagues", "League 1", "Question 1 2"])
    #expect(detail.values.map(\.name) == ["league", "question"])
    #expect(detail.commands.map(\.place) == ["Simulator", "Device", "Android", "Desktop"])
    #expect(RouteDetail("nothing", in: try QuizApp.make()) == nil)
  }

  @Test func writesCommandsThatAShellReadsAsOneURL() {
    let commands = LaunchCommand.standard(opening: "quiz://a?b=c&d='e'")
    #expect(
      commands[0].command == #"xcrun simctl openurl booted 'quiz://a?b=c&d='\''e'\'''"#
    )
    #expect(commands[1].command.hasSuffix("BUNDLE-ID"))
  }

  @Test func tellsConflictsWhereTheyAre() async throws {
    let catalog = """
      {"version": 1, "prefixes": [{"scheme": "a"}], "routes": [
        {"name": "one", "path": "/x/:a"}, {"name": "two", "path": "/x/:b"}, {"name": "bad", "path": "/:"}]}
      """
    let conflicts = RouteConflict.all(in: try QuizApp.parsed(catalog))
    #expect(conflicts.contains { $0.routes == ["one", "two"] && $0.isError && $0.url != nil })
    #expect(conflicts.contains { $0.routes == ["bad"] && $0.isError })
  }

  @Test func tellsWhichRuleOfAnAssociationFileDecided() async throws {
    let file = """
      {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.quiz"], "components": [
        {"/": "/leagues/*/join", "exclude": true}, {"/": "/leagues/*"}]}]}}
      """
    let panel = AssociationPanel(try ParsedAssociation(Array(file.utf8)).association)
    let app = try QuizApp.make(association: panel)
    let told = try await Told(app, "association")
    #expect(told["app"] as? String == "ABCDE12345.com.example.quiz")
    let samples = try #require(told["samples"] as? [[String: Any]])
    let verdicts = samples.map { sample in
      "\(sample["route"] ?? "") \((sample["answer"] as? [String: Any])?["verdict"] ?? "")"
    }
    #expect(verdicts.contains("league match") && verdicts.contains("join exclude"))
    #expect(verdicts.contains("activity none"))
    let offered = try await Told(
      app,
      "offered",
      "url=https%3A%2F%2Fquiz.example%2Fleagues%2F7%2Fjoin"
    )
    #expect(offered["pointer"] as? String == "/applinks/details/0/components/0")
    let gaps = try await Told(app, "gaps")
    #expect(gaps.texts("gaps", of: "message").contains { $0.contains("'activity'") })
    await #expect(throws: Told.NoDocument.self) {
      try await Told(try QuizApp.make(), "association")
    }
  }

  @Test func followsAJournalThatIsWritten() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("journal-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let entries = JournalTail(path: file.path, interval: .milliseconds(1)).entries()
    var iterator = entries.makeAsyncIterator()
    try Data("no entry\n\(line(1))\n\(line(2))\n{\"half".utf8).write(to: file)
    #expect(await iterator.next()?.number == 1)
    #expect(await iterator.next()?.number == 2)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\": 1}\n\(line(3).prefix(20))".utf8))
    try handle.write(contentsOf: Data("\(line(3).dropFirst(20))\n".utf8))
    #expect(await iterator.next()?.number == 3)
    try handle.close()
    try Data("\(line(9))\n".utf8).write(to: file)
    #expect(await iterator.next()?.number == 9)
  }

  @Test func writesEventsAsTheBrowserReadsThem() async throws {
    let entry = try JSONDecoder().decode(LinkJournalEntry.self, from: Data(line(4).utf8))
    let (entries, continuation) = AsyncStream.makeStream(of: LinkJournalEntry.self)
    var chunks = EventBytes(entries, beat: .seconds(3600)).chunks.makeAsyncIterator()
    #expect(await chunks.next().map { String(decoding: $0, as: UTF8.self) } == ": events\n\n")
    continuation.yield(entry)
    let text = String(decoding: await chunks.next() ?? [], as: UTF8.self)
    #expect(text.hasPrefix("data: {") && text.contains("\"number\":4"))
    #expect(text.count { $0 == "\n" } == 2)
  }

  @Test func turnsNoTextIntoMarkup() throws {
    let script = String(decoding: PackageResources.page_js, as: UTF8.self)
    for way in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
      "srcdoc",
    ] {
      #expect(!script.contains(way), "\(way)")
    }
    let page = PageFile.page
    #expect(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick"))
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.contains("<script src=\"page.js\" defer></script>"))
    #expect(!page.contains("://"))
  }

  @Test func offersEverySourceThatTheSystemHas() {
    for source in LinkSource.ofTheSystem {
      let option = "<option>\(source.rawValue)</option>"
      #expect(PageFile.page.contains(option) == (source != .other))
    }
  }

  /// A line of a journal.
  private func line(_ number: Int) -> String {
    #"{"number":\#(number),"at":1,"event":"e","kind":"stage","stage":"matched"}"#
  }
}
