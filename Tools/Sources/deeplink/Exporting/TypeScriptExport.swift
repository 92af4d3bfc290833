import Foundation
import LinkAnalysis
import LinkRouting

/// The routes of a catalog as one file of TypeScript: typed functions that print URLs, and one that reads them.
struct TypeScriptExport {
  /// The text of the file.
  let text: String

  /// The same tables and functions in JavaScript, without what names the screens.
  let script: String

  /// What is left out, as sentences.
  let omissions: [String]

  init(_ catalog: LinkCatalogV1) throws {
    let exported = ExportedRoutes(catalog)
    var (omissions, routes) = (exported.omissions, [ExportedRoute]())
    for route in exported.routes {
      if let name = route.values.first(where: { Self.kind($0.type, catalog) == nil }) {
        omissions.append(
          "Route '\(route.route.name)' is left out: no type says what '\(name.name)' is."
        )
      } else {
        routes.append(route)
      }
    }
    self.omissions = omissions
    var lines = [
      "// Made by 'deeplink export typescript' from the catalog of the app's links. Do not edit.",
      "",
    ]
    lines += omissions.map { "// \($0)" }
    if !omissions.isEmpty { lines.append("") }
    lines.append("/** The values of each screen. */")
    lines.append("export interface LinkValues {")
    for route in routes {
      let texts = [route.route.title, route.route.summary].compactMap(\.self).joined(
        separator: ": "
      )
      if !texts.isEmpty { lines.append("  /** \(texts.replacing("*/", with: "* /")) */") }
      let members = route.values.map { value in
        "\(Self.quoted(value.name))\(value.isRequired ? "" : "?"): \(Self.type(value, catalog))"
      }
      lines.append("  \(Self.quoted(route.route.name)): { \(members.joined(separator: "; ")) };")
    }
    lines += ["}", "", TypeScriptRuntime.types, "", "const prefixes: Prefix[] = ["]
    for prefix in exported.prefixes { lines.append("  \(try Self.prefix(prefix)),") }
    lines += ["];", "", "const routes: Route[] = ["]
    let tables = try Self.sorted(routes).map { "  \(try Self.route($0, catalog))," }
    lines += tables
    lines += ["];", "", "/** Prints the URL of each screen. */", "export const links = {"]
    for route in routes {
      let name = Self.quoted(route.route.name)
      let isOptional = route.values.allSatisfy { !$0.isRequired }
      lines.append(
        "  \(name): (values: LinkValues[\(name)]\(isOptional ? " = {}" : ""), prefix?: string): string => "
          + "print(\(name), values, prefix),"
      )
    }
    lines += ["};", "", TypeScriptRuntime.typed, ""]
    text = lines.joined(separator: "\n")
    let prefixes = try exported.prefixes.map { "  \(try Self.prefix($0))," }
    script =
      (["const prefixes = ["] + prefixes + ["];", "const routes = ["] + tables
      + ["];", TypeScriptRuntime.untyped]).joined(separator: "\n")
  }

  /// A text of TypeScript.
  private static func quoted(_ text: String) -> String { ScriptText.quoted(text) }

  /// What a type is, for the functions of the file; `nil` for one that they do not know.
  private static func kind(_ type: CatalogType, _ catalog: LinkCatalogV1) -> String? {
    switch type.name {
    case "String", "Bool", "UUID", "Double": type.name
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      type.name
    case let name where name.contains("|"): name
    case let name where catalog.shapes[name] != nil: "String"
    default: nil
    }
  }

  /// The type of a value.
  private static func type(_ value: ExportedRoute.Value, _ catalog: LinkCatalogV1) -> String {
    let one =
      switch kind(value.type, catalog) ?? "" {
      case "String", "UUID":
        value.bounds?.values.map { $0.map(quoted).joined(separator: " | ") } ?? "string"
      case "Bool": "boolean"
      case "Double": "number"
      case let name where name.contains("|"):
        name.split(separator: "|").map { quoted(String($0)) }.joined(separator: " | ")
      default: "number | bigint"
      }
    return value.isList ? "(\(one))[]" : one
  }

  /// The routes, the most specific first.
  private static func sorted(_ routes: [ExportedRoute]) -> [ExportedRoute] {
    routes.enumerated().sorted { one, other in
      let (left, right) = (one.element.paths[0].map(\.rank), other.element.paths[0].map(\.rank))
      return left == right ? one.offset < other.offset : left.lexicographicallyPrecedes(right)
    }
    .map(\.element)
  }

  /// A prefix as a literal.
  private static func prefix(_ prefix: LinkCatalogV1.Prefix) throws -> String {
    let value: JSONValue =
      switch prefix {
      case .scheme(let scheme, let host, let plusIsSpace):
        [
          "text": .text("\(scheme)://\(host ?? "")"), "scheme": .text(scheme.lowercased()),
          "host": host.map { .text($0.lowercased()) } ?? .null, "path": "", "http": false,
          "plus": .flag(plusIsSpace),
        ]
      case .domain(let domain, let allowsHTTP, let plusIsSpace, let path, _):
        [
          "text": .text("https://\(domain)\(path)"), "scheme": "https",
          "host": .text(domain.lowercased()),
          "path": .text(path), "http": .flag(allowsHTTP), "plus": .flag(plusIsSpace),
        ]
      }
    return try ScriptText.line(value)
  }

  /// The expression of a value beside literals, whose end depends on what it can be; `nil` for any text.
  private static func form(of name: String, in route: ExportedRoute) -> String? {
    guard let type = route.values.first(where: { $0.name == name })?.type.name else { return nil }
    switch type {
    case "Bool": return "true|false"
    case "Double": return "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?"
    case "UUID": return "[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
    case let name where name.hasPrefix("Int") || name.hasPrefix("UInt"):
      return "0|-?[1-9][0-9]*"
    case let words where words.contains("|"): return words
    default: return nil
    }
  }

  /// A route as a literal.
  private static func route(_ route: ExportedRoute, _ catalog: LinkCatalogV1) throws -> String {
    let paths: [JSONValue] = route.paths.map { path in
      .list(
        path.map { segment in
          switch segment {
          case .rest(let name, let isRequired): ["rest": .text(name), "needed": .flag(isRequired)]
          case .pieces(let pieces):
            .list(
              pieces.map { piece in
                switch piece {
                case .literal(let text): .text(text)
                case .value(let name, let expression):
                  [
                    "name": .text(name),
                    "form": (expression ?? (pieces.count > 1 ? form(of: name, in: route) : nil))
                      .map { .text($0) } ?? .null,
                  ]
                }
              }
            )
          }
        }
      )
    }
    let values: [JSONValue] = try route.values.map { value in
      let bounds = value.bounds
      return [
        "name": .text(value.name), "kind": .text(kind(value.type, catalog) ?? ""),
        "form": catalog.shapes[value.type.name].map { .text($0) } ?? .null,
        "needed": .flag(value.isRequired), "list": .flag(value.isList),
        "keys": .list(value.keys.map { .text($0) }),
        "least": try ScriptText.value(bounds?.minimum),
        "most": try ScriptText.value(bounds?.maximum),
        "shortest": bounds?.minimumLength.map { .integer(Int64($0)) } ?? .null,
        "longest": bounds?.maximumLength.map { .integer(Int64(clamping: $0)) } ?? .null,
        "words": bounds?.values.map { .list($0.map { .text($0) }) } ?? .null,
        "usual": try ScriptText.value(value.defaultValue),
        "lenient": .flag(route.route.query.first { $0.name == value.name }?.isLenient == true),
      ]
    }
    let sources = route.route.access?.sources.map { JSONValue.text($0.rawValue) }
    return try ScriptText.line([
      "name": .text(route.route.name), "printed": .integer(Int64(route.printedPaths)),
      "paths": .list(paths), "values": .list(values), "strict": .flag(route.route.isStrict),
      "anyCase": .flag(route.route.isCaseInsensitive),
      "access": sources.map { .list($0.sorted { "\($0)" < "\($1)" }) } ?? .null,
    ])
  }
}

/// Texts of JSON, which are also texts of JavaScript.
enum ScriptText {
  /// A text in quotes.
  static func quoted(_ text: String) -> String { (try? line(.text(text))) ?? "\"\"" }

  /// A value on one line.
  static func line(_ value: JSONValue) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Ends of lines of Unicode, and what would end a script of HTML.
    return String(decoding: try encoder.encode(value), as: UTF8.self)
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
      .replacing("<", with: "\\u003c")
  }

  /// Reads a catalog.
  static func catalog(_ value: JSONValue) throws -> LinkCatalogV1 {
    try JSONDecoder().decode(LinkCatalogV1.self, from: JSONEncoder().encode(value))
  }

  /// A value of a catalog.
  static func value(_ value: CatalogValue?) throws -> JSONValue {
    guard let value else { return .null }
    return try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode([value]))[0] ?? .null
  }
}

extension JSONValue {
  /// An element of a list; `nil` when it is missing.
  subscript(_ index: Int) -> JSONValue? {
    if case .list(let list) = self, list.indices.contains(index) { list[index] } else { nil }
  }
}
