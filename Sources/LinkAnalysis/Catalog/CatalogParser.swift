import LinkPatterns

/// Turns the declarations of a catalog into routes that can be used, and collects problems.
struct CatalogParser {
  /// The beginnings that URLs may have.
  private(set) var prefixes: [LinkPrefix] = []

  /// The routes without problems, in the order of the catalog.
  private(set) var routes: [CatalogRoute] = []

  /// The problems, in the order of the catalog.
  private(set) var problems: [CatalogProblem] = []

  /// Reads a catalog.
  init(_ catalog: LinkCatalogV1) {
    for (index, declared) in catalog.prefixes.enumerated() {
      if let prefix = declared.prefix {
        prefixes.append(prefix)
      } else {
        let message = "No URL begins with this; a scheme, a scheme with a host, or a domain does."
        problems.append(CatalogProblem(.prefix, at: "prefixes[\(index)]", message))
      }
    }
    if catalog.prefixes.isEmpty {
      let message = "There is no prefix, so no URL leads to a route."
      problems.append(CatalogProblem(.noPrefix, at: "prefixes", message))
    }
    let (shapes, shapeProblems) = Self.shapes(catalog.shapes)
    problems += shapeProblems
    var names: Set<String> = []
    for (index, route) in catalog.routes.enumerated() {
      var parser = CatalogRouteParser(route, at: "routes[\(index)]", shapes)
      parser.readPrefixes(among: prefixes)
      if !names.insert(route.name).inserted {
        parser.report(.repeatedName, "name", "Another route before has this name.")
      }
      problems += parser.problems
      if parser.problems.isEmpty { routes.append(parser.route) }
    }
  }

  /// Reads the types that are the app's own.
  static func shapes(
    _ expressions: [String: String]
  ) -> (shapes: [String: ParameterShape], problems: [CatalogProblem]) {
    var (shapes, problems): ([String: ParameterShape], [CatalogProblem]) = ([:], [])
    for (name, expression) in expressions.sorted(by: { $0.key < $1.key }) {
      let path = "shapes.\(name)"
      guard case .own = CatalogType(name), !name.isEmpty else {
        problems.append(CatalogProblem(.repeatedName, at: path, "'\(name)' is a type already."))
        continue
      }
      do throws(PatternSyntaxError) {
        shapes[name] = try ParameterShape(name: name, matching: expression)
      } catch {
        let message = "\(error.message) (byte \(error.utf8Offset) of '\(expression)')"
        problems.append(CatalogProblem(.pattern, at: path, message))
      }
    }
    return (shapes, problems)
  }
}
