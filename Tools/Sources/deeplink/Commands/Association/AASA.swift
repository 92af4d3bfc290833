import ArgumentParser

/// `deeplink aasa`: the commands about an apple-app-site-association file.
struct AASA: ParsableCommand {
  /// Name, help and subcommands.
  static let configuration = CommandConfiguration(
    commandName: "aasa",
    abstract: "Matches, checks, compares, fetches and makes apple-app-site-association files.",
    discussion: """
      A file says which URLs may be offered to an app. Whether one opens the app depends on \
      more: the app is installed and names the host, and the person has not chosen the browser.

        deeplink aasa fetch example.com --save apple-app-site-association
        deeplink aasa lint --file apple-app-site-association

      Exit codes are those of its subcommands.
      """,
    subcommands: [
      AASADiff.self, AASAFetch.self, AASAGenerate.self, AASALint.self, AASAMatch.self,
    ]
  )
}
