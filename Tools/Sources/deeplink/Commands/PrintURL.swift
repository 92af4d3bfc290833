import ArgumentParser
import LinkAnalysis
import LinkPatterns
import LinkRouting

/// `deeplink url`: prints the URLs of a route and its values.
struct PrintURL: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "url",
    abstract: "Prints the URLs of a route with given values, one for each prefix.",
    discussion: """
      Write values decoded. A list may have several values; a flag is true or false. A printed \
      URL leads back to the same route and values.

        deeplink url --catalog links.json question league=123 question=456

      Exit code 1 when no URL can be printed, 65 when the file is not a catalog, 66 when it \
      cannot be read.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// The form to print.
  @Option(
    name: .long,
    help: ArgumentHelp("The form to print, such as a language.", valueName: "name")
  )
  var variant: String?

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each prefix.")
  var json = false

  /// The name of the route.
  @Argument(help: "The name of the route.", completion: CatalogCompletion.routes)
  var route: String

  /// The values, as they were typed.
  @Argument(
    help: ArgumentHelp("The values of its parameters.", valueName: "name=value"),
    completion: CatalogCompletion.parameters
  )
  var values: [String] = []

  /// Refuses a value without a name.
  func validate() throws {
    for value in values where value.first == "=" || !value.contains("=") {
      throw ValidationError("'\(value)' is not a name=value.")
    }
  }

  /// Prints a URL, or a line of JSON, for every prefix.
  func run() throws {
    let catalog = try catalog.parsed()
    var texts: [String: [String]] = [:]
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      texts[String(parts[0]), default: []].append(String(parts[1]))
    }
    let documents = PrintedURLDocument.all(of: route, texts, variant, in: catalog)
    var problems: [String] = []
    for document in documents {
      if let problem = document.problem, !problems.contains(problem) { problems.append(problem) }
      if json {
        StandardOutput.print(try document.line())
      } else if let url = document.url {
        StandardOutput.print(url)
      }
    }
    if !json {
      for problem in problems { StandardError.print("deeplink: \(TerminalText(problem).text)") }
    }
    if documents.allSatisfy({ $0.url == nil }) { throw ExitCode(1) }
  }
}
