import BenchmarkHarness
import Foundation
import LinkPatterns

/// A table of routes and the URLs to look up in it, with the answers.
struct MatchTable: Sendable {
  /// One URL.
  struct Query: Sendable {
    /// The URL.
    let url: String

    /// Its path.
    let path: String

    /// The position of the route, or `nil` when none matches.
    let route: Int?

    /// The texts in place of the parameters of the route, in order.
    let values: [String]
  }

  /// The patterns.
  let patterns: [PathPattern]

  /// The table.
  let table: PatternTable

  /// The URLs.
  let queries: [Query]

  /// Reads both files.
  init(routes: URL, urls: URL) throws {
    patterns = try RowFile(routes).firstColumn.map { try PathPattern($0) }
    table = PatternTable(patterns.map { PatternTable.Entry($0) })
    queries = try RowFile(urls).rows.map { row in
      guard row.count >= 3, let route = Int(row[2]) else {
        throw RowFileError(path: urls.path, problem: "has a line without URL, path and route")
      }
      return Query(
        url: row[0],
        path: row[1],
        route: route < 0 ? nil : route,
        values: Array(row[3...])
      )
    }
  }

  /// Compares the table's answer with the one in the file.
  func fault(_ query: Query) -> String? {
    let match = table.firstMatch(inPath: query.path)
    guard match?.entry == query.route else {
      return "\(query.path): route \(match.map { "\($0.entry)" } ?? "none"), "
        + "expected \(query.route.map(String.init) ?? "none")"
    }
    guard (try? table.firstMatch(inURL: query.url, host: .authority))?.entry == query.route else {
      return "\(query.url): another route than its path"
    }
    guard let url = try? LinkURL(query.url) else { return "\(query.url): not a URL" }
    var matches = PatternMatches(url, host: .authority)
    let first = matches.next(in: table, of: url)
    let ranges = first.map { table.values(of: $0, in: url) } ?? []
    let values = ranges.compactMap { $0.map(url.string) }
    return values == query.values
      ? nil : "\(query.url): values \(values), expected \(query.values)"
  }
}
