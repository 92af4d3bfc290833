import LinkAnalysis
import LinkRouting

/// The list of routes that `deeplink routes` prints.
struct RouteList {
  /// The lines.
  let lines: [String]

  /// Lists the routes of a catalog.
  init(_ catalog: LinkCatalogV1) {
    let width = catalog.routes.map { TerminalText($0.name).text.unicodeScalars.count }.max() ?? 0
    lines = catalog.routes.flatMap { route in
      ([route.path] + route.aliases).enumerated().map { index, path in
        let name = index == 0 ? TerminalText(route.name).text : ""
        let padding = String(repeating: " ", count: width - name.unicodeScalars.count + 2)
        let pattern = TerminalText(path).text
        let details = index == 0 ? Self.details(of: route) : ["(alias)"]
        return ([name + padding + pattern] + details).joined(separator: "  ")
      }
    }
  }

  /// The properties of a route besides its name and patterns.
  static func details(of route: LinkCatalogV1.Route) -> [String] {
    var details: [String] = []
    let types = route.types.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.name)" }
    if !types.isEmpty { details.append("(\(types.joined(separator: ", ")))") }
    let items = route.query.map { item in
      let mark = (item.isRequired ? "" : "?") + (item.isRepeated ? "*" : "")
      let value = item.defaultValue.map { " = \($0)" } ?? ""
      return "\(item.name)\(mark): \(item.type.name)\(value)"
    }
    if !items.isEmpty { details.append("?{\(items.joined(separator: ", "))}") }
    if let effect = route.effect { details.append(effect.rawValue) }
    if let sources = route.access?.sources {
      let doors = sources.map(\.name).sorted()
      details.append(doors.isEmpty ? "[closed]" : "[\(doors.joined(separator: ", "))]")
    }
    return details.map { TerminalText($0).text }
  }
}
