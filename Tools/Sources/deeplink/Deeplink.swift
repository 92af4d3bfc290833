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
    abstract: "Looks into deep links the way the library does.",
    discussion: """
      Each command shows one stage of what happens to a URL on its way to a screen, so that a link \
      that does not open can be followed to the stage where it stopped.

        deeplink split 'prophets://leagues/123?tab=all'

      Quote URLs: to a shell, ? and & mean something else. A shell completes commands, options, files \
      and the routes of a catalog after:

        deeplink --generate-completion-script bash \\
          > ~/.local/share/bash-completion/completions/deeplink

      Exit codes: 0 all that was asked is so · 1 something is not · 2 a URL is excluded (aasa match \
      alone) · 64 wrong usage · 65 a file or a pattern that is none · 66 a file or an input that cannot \
      be read · 69 no server answered · 73 a file or an output that cannot be written · 75 a \
      port that cannot be had · 130 interrupted · 141 the reader of the output went away.
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
