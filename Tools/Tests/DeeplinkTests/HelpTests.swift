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
    // What is printed by the others is a file, or the address of a page.
    let files = ["aasa generate", "assetlinks generate", "plist generate", "inspect"]
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
