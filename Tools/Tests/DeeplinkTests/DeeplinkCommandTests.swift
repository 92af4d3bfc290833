import Foundation
import Testing

/// What a person sees of the root command.
@Suite struct DeeplinkCommandTests {
  @Test func printsItsHelpWithoutArguments() throws {
    let run = try BuiltTool.run()
    #expect(run.code == 0)
    #expect(run.out.contains("USAGE: deeplink <subcommand>"))
    #expect(run.out.contains("split"))
  }

  @Test func printsTheVersionOfTheNewestSectionOfTheChangelog() throws {
    let changelog = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "CHANGELOG.md")
    let text = try String(contentsOf: changelog, encoding: .utf8)
    let version = try #require(text.firstMatch(of: /\n## (\d+\.\d+\.\d+)/)).1
    let run = try BuiltTool.run("--version")
    #expect(run.code == 0)
    #expect(run.out == "\(version)\n")
  }

  @Test func exitsWith64OnAnUnknownSubcommand() throws {
    let run = try BuiltTool.run("splitt")
    #expect(run.code == 64)
    #expect(run.out.isEmpty)
    #expect(run.error.contains("split"))
  }
}
