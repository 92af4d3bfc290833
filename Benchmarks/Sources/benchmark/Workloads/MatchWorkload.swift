import BenchmarkHarness
import LinkPatterns

/// Looks up paths, and reads where their parameters are.
struct MatchWorkload: Workload {
  /// The table.
  let table: PatternTable

  /// The paths.
  let paths: [String]

  /// The segments that are parameters, a bit each, by entry.
  let parameters: [UInt64]

  /// How many paths there are.
  var itemCount: Int { paths.count }

  /// Prepares to look up.
  init(_ input: MatchTable) {
    table = input.table
    paths = input.queries.map(\.path)
    parameters = input.patterns.map { pattern in
      pattern.segments.enumerated().reduce(0) { bits, segment in
        guard case .parameter = segment.element else { return bits }
        return bits | 1 << UInt64(segment.offset)
      }
    }
  }

  /// Looks up every path.
  func pass() -> Int {
    var sum = 0
    for path in paths {
      guard let match = table.firstMatch(inPath: path) else { continue }
      sum &+= match.entry
      var rest = parameters[match.entry]
      while rest != 0 {
        sum &+= match.segment(at: rest.trailingZeroBitCount)?.upperBound ?? 0
        rest &= rest &- 1
      }
    }
    return sum
  }
}

/// Looks up whole URLs.
struct MatchURLWorkload: Workload {
  /// The table.
  let table: PatternTable

  /// The URLs.
  let urls: [String]

  /// How many URLs there are.
  var itemCount: Int { urls.count }

  /// Prepares to look up.
  init(_ input: MatchTable) {
    table = input.table
    urls = input.queries.map(\.url)
  }

  /// Looks up every URL.
  func pass() -> Int {
    var sum = 0
    for url in urls {
      guard let match = try? table.firstMatch(inURL: url, host: .authority) else { continue }
      sum &+= match.entry
    }
    return sum
  }
}

/// What apps write by hand: splits the path, and tries one pattern after another.
struct NaiveMatchWorkload: Workload {
  /// The components of each pattern.
  let patterns: [[String]]

  /// The paths.
  let paths: [String]

  /// How many paths there are.
  var itemCount: Int { paths.count }

  /// Prepares to look up.
  init(_ input: MatchTable) {
    patterns = input.patterns.map { $0.text.split(separator: "/").map(String.init) }
    paths = input.queries.map(\.path)
  }

  /// Looks up every path.
  func pass() -> Int {
    var sum = 0
    for path in paths {
      guard let match = match(path) else { continue }
      sum &+= match.route &+ match.values.count
    }
    return sum
  }

  /// Looks up a path.
  private func match(_ path: String) -> (route: Int, values: [String: String])? {
    let components = path.split(separator: "/")
    for (route, pattern) in patterns.enumerated() where pattern.count == components.count {
      var values: [String: String] = [:]
      let fits = zip(pattern, components).allSatisfy { part, component in
        guard part.hasPrefix(":") else { return part == component }
        values[String(part.dropFirst())] = String(component)
        return true
      }
      if fits { return (route, values) }
    }
    return nil
  }
}

/// Reads patterns and builds a table of them.
struct BuildWorkload: Workload {
  /// The patterns, as text.
  let patterns: [String]

  /// How many patterns there are.
  var itemCount: Int { patterns.count }

  /// Reads and builds.
  func pass() -> Int {
    PatternTable(patterns.compactMap { try? PathPattern($0) }.map { PatternTable.Entry($0) })
      .nodeCount
  }
}

/// Builds a table of patterns that were read.
struct TableWorkload: Workload {
  /// The entries.
  let entries: [PatternTable.Entry]

  /// How many entries there are.
  var itemCount: Int { entries.count }

  /// Builds.
  func pass() -> Int { PatternTable(entries).nodeCount }
}
