import ArgumentParser

/// The root of the command line.
@main
struct Preferences: AsyncParsableCommand {
  /// Name, help and subcommands.
  static let configuration = CommandConfiguration(
    commandName: "preferences",
    abstract: "An app whose links are actions of notifications and pages.",
    subcommands: [Open.self, Push.self, Page.self]
  )
}
