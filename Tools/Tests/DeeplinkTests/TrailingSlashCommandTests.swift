import Testing

/// What a person sees of the commands where a slash at the end of a path matters.
@Suite struct TrailingSlashCommandTests {
  /// A catalog whose routes end differently.
  private static let catalog = """
    {
      "prefixes": [{"scheme": "quiz"}],
      "routes": [
        {"name": "league", "path": "/leagues/:league", "trailingSlash": "required"},
        {"name": "help", "path": "/help", "trailingSlash": "asWritten"}
      ]
    }
    """

  /// Runs a command with the catalog.
  private func run(_ command: String, _ arguments: String..., catalog: String = catalog) throws
    -> BuiltTool.Output
  {
    try TemporaryCatalog.with(catalog) { path in
      try BuiltTool.run([command, "--catalog", path] + arguments)
    }
  }

  @Test func matchMindsIt() throws {
    let match = try run("match", "quiz://leagues/7/", "quiz://help")
    #expect(match.code == 0)
    let miss = try run("match", "--json", "quiz://leagues/7")
    #expect(miss.code == 1)
    #expect(miss.out.contains(#""code":"trailingSlash""#), "\(miss.out)")
    #expect(miss.out.contains(#""expected":"a trailing slash""#), "\(miss.out)")
  }

  @Test func explainSaysHowThePathMustEnd() throws {
    let run = try run("explain", "quiz://leagues/7", "quiz://help/")
    #expect(run.code == 1)
    #expect(
      run.out == """
        quiz://leagues/7
          stage route: Route 'league': the path needs a trailing slash.
          nearest routes:
            league  /leagues/:league
              Route 'league': the path needs a trailing slash.

        quiz://help/
          stage route: Route 'help': the path needs no trailing slash.
          nearest routes:
            help  /help
              Route 'help': the path needs no trailing slash.

        """
    )
  }

  @Test func urlPrintsIt() throws {
    #expect(try run("url", "league", "league=7").out == "quiz://leagues/7/\n")
    #expect(try run("url", "help").out == "quiz://help\n")
  }

  @Test func lintProvesWithIt() throws {
    let both = """
      {"prefixes": [{"scheme": "quiz"}], "routes": [
        {"name": "a", "path": "/a", "trailingSlash": "asWritten"},
        {"name": "b", "path": "/a/", "trailingSlash": "asWritten"}]}
      """
    #expect(try run("lint", catalog: both).code == 0)
    let tied = both.replacing("asWritten", with: "ignored")
    #expect(try run("lint", catalog: tied).code == 1)
    let wrong = try run("lint", catalog: both.replacing("asWritten", with: "perhaps"))
    #expect(wrong.code == 65)
    #expect(wrong.error.contains("routes[0].trailingSlash: 'ignored' or 'asWritten' or 'required'"))
  }
}
