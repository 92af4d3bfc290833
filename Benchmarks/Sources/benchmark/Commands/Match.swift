import ArgumentParser
import BenchmarkHarness
import Foundation
import LinkPatterns

/// `benchmark match`: how quickly a table finds the route of a path and of a URL.
struct Match: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Looks up paths and URLs in a table of routes, beside a scan in order.",
    discussion: """
      First every answer is compared with that of the file: route and values. Then the lookups are \
      timed in turn.

        benchmark match w1.routes w1.urls
        benchmark match --json w2_1000.routes w2_1000.urls

      With --json the only line on standard output is an object: workload, routes, urls, nanoseconds \
      (a path to route and ranges), url_nanoseconds (a URL to route), naive_nanoseconds (split and \
      scan in order), regex_nanoseconds (a regular expression a route; null for more than 1,000), \
      ratio and url_ratio (to naive_nanoseconds), instructions, url_instructions, allocations (null \
      without valgrind), \
      build_microseconds (of the table), parse_build_microseconds (of patterns and table), \
      cold_microseconds (of patterns, table and a first URL, in a process of its own), \
      bytes_per_route.
      """
  )

  /// The file of routes.
  @Argument(help: "A file with a path pattern a line.")
  var routes: String

  /// The file of URLs.
  @Argument(help: "A file with URL, path, position of the route or -1, and values, between tabs.")
  var urls: String

  /// How many rounds are timed.
  @Option(name: .long, help: "How many times each is timed in turn; the median counts.")
  var rounds = 201

  /// Whether the result is printed as JSON.
  @Flag(name: .long, help: "Print one line of JSON.")
  var json = false

  /// Checks, measures and prints.
  func run() throws {
    let input = try Failure.orExit(Failure.noInput) {
      try MatchTable(routes: URL(fileURLWithPath: routes), urls: URL(fileURLWithPath: urls))
    }
    let faults = input.queries.compactMap(input.fault)
    faults.forEach(Failure.say)
    guard faults.isEmpty else { throw Failure.notSo }
    let texts = input.patterns.map(\.text)
    let regex = RegexMatchWorkload(input)
    let times = InterleavedRounds(rounds: rounds).nanoseconds(
      of: [
        MatchWorkload(input), MatchURLWorkload(input), NaiveMatchWorkload(input),
        TableWorkload(entries: input.table.entries), BuildWorkload(patterns: texts),
      ] + (regex.map { [$0] } ?? [])
    )
    let counts = try Failure.orExit(Failure.software) {
      try WorkloadCatalog.entry("match-w1")?.counts([routes, urls])
    }
    let urlCounts = try Failure.orExit(Failure.software) {
      try WorkloadCatalog.entry("match-url-w1")?.counts([routes, urls])
    }
    let cold = try Failure.orExit(Failure.software) {
      try ColdWorkload.nanoseconds(routes: routes, urls: urls)
    }
    let count = Double(texts.count)
    let line = JSONLine([
      "workload": .text("match"),
      "routes": .integer(texts.count),
      "urls": .integer(input.queries.count),
      "nanoseconds": .number(times[0], decimals: 1),
      "url_nanoseconds": .number(times[1], decimals: 1),
      "naive_nanoseconds": .number(times[2], decimals: 1),
      "regex_nanoseconds": .number(regex == nil ? nil : times.last, decimals: 1),
      "ratio": .number(times[0] / times[2], decimals: 5),
      "url_ratio": .number(times[1] / times[2], decimals: 5),
      "instructions": .number(counts?.instructions, decimals: 1),
      "url_instructions": .number(urlCounts?.instructions, decimals: 1),
      "allocations": .number(counts?.allocations, decimals: 3),
      "build_microseconds": .number(times[3] * count / 1000, decimals: 1),
      "parse_build_microseconds": .number(times[4] * count / 1000, decimals: 1),
      "cold_microseconds": .number(cold.map { $0 / 1000 }, decimals: 1),
      "bytes_per_route": .number(Double(input.table.byteCount) / count, decimals: 1),
    ])
    print(json ? line.text : line.table(title: "match, \(texts.count) routes; for one lookup"))
  }
}
