import BenchmarkHarness
import Foundation
import LinkPatterns

/// Reads patterns, builds a table of them, and looks up one URL: what an app does before its first link.
struct ColdWorkload: Workload {
  /// The patterns, as text.
  let patterns: [String]

  /// The URL.
  let url: String

  /// How many patterns there are.
  var itemCount: Int { patterns.count }

  /// The workload of 1,000 routes; its first pass is counted.
  static let entry = WorkloadEntry(
    name: "cold-w2_1000",
    defaultFiles: ["routes/w2_1000.routes", "routes/w2_1000.urls"],
    passes: .first
  ) { files in
    try ColdWorkload(routes: files[0], urls: files[1])
  }

  /// Reads both files.
  init(routes: URL, urls: URL) throws {
    patterns = try RowFile(routes).firstColumn
    url = try RowFile(urls).firstColumn[0]
  }

  /// Reads, builds and looks up.
  func pass() -> Int {
    let (table, entry) = firstUse()
    return table.nodeCount &+ entry
  }

  /// Reads, builds and looks up.
  func firstUse() -> (table: PatternTable, entry: Int) {
    let table = PatternTable(patterns.compactMap { try? PathPattern($0) }.map { .init($0) })
    let match = try? table.firstMatch(inURL: url, host: .authority)
    return (table, match?.entry ?? 0)
  }

  /// Times the first pass of fresh processes.
  static func nanoseconds(routes: String, urls: String) throws -> Double? {
    guard let program = Bundle.main.executableURL else { return nil }
    let times = try (0..<21).compactMap { _ in
      let process = Process()
      let output = Pipe()
      process.executableURL = program
      process.arguments = [RunCold.name, routes, urls]
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text.split(separator: " ").first.flatMap { Double($0) }
    }
    return times.median
  }
}
