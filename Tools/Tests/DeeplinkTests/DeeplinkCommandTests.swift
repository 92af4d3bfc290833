import Testing

/// What a person sees of the root command.
@Suite struct DeeplinkCommandTests {
  @Test func printsItsHelpWithoutArguments() throws {
    let run = try BuiltTool.run()
    #expect(run.code == 0)
    #expect(run.out.contains("USAGE: deeplink <subcommand>"))
    #expect(run.out.contains("split"))
  }

  @Test func printsItsVersion() throws {
    let run = try BuiltTool.run("--version")
    #expect(run.code == 0)
    #expect(run.out == "0.1.0-dev\n")
  }

  @Test func exitsWith64OnAnUnknownSubcommand() throws {
    let run = try BuiltTool.run("splitt")
    #expect(run.code == 64)
    #expect(run.out.isEmpty)
    #expect(run.error.contains("split"))
  }
}
