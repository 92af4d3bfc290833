import Foundation
import Testing

/// What every command's help teaches.
@Suite struct HelpTests {
  /// What the tool says of a command.
  private struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let subcommands: [Command]?
    let superCommands: [String]?
    let arguments: [Argument]?

    /// What the tool says of an argument.
    struct Argument: Decodable {
      let abstract: String?
      let preferredName: Name?

      /// How an option is written.
      struct Name: Decodable {
        let name: String
      }
    }

    /// This command and those below it.
    var all: [Command] { [self] + (subcommands ?? []).flatMap(\.all) }

    /// The command as it is typed.
    var path: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }
  }

  /// The commands, as the tool describes them.
  private func commands() throws -> [Command] {
    struct Document: Decodable {
      let command: Command
    }
    let run = try BuiltTool.run("--experimental-dump-help")
    #expect(run.code == 0)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.out.utf8))
    return document.command.all.filter { $0.commandName != "help" }
  }

  @Test func everyCommandHasAnExampleAndItsExitCodes() throws {
    let commands = try commands()
    #expect(commands.count > 20)
    for command in commands {
      let discussion = command.discussion ?? ""
      #expect(command.abstract?.hasSuffix(".") == true, "\(command.path)")
      #expect(discussion.contains("\n  \(command.path) "), "\(command.path)")
      #expect(discussion.contains("Exit code"), "\(command.path)")
    }
  }

  @Test func everyExampleCanBePastedAsItIsShown() throws {
    for command in try commands() {
      let words = command.path.split(separator: " ").dropFirst().map(String.init)
      let shown = try BuiltTool.run(words + ["--help"]).out.split(separator: "\n").map(String.init)
      let examples = (command.discussion ?? "").split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("  ") }
      for (index, line) in examples.enumerated() {
        // A line that a terminal of 80 columns breaks is two commands; one that goes on says so.
        #expect(shown.contains(line), "\(command.path): \(line)")
        let goesOn = examples.indices.contains(index + 1) && examples[index + 1].hasPrefix("    ")
        #expect(line.hasSuffix(" \\") == goesOn, "\(command.path): \(line)")
      }
    }
  }

  /// A row of the tables in `Documentation/CommandLine.md`: what is typed.
  private func documented() throws -> [String] {
    let file = BuiltTool.files.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/CommandLine.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.hasPrefix("| `") || $0.hasPrefix("| [`") }.map { line in
      // A link around a command, and bars within columns, are part of the page alone.
      let text = line.replacing("\\|", with: "¦").split(separator: "|")[0]
      return text.replacing(/\]\([^)]*\)/, with: "").replacing("[`", with: "").replacing(
        "`",
        with: ""
      )
      .trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func theDocumentationSaysWhatTheCommandsTake() throws {
    let rows = try documented()
    for command in try commands() where command.subcommands?.isEmpty ?? true {
      let path = command.path.split(separator: " ").dropFirst().joined(separator: " ")
      let own = rows.filter { $0 == path || $0.hasPrefix(path + " ") }
      #expect(!own.isEmpty, "\(path) is not in the documentation")
      let help = try BuiltTool.run(path.split(separator: " ").map(String.init) + ["--help"]).out
      let usage = help.split(separator: "\n\n").first { $0.contains("USAGE:") } ?? ""
      let required = usage.replacing(/\[[^\]]*\]/, with: "").split(whereSeparator: \.isWhitespace)
        .filter { $0.hasPrefix("--") }.map(String.init)
      let known = Set((command.arguments ?? []).compactMap(\.preferredName?.name))
      for row in own {
        let words = row.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
        for option in words where option.hasPrefix("--") {
          #expect(known.contains(String(option.dropFirst(2))), "\(path) has no \(option)")
        }
        for option in required {
          #expect(words.contains(option), "\(path) needs \(option): \(row)")
        }
      }
    }
  }

  @Test func theDocumentationNamesNoOtherCommand() throws {
    let paths = try commands().map {
      $0.path.split(separator: " ").dropFirst().joined(separator: " ")
    }
    let ends: Set = ["0", "1", "2", "64", "65", "66", "69", "73", "75"]
    for row in try documented() where !ends.contains(String(row.prefix { $0.isNumber })) {
      let isFile = row.hasPrefix("~") || row.hasPrefix("_")
      #expect(isFile || paths.contains { !$0.isEmpty && row.hasPrefix($0) }, "\(row)")
    }
  }

  @Test func theCommandsAreInOrder() throws {
    let names = try commands().first?.subcommands?.map(\.commandName).filter { $0 != "help" }
    #expect(names == names?.sorted())
  }

  @Test func everyOptionSaysWhatItIsFor() throws {
    for command in try commands() {
      for argument in command.arguments ?? [] {
        #expect(
          argument.abstract?.hasSuffix(".") == true,
          "\(command.path) \(argument.preferredName?.name ?? "")"
        )
      }
    }
  }

  @Test func everyCommandThatAnswersDoesSoAsJSONToo() throws {
    // What is printed by the others is a file, the address of a page, or messages of a protocol.
    let files = ["aasa generate", "assetlinks generate", "plist generate", "inspect", "mcp"]
      .map { "deeplink \($0)" }
    for command in try commands() where command.subcommands?.isEmpty ?? true {
      let names = (command.arguments ?? []).compactMap(\.preferredName?.name)
      #expect(names.contains("json") != files.contains(command.path), "\(command.path)")
    }
  }

  @Test func helpTeachesWhatTheOptionDoes() throws {
    for command in try commands() {
      let words = command.path.split(separator: " ").dropFirst().map(String.init)
      let help = try BuiltTool.run(["help"] + words)
      #expect(help.code == 0)
      let option = try BuiltTool.run(words + ["--help"])
      #expect(help.out == option.out, "\(command.path)")
    }
  }
}
