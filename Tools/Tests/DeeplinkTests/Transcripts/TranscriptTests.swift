import Foundation
import Testing

/// All that the commands print, as whole texts: `Tools/Tests/Transcripts`, a file a command.
///
/// After a change that is meant, `UPDATE_TRANSCRIPTS=1 swift test --filter Transcript` writes the files; that
/// run fails, and what git shows then is to be read before it is committed.
@Suite struct TranscriptTests {
  /// The commands, in the names of their files.
  private static let commands = [
    "aasa-diff", "aasa-fetch", "aasa-generate", "aasa-lint", "aasa-match", "assetlinks-generate",
    "assetlinks-lint", "check", "contract", "coverage", "explain", "export", "init", "inspect",
    "lint", "match", "mcp", "open", "pattern-test",
    "plist-check", "plist-generate", "push", "routes", "scan", "serve", "split", "url",
  ]

  /// The folder of the transcripts.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Transcripts")

  @Test(arguments: commands)
  func printsWhatItPrinted(_ command: String) throws {
    let file = Self.folder.appendingPathComponent("\(command).txt")
    let expected = Transcript(
      Transcript.lines(of: try String(contentsOf: file, encoding: .utf8))
    )
    #expect(
      expected.entries.count >= 3,
      "a transcript has text, JSON or another form, and an error"
    )
    let now = try expected.again(in: Self.folder.appendingPathComponent("files"))
    if Transcript.writes {
      try Data((now.lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      Issue.record("\(command).txt was written; run again without UPDATE_TRANSCRIPTS")
      return
    }
    for (before, after) in zip(expected.entries, now.entries) {
      #expect(after.lines == before.lines, "$ \(before.command)")
      #expect(after.code == before.code, "$ \(before.command)")
    }
  }

  @Test(arguments: commands)
  func hasAnErrorAndEveryForm(_ command: String) throws {
    let file = Self.folder.appendingPathComponent("\(command).txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let entries = Transcript(Transcript.lines(of: text)).entries
    #expect(entries.contains { ($0.code ?? 0) != 0 }, "no error is shown")
    let help = try BuiltTool.run(command.split(separator: "-").map(String.init) + ["--help"]).out
    for option in ["--json", "--format"] where help.contains("\(option) ") {
      #expect(
        entries.contains { "\($0.command) ".contains("\(option) ") },
        "\(option) is not shown"
      )
    }
  }
}
