import ArgumentParser

/// `deeplink pattern`: the commands about a pattern.
struct Pattern: ParsableCommand {
  /// Name, help and subcommands.
  static let configuration = CommandConfiguration(
    abstract: "Looks into patterns for URLs.",
    discussion: """
      Patterns are those of the URL Pattern Standard, of which the paths of routes are a part.

        deeplink pattern test 'https://*.example.com/books/:id' https://www.example.com/books/12

      Exit codes are those of its subcommands.
      """,
    subcommands: [PatternTest.self]
  )
}
