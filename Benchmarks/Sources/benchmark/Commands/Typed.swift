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
      forms are timed in turn: constructor, closures, table (closures that read parameters by name), and \
      hand-written (a switch over Foundation's URL).

        benchmark typed
        benchmark typed --json

      With --json the only line on standard output is an object: workload, urls, \
      hand_written_nanoseconds; and for constructor, closures and table, as in table_ratio: nanoseconds, \
      ratio (to hand-written), instructions, allocations.
      """
  )

  /// How many rounds are timed.
  @Option(name: .long, help: "How many times each is timed in turn; the median counts.")
  var rounds = 201

  /// Whether the result is printed as JSON.
  @Flag(name: .long, help: "Print one line of JSON.")
  var json = false

  /// Checks, measures and prints.
  func run() throws {
    let rows = try Failure.orExit(Failure.noInput) {
      try RowFile(Repository.sharedData("routes/w4.urls")).rows
    }
    let urls = rows.compactMap(\.first)
    let workloads = TypedWorkload.Form.allCases.map { TypedWorkload(form: $0, urls: urls) }
    let faults = workloads.filter { $0.form != .handWritten }.flatMap { $0.faults(rows) }
    faults.forEach(Failure.say)
    guard faults.isEmpty else { throw Failure.notSo }
    let times = InterleavedRounds(rounds: rounds).nanoseconds(of: workloads)
    let counts = try Failure.orExit(Failure.software) {
      try TypedWorkload.entries.map { try $0.counts() }
    }
    let compared = times[times.count - 1]
    var members: [(key: String, value: JSONLine.Value)] = [
      ("workload", .text("typed")), ("urls", .integer(urls.count)),
      ("hand_written_nanoseconds", .number(compared, decimals: 1)),
    ]
    for (index, form) in TypedWorkload.Form.own.enumerated() {
      members += [
        ("\(form)_nanoseconds", .number(times[index], decimals: 1)),
        ("\(form)_ratio", .number(times[index] / compared, decimals: 3)),
        ("\(form)_instructions", .number(counts[index]?.instructions, decimals: 1)),
        ("\(form)_allocations", .number(counts[index]?.allocations, decimals: 3)),
      ]
    }
    let line = JSONLine(members)
    print(
      json ? line.text : line.table(title: "typed, \(urls.count) URLs; numbers are for one URL")
    )
  }
}
