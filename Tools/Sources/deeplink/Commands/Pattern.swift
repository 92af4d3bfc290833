import ArgumentParser

/// `deeplink pattern`: the commands about a pattern.
struct Pattern: ParsableCommand {
  /// Name, help and subcommands.
  static let configuration = CommandConfiguration(
    abstract: "Tests patterns of routes.",
    discussion: """
      A pattern is a path, with query items and a fragment if it has them: /search?q=:q#:section

        deeplink pattern test '/books/:id' https://www.example.com/books/12

      Exit codes are those of its subcommands.
      """,
    subcommands: [PatternTest.self]
  )
}
