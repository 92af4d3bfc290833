import Foundation
import LinkAnalysis

/// A route that is proposed for links that are known from elsewhere.
struct ProposedRoute {
  /// A value of the link.
  struct Value: Equatable {
    /// Its name.
    let name: String
    /// Its type in Swift.
    let type: String
    /// Whether it may be absent.
    var isOptional = false
    /// Whether it is an item of the query.
    var isItem = false
  }

  /// The name of the case.
  var name: String

  /// The pattern of the path.
  let path: String

  /// The values, in the order of the pattern.
  var values: [Value]

  /// Whether letters of literals match in either case.
  var isCaseInsensitive = false

  /// What was guessed, or where it comes from: sentences for comments.
  var notes: [String]

  /// The pattern as the route has it, with its query.
  var pattern: String {
    let items = values.filter(\.isItem)
    if items.isEmpty { return path }
    // After a modifier or a group, `?` would be read as a modifier, so it is escaped.
    let mark = path.last.map { "*+?)}".contains($0) } == true ? "\\?" : "?"
    return path + mark + items.map { "\($0.name)=:\($0.name)" }.joined(separator: "&")
  }

  /// The declaration of the case.
  var caseLine: String {
    let parameters = values.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }
    return values.isEmpty ? "case \(name)" : "case \(name)(\(parameters.joined(separator: ", ")))"
  }

  /// The declaration of the route.
  func routeLine(of type: String) -> String {
    let link = values.isEmpty ? ".\(name)" : "\(type).\(name)"
    // A pattern with backslashes is written as a raw string.
    let isRaw = pattern.contains("\\")
    let text = isRaw ? "#\"\(pattern)\"#" : "\"\(pattern)\""
    return "LinkRoute(\(link), \(text))" + (isCaseInsensitive ? ".caseInsensitiveLiterals()" : "")
  }

  /// The route as a catalog has it.
  var catalogRoute: JSONValue {
    let types = values.filter { !$0.isItem && $0.type != "String" }
    let items: [JSONValue] = values.filter(\.isItem).map { value in
      ["name": .text(value.name), "type": .text(value.type), "required": .flag(!value.isOptional)]
    }
    return [
      "name": .text(name), "path": .text(path), "access": ["universalLink", "customScheme"],
      "caseInsensitive": .flag(isCaseInsensitive), "query": .list(items),
      "types": .object(Dictionary(types.map { ($0.name, .text($0.type)) }) { first, _ in first }),
    ]
  }
}

/// Routes that are proposed for an app.
struct Proposal {
  /// The routes.
  private(set) var routes: [ProposedRoute] = []

  /// What could not be said as a route, as sentences.
  var notes: [String] = []

  /// Adds a route; one of the same pattern is there once, and names are told apart by numbers.
  mutating func add(_ route: ProposedRoute) {
    if let index = routes.firstIndex(where: { $0.pattern == route.pattern }) {
      routes[index].notes += route.notes.filter { !routes[index].notes.contains($0) }
      return
    }
    var (route, number) = (route, 2)
    let name = route.name
    while routes.contains(where: { $0.name == route.name }) {
      route.name = "\(name)\(number)"
      number += 1
    }
    routes.append(route)
  }

  /// The catalog of the routes.
  func catalog(domains: [String]) throws -> LinkCatalogV1 {
    let catalog: JSONValue = [
      "version": 1, "prefixes": .list(domains.map { ["domain": .text($0)] }),
      "routes": .list(routes.map(\.catalogRoute)),
    ]
    return try JSONDecoder().decode(LinkCatalogV1.self, from: JSONEncoder().encode(catalog))
  }

  /// The source.
  func source(type: String, domains: [String], from origin: String) -> String {
    let needsFoundation = routes.contains { $0.values.contains { $0.type == "UUID" } }
    var lines = ["import DeepLinking  // in an app: LinkSwiftUI or LinkUIKit"]
    if needsFoundation { lines.append("import Foundation") }
    lines += ["", "// Proposed by deeplink init from \(origin). Comments say what was guessed."]
    lines += notes.map { "// \($0)" }
    lines.append("enum \(type): DeepLink {")
    lines += routes.map { "  \($0.caseLine)" }
    lines += [
      "",
      "  static let routes = LinkRoutes<\(type)>(access: .from(.universalLink, .customScheme)) {",
    ]
    for route in routes {
      lines += route.notes.map { "    // \($0)" } + ["    \(route.routeLine(of: type))"]
    }
    let prefixes = domains.map { ".domain(\"\($0)\")" }.joined(separator: ", ")
    lines += [
      "  }", "}", "", "@MainActor let links = DeepLinks(\(type).self, prefixes: [\(prefixes)])",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
