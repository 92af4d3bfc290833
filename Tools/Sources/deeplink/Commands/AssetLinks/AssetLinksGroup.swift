import ArgumentParser

/// `deeplink assetlinks`: the commands about an assetlinks.json file.
struct AssetLinksGroup: ParsableCommand {
  /// Name, help and subcommands.
  static let configuration = CommandConfiguration(
    commandName: "assetlinks",
    abstract: "Checks and makes assetlinks.json files, which Android reads.",
    discussion: """
      The file says which Android apps may be offered the links of a domain. Which of them an app takes \
      is in its manifest.

        deeplink assetlinks lint --file assetlinks.json

      Exit codes are those of its subcommands.
      """,
    subcommands: [AssetLinksGenerate.self, AssetLinksLint.self]
  )
}
