import ArgumentParser
import LinkAnalysis

/// The root of the command line: what the tool is, and the list of its subcommands.
@main
struct Deeplink: AsyncParsableCommand {
  /// Name, help and subcommands.
  ///
  /// A subcommand is one file in `Commands/`, and one entry here.
  static let configuration = CommandConfiguration(
    commandName: "deeplink",
    abstract: "Matches, explains, opens and checks the deep links of an app.",
    discussion: """
      Each command shows one stage of a URL's way to a screen, with the code of the library, so \
      that you find where a link stops.

        deeplink split 'prophets://leagues/123?tab=all'

      Quote URLs, since a shell reads ? and & as its own. A shell completes commands, options, \
      files and the routes of a catalog after:

        deeplink --generate-completion-script bash \\
          > ~/.local/share/bash-completion/completions/deeplink

      Exit codes: 0 everything is as it should be · 1 something is not: a URL has no route, a \
      check found an error · 2 a URL is excluded (aasa match only) · 64 wrong usage · 65 a file \
      or a pattern is malformed · 66 a file or standard input cannot be read · 69 no server \
      answered · 73 a file or the output cannot be written · 75 a port or a program is not \
      available · 130 interrupted · 141 the reader of the output went away.
      """,
    version: PackageVersion.current,
    subcommands: [
      AASA.self, AssetLinksGroup.self, Check.self, Contract.self, Coverage.self, Explain.self,
      Export.self,
      Init.self, Inspect.self, Lint.self, Match.self, MCP.self, Open.self, Pattern.self,
      PropertyLists.self, Push.self, Routes.self, Scan.self, Serve.self, Split.self, PrintURL.self,
    ]
  )

  /// Runs the command that the arguments name.
  static func main() async {
    StandardStreams.prepare()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Without this, help for a misspelled command would show the help of its parent without a word.
    if arguments.first == "help" { Mistyping(arguments, of: self)?.endTheProcess() }
    var command: any ParsableCommand
    do {
      command = try await asyncParseAsRoot()
    } catch {
      if exitCode(for: error) == .validationFailure {
        Mistyping(arguments, of: self)?.endTheProcess()
      }
      exit(withError: error)
    }
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      exit(withError: error)
    }
  }
}
