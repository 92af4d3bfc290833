/// Turns the declarations of a catalog into routes that can be used, and collects what is wrong.
struct CatalogReading {
  /// The beginnings that URLs may have.
  private(set) var origins: [URLOrigin] = []

  /// The routes without problems, in the order of the catalog.
  private(set) var routes: [CatalogRoute] = []

  /// What is wrong, in the order of the catalog.
  private(set) var problems: [CatalogProblem] = []

  /// Reads a catalog.
  ///
  /// - Parameter catalog: The catalog.
  init(_ catalog: LinkCatalogV1) {
    for (index, origin) in catalog.origins.enumerated() {
      if let origin = Self.origin(origin) {
        origins.append(origin)
      } else {
        let message = "No URL begins with this; a scheme, a scheme with a host, or a domain does."
        problems.append(CatalogProblem(.origin, at: "origins[\(index)]", message))
      }
    }
    if catalog.origins.isEmpty {
      let message = "There is no origin, so no URL leads to a route."
      problems.append(CatalogProblem(.noOrigin, at: "origins", message))
    }
    var names: Set<String> = []
    for (index, route) in catalog.routes.enumerated() {
      var reading = CatalogRouteReading(route, at: "routes[\(index)]")
      if !names.insert(route.name).inserted {
        reading.note(.repeatedName, "name", "Another route before has this name.")
      }
      problems += reading.problems
      if reading.problems.isEmpty { routes.append(reading.route) }
    }
  }

  /// Reads an origin.
  ///
  /// - Parameter origin: As the catalog has it.
  /// - Returns: The origin, or `nil` when no URL begins with it.
  private static func origin(_ origin: LinkCatalogV1.Origin) -> URLOrigin? {
    let result: URLOrigin =
      switch origin {
      case .scheme(let scheme, nil): .scheme(scheme)
      case .scheme(let scheme, let host?): .scheme(scheme, host: host)
      case .domain(let domain, let allowsHTTP): .domain(domain, allowsHTTP: allowsHTTP)
      }
    let host = result.host.map { result.hasSubdomainWildcard ? "a\($0.dropFirst())" : $0 }
    let labels = (host ?? "a").utf8.split(
      separator: UInt8(ascii: "."),
      omittingEmptySubsequences: false
    )
    guard !(host ?? "a").utf8.contains(UInt8(ascii: "*")),
      !result.isWeb || labels.allSatisfy({ !$0.isEmpty }),
      let url = try? LinkURL("\(result.scheme)://\(host ?? "a")/"), result.admits(url),
      (url.layout.host?.isEmpty) == false
    else { return nil }
    return result
  }
}

/// Reads one route of a catalog.
struct CatalogRouteReading {
  /// As the catalog has it.
  private let declared: LinkCatalogV1.Route

  /// Where it is in the JSON.
  private let path: String

  /// Its patterns that could be read.
  private var patterns: [PathPattern] = []

  /// Its types that are known.
  private var types: [String: CatalogType] = [:]

  /// Its query items whose types are known.
  private var items: [CatalogRoute.Item] = []

  /// What is wrong, in order.
  private(set) var problems: [CatalogProblem] = []

  /// The route; whole when there is no problem.
  var route: CatalogRoute {
    CatalogRoute(declared: declared, patterns: patterns, types: types, items: items)
  }

  /// Reads a route.
  ///
  /// - Parameters:
  ///   - declared: As the catalog has it.
  ///   - path: Where it is in the JSON.
  init(_ declared: LinkCatalogV1.Route, at path: String) {
    (self.declared, self.path) = (declared, path)
    if declared.name.isEmpty { note(.emptyName, "name", "A route has a name.") }
    read(declared.path, at: "path")
    for (index, alias) in declared.aliases.enumerated() { read(alias, at: "aliases[\(index)]") }
    readTypes()
    for index in declared.query.indices { readItem(index) }
  }

  /// Notes a problem.
  ///
  /// - Parameters:
  ///   - code: What is wrong.
  ///   - key: Where it is in the route.
  ///   - message: What was expected there.
  ///   - parameter: The name of the parameter or query item.
  mutating func note(
    _ code: CatalogProblem.Code,
    _ key: String,
    _ message: String,
    parameter: String? = nil
  ) {
    problems.append(
      CatalogProblem(
        code,
        at: "\(path).\(key)",
        route: declared.name,
        parameter: parameter,
        message
      )
    )
  }

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: The pattern.
  ///   - key: Where it is in the route.
  private mutating func read(_ text: String, at key: String) {
    do throws(PatternSyntaxError) {
      patterns.append(try PathPattern(text))
    } catch {
      note(.pattern, key, "\(error.message) (byte \(error.utf8Offset) of '\(text)')")
    }
  }

  /// Reads the types of values in the path.
  private mutating func readTypes() {
    let hasAllPatterns = problems.isEmpty
    for name in declared.types.keys.sorted() {
      guard let text = declared.types[name] else { continue }
      if hasAllPatterns, !patterns.contains(where: { $0.parameterNames.contains(name) }) {
        note(.unknownParameter, "types.\(name)", "No path has this parameter.", parameter: name)
      }
      types[name] = type(text, at: "types.\(name)", of: name)
    }
  }

  /// Reads a type.
  ///
  /// - Parameters:
  ///   - text: Its name.
  ///   - key: Where it is in the route.
  ///   - parameter: The name of the parameter or query item.
  /// - Returns: The type, or `nil` when it is not known.
  private mutating func type(_ text: String, at key: String, of parameter: String) -> CatalogType? {
    if let type = CatalogType(text) { return type }
    let message =
      "'\(text)' is no type; String, Int, Double, Bool, UUID, a sized integer, "
      + "or words with | between them are."
    note(.unknownType, key, message, parameter: parameter)
    return nil
  }

  /// Reads a query item.
  ///
  /// - Parameter index: Its position.
  private mutating func readItem(_ index: Int) {
    let (item, key) = (declared.query[index], "query[\(index)]")
    if item.name.isEmpty { note(.emptyName, "\(key).name", "A query item has a name.") }
    let isTaken =
      declared.query[..<index].contains { $0.name == item.name }
      || patterns.contains { $0.parameterNames.contains(item.name) }
    if isTaken {
      let message = "Another query item, or a parameter of the path, has this name."
      note(.repeatedItem, "\(key).name", message, parameter: item.name)
    }
    guard let type = type(item.type, at: "\(key).type", of: item.name) else { return }
    items.append(CatalogRoute.Item(declared: item, type: type))
    guard let value = item.defaultValue else { return }
    if item.isRequired {
      let message = "What is required is never absent, so it has no default."
      note(.contradiction, "\(key).default", message, parameter: item.name)
    }
    let fits =
      if case .list(let values) = value {
        item.isRepeated && values.allSatisfy(type.admits)
      } else {
        !item.isRepeated && type.admits(value)
      }
    guard !fits else { return }
    let expected = item.isRepeated ? "A list of \(item.type)" : "One \(item.type)"
    note(.defaultType, "\(key).default", "\(expected) is expected here.", parameter: item.name)
  }
}
