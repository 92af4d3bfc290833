import ArgumentParser
import BenchmarkHarness
import Foundation
import LinkPatterns

/// `benchmark worst-case`: what the paths cost that are hardest on a table that steps back.
struct WorstCase: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "worst-case",
    abstract: "Counts the steps of the hardest paths, as paths and tables grow.",
    discussion: """
      Three shapes: the table of shared/data/routes/w5_8, 2ᵏ routes in which each of k segments is a \
      literal or a parameter, and long paths on one pattern with a wildcard. Each is looked up with \
      paths that fail only at their end. A step is a node entered, or an instruction of an automaton.

      With --json a line a shape and size: workload, shape, size, routes, path_bytes, steps, nodes.

      Exit code 1 when a path takes more steps than the table has nodes.
      """
  )

  /// Whether the result is printed as JSON.
  @Flag(name: .long, help: "Print lines of JSON.")
  var json = false

  /// One row.
  private struct Row {
    /// The name of the shape.
    let shape: String
    /// The number of segments.
    let size: Int
    /// The table.
    let table: PatternTable
    /// The URL.
    let url: LinkURL
  }

  /// Counts and prints.
  func run() throws {
    var failed = false
    for row in try Failure.orExit(Failure.noInput, Self.rows) {
      var matches = PatternMatches(row.url, host: .authority)
      while matches.next(in: row.table, of: row.url) != nil {}
      failed = failed || matches.steps > row.table.nodeCount
      let line = JSONLine([
        "workload": .text("worst-case"),
        "shape": .text(row.shape),
        "size": .integer(row.size),
        "routes": .integer(row.table.entries.count),
        "path_bytes": .integer(row.url.layout.path.count),
        "steps": .integer(matches.steps),
        "nodes": .integer(row.table.nodeCount),
      ])
      print(json ? line.text : line.table(title: "worst case: \(row.shape), \(row.size)"))
    }
    if failed { throw Failure.notSo }
  }

  /// The tables and URLs.
  private static func rows() throws -> [Row] {
    var rows: [Row] = []
    let input = try MatchTable(
      routes: Repository.sharedData("routes/w5_8.routes"),
      urls: Repository.sharedData("routes/w5_8.urls")
    )
    if let query = input.queries.first {
      rows.append(
        Row(shape: "w5_8", size: 8, table: input.table, url: try LinkURL(query.url))
      )
    }
    for size in [2, 4, 6, 8, 10] {
      let patterns = (0..<(1 << size)).map { bits in
        (0..<size).map { (bits >> $0) & 1 == 1 ? "/a" : "/:p\($0)" }.joined() + "/end"
      }
      let url = "https://example.com" + String(repeating: "/a", count: size) + "/miss"
      rows.append(try row("literal or parameter", size, patterns, url))
    }
    for size in [32, 64, 128, 250] {
      let url = "https://example.com" + String(repeating: "/a", count: size) + "/miss"
      rows.append(try row("wildcard, then a literal", size, ["/:p+/end", "/*"], url))
    }
    return rows
  }

  /// Makes a row.
  private static func row(
    _ shape: String,
    _ size: Int,
    _ patterns: [String],
    _ url: String
  ) throws -> Row {
    let table = PatternTable(try patterns.map { PatternTable.Entry(try PathPattern($0)) })
    return Row(shape: shape, size: size, table: table, url: try LinkURL(url))
  }
}
