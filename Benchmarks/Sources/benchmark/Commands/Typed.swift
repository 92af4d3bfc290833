import ArgumentParser
import BenchmarkHarness
import Foundation

/// `benchmark typed`: how quickly a URL becomes a typed link.
struct Typed: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Makes typed links of URLs, beside a switch over Foundation's URL.",
    discussion: """
      24 routes, misses included. First it is checked which URLs are links, as the file says. Then the \
      forms are timed in turn: direct (a pattern and closures), codable (an example), and hand-written (a \
      switch over Foundation's URL).

        benchmark typed
        benchmark typed --json

      With --json the only line on standard output is an object: workload, urls, direct_nanoseconds, \
      codable_nanoseconds, hand_written_nanoseconds, direct_ratio, codable_ratio (to hand-written), \
      direct_instructions, direct_allocations, codable_instructions, codable_allocations.
      """
  )

  /// Whether the result is printed as JSON.
  @Flag(name: .long, help: "Print one line of JSON.")
  var json = false

  /// Checks, measures and prints.
  ///
  /// - Throws: `ExitCode` 1 when an answer is wrong, 66 without input, 70 when counting fails.
  func run() throws {
    let rows = try Failure.orExit(Failure.noInput) {
      try RowFile(Repository.sharedData("routes/w4.urls")).rows
    }
    let urls = rows.compactMap(\.first)
    let workloads = TypedWorkload.Form.allCases.map { TypedWorkload(form: $0, urls: urls) }
    let faults = workloads.filter { $0.form != .handWritten }.flatMap { $0.faults(rows) }
    faults.forEach(Failure.say)
    guard faults.isEmpty else { throw Failure.notSo }
    let times = InterleavedRounds().nanoseconds(of: workloads)
    let counts = try Failure.orExit(Failure.software) {
      try TypedWorkload.entries.map { try $0.counts() }
    }
    let line = JSONLine([
      "workload": .text("typed"),
      "urls": .integer(urls.count),
      "direct_nanoseconds": .number(times[0], decimals: 1),
      "codable_nanoseconds": .number(times[1], decimals: 1),
      "hand_written_nanoseconds": .number(times[2], decimals: 1),
      "direct_ratio": .number(times[0] / times[2], decimals: 3),
      "codable_ratio": .number(times[1] / times[2], decimals: 3),
      "direct_instructions": .number(counts[0]?.instructions, decimals: 1),
      "direct_allocations": .number(counts[0]?.allocations, decimals: 3),
      "codable_instructions": .number(counts[1]?.instructions, decimals: 1),
      "codable_allocations": .number(counts[1]?.allocations, decimals: 3),
    ])
    print(
      json ? line.text : line.table(title: "typed, \(urls.count) URLs; numbers are for one URL")
    )
  }
}
