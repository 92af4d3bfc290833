import LinkAnalysis
import LinkRouting

/// The list of routes that `deeplink routes` prints.
struct RouteList {
  /// The lines.
  let lines: [String]

  /// Lists the routes of a catalog.
  init(_ catalog: LinkCatalogV1) {
    let names = catalog.routes.map(\.name)
    let patterns = catalog.routes.flatMap { [$0.path] + $0.aliases }
    let (width, patternWidth) = (Self.width(of: names), min(Self.width(of: patterns), 40))
    lines = catalog.routes.flatMap { route in
      ([route.path] + route.aliases).enumerated().map { index, path in
        let name = index == 0 ? route.name : ""
        let details =
          index == 0
          ? Self.details(of: route).joined(separator: "  ") : TerminalColor.text("(alias)", .quiet)
        let start =
          TerminalColor.text(name, .hint) + Self.padding(name, width) + TerminalText(path).text
        return details.isEmpty ? start : start + Self.padding(path, patternWidth) + details
      }
    }
  }

  /// The width of the widest text, in Unicode scalars.
  private static func width(of texts: [String]) -> Int {
    texts.map { TerminalText($0).text.unicodeScalars.count }.max() ?? 0
  }

  /// The spaces behind a text of a column, two at least.
  private static func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - Self.width(of: [text])) + 2)
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
      let names = sources.map(\.name).sorted()
      details.append(names.isEmpty ? "[closed]" : "[\(names.joined(separator: ", "))]")
    }
    let texts = [route.title, route.summary].compactMap(\.self).joined(separator: ": ")
    if !texts.isEmpty { details.append("– \(texts)") }
    return details.map { detail in
      if detail == "[closed]" { return TerminalColor.text(detail, .caution) }
      return detail == route.effect?.rawValue
        ? TerminalColor.text(detail, .caution) : TerminalText(detail).text
    }
  }
}
