import Foundation
import LinkNavigation
import LinkRouting
import Testing

@testable import DeepLinking

/// Journals in files, as `deeplink mcp` and `deeplink open --expect` read them.
@MainActor
@Suite struct JournalFileTests {
  /// A folder that is removed at the end.
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("journal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  /// The entries of a file.
  private func entries(_ file: URL) throws -> [LinkJournalEntry] {
    try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(LinkJournalEntry.self, from: $0) }
  }

  @Test func aLinkIsFollowedFromItsArrivalToItsScreens() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("caches/links.jsonl")
      let scene = try Scene()
      scene.links.record(toFile: file.path, log: .always)
      let url = "quiz://leagues/7"
      _ = await scene.receive(url).report
      let entries = try entries(file)
      #expect(entries.first?.kind == .received && entries.first?.url == url)
      let end = try #require(entries.last)
      #expect(end.kind == .ended && end.outcome == "opened" && end.event == entries[0].event)
      #expect(end.state?.stack.last == url)
      #expect(end.steps?.flatMap(\.urls).last == url)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o600)
    }
  }

  @Test func nothingIsWrittenUnlessTheBuildAsksForIt() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("links.jsonl")
      let links = try Scene().links
      links.record(toFile: file.path, log: .off)
      #expect(links.onProgress == nil && !FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func theNewestLinesStayWithinTheLimit() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("links.jsonl")
      let journal = JournalFile(file) { Issue.record("\($0)") }
      for number in 1...4000 {
        journal.append(
          LinkJournalEntry(
            number,
            LinkEventID(rawValue: "event-\(number)"),
            at: LinkInstant(since1970: .seconds(number)),
            .waiting(for: String(repeating: "x", count: 207))
          )
        )
      }
      let size = try Data(contentsOf: file).count
      #expect(size > JournalFile.byteLimit / 4 && size <= JournalFile.byteLimit)
      let numbers = try entries(file).map(\.number)
      #expect(numbers == Array((numbers.first ?? 0)...4000))
    }
  }

  @Test func whatCannotBeWrittenIsSaidOnce() async throws {
    try await withFolder { folder in
      var said: [String] = []
      // A folder has its path.
      let journal = JournalFile(folder) { said.append($0) }
      for number in 1...2 {
        let event = LinkEventID(rawValue: "e")
        journal.append(
          LinkJournalEntry(number, event, at: LinkInstant(since1970: .zero), .stage(.waiting))
        )
      }
      #expect(said.count == 1 && said[0].hasPrefix("The journal \(folder.path) cannot be written"))
    }
  }
}
