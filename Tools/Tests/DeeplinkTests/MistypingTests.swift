import Testing

/// What a person sees who mistypes a command.
@Suite struct MistypingTests {
  @Test func aSubcommandThatIsNearIsSuggested() throws {
    let run = try BuiltTool.run("splitt", "https://example.com")
    #expect(run.code == 64)
    #expect(run.out == "")
    #expect(
      run.error == """
        Error: 'splitt' is not a subcommand of 'deeplink'. Did you mean 'split'?
        Usage: deeplink <subcommand>
          See 'deeplink --help' for more information.

        """
    )
  }

  @Test(arguments: [
    (
      ["aasa", "fethc", "example.com"],
      "'fethc' is not a subcommand of 'deeplink aasa'. Did you mean 'fetch'?"
    ),
    (
      ["help", "aasa", "lnt"],
      "'lnt' is not a subcommand of 'deeplink aasa'. Did you mean 'lint'?"
    ),
    (
      ["fetch", "example.com"],
      "'fetch' is not a subcommand of 'deeplink'. Did you mean 'aasa fetch'?"
    ),
    (
      ["generate"],
      "'generate' is not a subcommand of 'deeplink'. Did you mean 'aasa generate', 'assetlinks generate' or 'plist generate'?"
    ),
    (["conjure"], "'conjure' is not a subcommand of 'deeplink'."),
    (["a\u{1B}[2J"], #"'a\u{1B}[2J' is not a subcommand of 'deeplink'."#),
    (["lint", "--catalgo", "x"], "Unknown option '--catalgo'. Did you mean '--catalog'?"),
    (["aasa", "match", "--fiel=x", "/a"], "Unknown option '--fiel'. Did you mean '--file'?"),
    (["aasa", "fetch", "example.com", "--cnd"], "Unknown option '--cnd'. Did you mean '--cdn'?"),
    (["--versoin"], "Unknown option '--versoin'. Did you mean '--version'?"),
  ])
  func whatWasMeantIsSuggested(arguments: [String], sentence: String) throws {
    let run = try BuiltTool.run(arguments, path: "/nowhere")
    #expect(run.code == 64)
    #expect(run.out == "")
    #expect(run.error.split(separator: "\n").first ?? "" == "Error: \(sentence)")
  }

  @Test func whatIsNearToNothingIsSaidAsItWas() throws {
    let option = try BuiltTool.run("split", "--conjure", "https://example.com")
    #expect(option.code == 64)
    #expect(option.error.hasPrefix("Error: Unknown option '--conjure'\n"))
    let missing = try BuiltTool.run("lint")
    #expect(missing.code == 64)
    #expect(missing.error.hasPrefix("Error: Missing expected argument '--catalog <file>'\n"))
  }

  @Test func whatStandsBehindTheTerminatorIsNoOption() throws {
    let run = try BuiltTool.run("split", "--jsn", "--", "--json")
    #expect(run.error.hasPrefix("Error: Unknown option '--jsn'. Did you mean '--json'?\n"))
    #expect(try BuiltTool.run("split", "--", "--jsn").code == 1)
  }
}
