import ArgumentParser
import LinkAnalysis
import LinkPatterns

/// `deeplink routes`: lists the routes of a catalog.
struct Routes: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Lists the routes of a catalog.",
    discussion: """
      One line for each pattern: the route, the pattern with the types of its values, the query \
      items (? for optional ones, * for those that may be repeated), the sources that may open \
      it, and its title and description if the catalog has them. With --tree, the patterns are \
      shown segment by segment, each route with the screens below it when a link opens it, the \
      nearest first.

        deeplink routes --catalog links.json --tree

      Exit code 65 when the file is not a catalog, 66 when it cannot be read.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// Whether the routes are shown as a tree.
  @Flag(name: .long, help: "Show the patterns as a tree of segments.")
  var tree = false

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each route.")
  var json = false

  /// Refuses a tree of JSON.
  func validate() throws {
    if tree, json { throw ValidationError("--tree is for people; leave it out with --json.") }
  }

  /// Prints the routes.
  func run() throws {
    let catalog = try catalog.read()
    if json {
      let parsed = ParsedCatalog(catalog)
      for route in catalog.routes {
        StandardOutput.print(try RouteDocument(route, in: parsed).line())
      }
      return
    }
    for line in tree ? RouteTree(catalog).lines : RouteList(catalog).lines {
      StandardOutput.print(line)
    }
  }
}
