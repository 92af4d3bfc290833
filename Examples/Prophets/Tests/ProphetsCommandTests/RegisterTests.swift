#if os(Linux)
import Foundation
import ProphetsFixtures
import SampleTesting
import Testing

/// The operating system delivers links: registered for a desktop of its own, opened with `gio`.
@Suite struct RegisterTests {
  /// The program.
  private let app: BuiltApp

  init() throws { app = try BuiltApp() }

  /// The file that the desktop reads.
  private var entry: String { app.folder.path("data/applications/prophets-links.desktop") }

  /// The outcomes in the journal, the oldest first, with the entry point of each event.
  private func journal() throws -> [String] {
    let run = try app.run(["journal", "--json"])
    return run.lines.filter { $0.contains("outcome") }
  }

  /// Waits until another process has fulfilled a condition.
  private func wait(until isSo: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 60)
    while try !isSo() {
      try #require(Date() < end, "it took longer than a minute")
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Lets the desktop open a URL, as when it is tapped in another app.
  private func tap(_ url: String) throws -> Int32 {
    let process = BuiltApp.program.process(["gio", "open", url], app.environment)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func a1ATappedLinkStartsTheApp() throws {
    #expect(try app.run(["register"]).code == 0)
    #expect(try tap("prophets://leagues/123/questions/456") == 0)
    try wait { try journal().contains { $0.contains("opened") } }
    let entries = try app.run(["journal"]).out
    #expect(entries.contains(" connection cold "), "\(entries)")
  }

  @Test func a1ATappedLinkArrivesInTheRunningApp() throws {
    #expect(try app.run(["register"]).code == 0)
    let running = try RunningProgram(app, [])
    try wait { FileManager.default.fileExists(atPath: app.socket) }
    #expect(try tap("prophets://leagues/123/questions/456") == 0)
    try wait { running.output.contains("outcome   opened") }
    try wait { running.output.contains("Which planet takes the longest") }
    #expect(try tap("prophets://leagues/123/questions/456") == 0)
    try wait { running.output.contains("outcome   alreadyShown") }
    #expect(try running.type("back\nquit\n") == 0)
    #expect(running.output.contains("Questions of Sunday Prophets"))
    #expect(!FileManager.default.fileExists(atPath: app.socket))
  }

  @Test func aSecondProcessHandsItsLinkToTheRunningApp() throws {
    let running = try RunningProgram(app, [])
    try wait { FileManager.default.fileExists(atPath: app.socket) }
    let first = try app.run(["receive", "prophets://leagues/7"])
    #expect(first.out == "opened\n")
    #expect(first.code == 0)
    let missing = try app.run(["receive", "prophets://leagues/999999"])
    #expect(missing.out == "failed\n")
    #expect(missing.code == 1)
    let foreign = try app.run(["receive", "evil://leagues/7"])
    #expect(foreign.out == "notOurs\n")
    #expect(foreign.code == 1)
    #expect(try running.type("quit\n") == 0)
    // Alone again, it opens the link itself.
    #expect(try app.run(["receive", "prophets://leagues/7"]).out.contains("outcome   opened"))
  }

  @Test func onlyItsOwnerMayEnterTheFolderOfTheSocket() throws {
    let running = try RunningProgram(app, [])
    try wait { FileManager.default.fileExists(atPath: app.socket) }
    let folder = URL(fileURLWithPath: app.socket).deletingLastPathComponent().path
    let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o700)
    #expect(try running.type("quit\n") == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    let run = try app.run(["receive", "prophets://leagues/7"])
    #expect(run.code == 73)
    #expect(run.error.contains("is not a folder that is yours alone"))
  }

  @Test func aSocketThatIsLeftOverIsReplaced() throws {
    let running = try RunningProgram(app, [])
    try wait { FileManager.default.fileExists(atPath: app.socket) }
    running.kill()
    #expect(FileManager.default.fileExists(atPath: app.socket))
    #expect(try app.run(["receive", "prophets://leagues/7"]).out.contains("outcome   opened"))
    #expect(!FileManager.default.fileExists(atPath: app.socket))
  }

  @Test func aMessageThatIsTooLongIsRefusedAndTheAppGoesOn() throws {
    let running = try RunningProgram(app, [])
    try wait { FileManager.default.fileExists(atPath: app.socket) }
    let long = "prophets://leagues/7?a=" + String(repeating: "a", count: 20_000)
    let run = try app.run(["receive", long])
    #expect(run.code != 0)
    #expect(try app.run(["receive", "prophets://leagues/7"]).out == "opened\n")
    #expect(try running.type("quit\n") == 0)
  }

  @Test func unregisteringRemovesWhatWasRegistered() throws {
    #expect(try app.run(["register"]).out == "\(entry)\n")
    let text = try String(contentsOfFile: entry, encoding: .utf8)
    #expect(text.contains("\nMimeType=x-scheme-handler/prophets;\n"))
    #expect(text.contains("/prophets\" receive %u\n"))
    #expect(try app.run(["unregister"]).out == "unregistered\n")
    #expect(!FileManager.default.fileExists(atPath: entry))
    #expect(try app.run(["unregister"]).out == "nothing was registered\n")
    #expect(try tap("prophets://leagues/7") != 0)
  }
}
#endif
