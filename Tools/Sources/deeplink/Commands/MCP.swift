import ArgumentParser

/// `deeplink mcp`: offers the screens of an app to agents.
struct MCP: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Offers an app's screens to agents, by the Model Context Protocol.",
    discussion: """
      A client starts the command and speaks with it on standard input and output, one message a \
      line. The tools are list_screens, build_link, explain_link, open_link, recent_links, \
      check_text and check_project. All but open_link only read. None uses the network. A changed catalog is \
      read again.

        deeplink mcp --catalog links.json --journal links.jsonl \\
          --app com.example.prophets

      The app writes the journal with links.record(toFile:). On a simulator, a relative path is \
      in the caches folder of the app that --app names.

      Exit code 0 when standard input ends, 66 when it cannot be read, 141 when the client went \
      away.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// Where links are opened by default, and the journal.
  @OptionGroup var opening: OpeningOptions

  /// The folder of the project.
  @Option(
    name: .long,
    help: ArgumentHelp("The folder that check_project looks into.", valueName: "folder"),
    completion: .directory
  )
  var project = "."

  /// Refuses a catalog that is not a file.
  func validate() throws {
    if catalog.path == "-" {
      throw ValidationError("Standard input is the client's, so - is no file here.")
    }
  }

  /// Answers until standard input ends.
  func run() throws {
    var server = AgentServer(
      AgentTools(
        catalog: AgentCatalog(path: catalog.path),
        journal: opening.journal,
        target: opening.on,
        device: opening.names.device,
        app: opening.names.app,
        project: project
      )
    )
    try StandardInput.forEachLine(atMost: .max) { line, isWhole in
      guard let answer = try server.answer(to: line, isWhole: isWhole) else { return }
      StandardOutput.printNow(answer)
    }
  }
}
