import Foundation
import LinkPatterns
import LinkRouting

/// `urlpatterntestdata.json`, its rows about paths alone: a route matches what the standard's pattern does.
///
/// A pattern or URL that the core refuses passes, as it leads nowhere. Left out are paths that do not begin
/// with a slash, which no link has.
///
/// Source: web-platform-tests, urlpattern/resources/urlpattern.js.
struct RouteSuite: Suite {
  let name = "routes"

  let file = "urlpatterntestdata"

  func results(_ data: JSON) throws -> [CaseResult] {
    try data.cases().compactMap { entry in
      guard let pattern = try Self.path(in: entry["pattern"]), Self.isRooted(pattern) else {
        return nil
      }
      if entry["expected_obj"]?.text == "error" {
        let isRefused = !Self.table(pattern).problems.isEmpty
        return CaseResult(quoted(pattern), isRefused ? [] : ["expected an error"])
      }
      guard let path = try Self.path(in: entry["inputs"]), path.hasPrefix("/") else { return nil }
      let title = "\(quoted(pattern)) on \(quoted(path))"
      return CaseResult(title, try differences(pattern, path, entry["expected_match"] ?? .null))
    }
  }

  /// The path of a case, when that is all it gives.
  private static func path(in arguments: JSON?) throws -> String? {
    let arguments = try (arguments ?? .array([])).elements()
    guard arguments.count == 1, let members = arguments[0].members, members.count == 1 else {
      return nil
    }
    return members["pathname"]?.text
  }

  /// Tells whether all that a pattern matches begins with a slash.
  private static func isRooted(_ pattern: String) -> Bool {
    pattern.hasPrefix("/") || pattern.hasPrefix("{/")
  }

  /// A table with one route.
  private static func table(_ pattern: String) -> RouteTable<Int> {
    RouteTable(
      prefixes: [.domain("example.com")],
      trailingSlash: .asWritten,
      routes: [pattern: 0]
    )
  }

  /// Matches a path and compares what its groups have.
  private func differences(_ pattern: String, _ path: String, _ expected: JSON) throws -> [String] {
    let (table, text) = (Self.table(pattern), "https://example.com" + path)
    guard table.problems.isEmpty, (try? LinkURL(text)) != nil else { return [] }
    switch (table.match(text), expected.members) {
    case (.failure, nil): return []
    case (.success, nil): return ["expected no match, found one"]
    case (.failure(let failure), _?): return ["expected a match, found \(failure)"]
    case (.success(let match), let members?):
      let groups = members["pathname"]?["groups"]?.members ?? [:]
      return groups.sorted { $0.key < $1.key }.compactMap { name, value in
        let (wanted, found) = (value.text?.removingPercentEncoding, match.parameters[name])
        guard wanted.map({ Array($0.utf8) }) != found.map({ Array($0.utf8) }) else { return nil }
        return "group \(name): expected \(quoted(wanted ?? "nil")), found \(quoted(found ?? "nil"))"
      }
    }
  }
}
