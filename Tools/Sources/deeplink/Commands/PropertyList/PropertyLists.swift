import ArgumentParser

/// `deeplink plist`: what an app's property lists say of its links.
struct PropertyLists: ParsableCommand {
  /// Name, help and subcommands.
  static let configuration = CommandConfiguration(
    commandName: "plist",
    abstract: "Checks and makes the schemes and domains in an app's property lists.",
    discussion: """
      The Info.plist lists the schemes of the app, and the entitlements the domains whose links \
      it may be offered.

        deeplink plist check --catalog links.json \\
          --info Info.plist --entitlements App.entitlements

      Exit codes are those of its subcommands.
      """,
    subcommands: [PropertyListCheck.self, PropertyListGenerate.self]
  )
}
