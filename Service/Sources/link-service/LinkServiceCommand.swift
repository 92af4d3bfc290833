import ArgumentParser
import LinkAnalysis

/// The root of the command line.
@main
struct LinkServiceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link-service",
    abstract: "Serves pages of an app's links, and short links that the app can open.",
    discussion: """
      It reads the catalog of the app's links, so it stores no link that the app can't open. Without a command it \
      serves a sample, and prints what to try.

        link-service run --catalog links.json --database links.sqlite
        link-service key create website --scope write --database links.sqlite
        link-service check --catalog new-links.json --database links.sqlite

      Exit codes: 0 everything is as it should be · 1 something is not · 64 wrong usage · 65 a file is malformed · 66 a \
      file can't be read · 73 an output can't be written · 75 a database or a port is not available.
      """,
    version: PackageVersion.current,
    subcommands: [
      Run.self, Try.self, KeyGroup.self, CheckLinks.self, ImportLinks.self, ExportLinks.self,
    ],
    defaultSubcommand: Try.self
  )
}
