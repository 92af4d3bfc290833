import ArgumentParser
import BenchmarkHarness
import Foundation

/// `benchmark split`: how quickly URLs are split, with every byte checked.
struct Split: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Splits URLs, and compares the time with that of Foundation's URL(string:).",
    discussion: """
      First every answer is compared with that of Foundation's URLComponents: scheme, path and query \
      must be the same bytes. Then both are timed in turn.

        benchmark split
        benchmark split --json my.urls

      With --json the only line on standard output is an object: workload, urls, nanoseconds (a URL), \
      foundation_nanoseconds, ratio, instructions, allocations.

      The goals in Benchmarks/baselines.json are for shared/data/routes/w3.urls; other files have none.
      """
  )

  /// The file of URLs.
  @Argument(help: "A file with a URL a line. (default: shared/data/routes/w3.urls)")
  var urls: String?

  /// How many rounds are timed.
  @Option(name: .long, help: "How many times each is timed in turn; the median counts.")
  var rounds = 201

  /// Whether the result is printed as JSON.
  @Flag(name: .long, help: "Print one line of JSON.")
  var json = false

  /// Checks, measures and prints.
  func run() throws {
    let entry = SplitWorkload.entry
    let paths = urls.map { [$0] } ?? []
    let texts = try Failure.orExit(Failure.noInput) {
      try entry.files(paths).flatMap { try RowFile($0).firstColumn }
    }
    let faults = texts.compactMap(SplitAnswers.fault)
    faults.forEach(Failure.say)
    guard faults.isEmpty else { throw Failure.notSo }

    let times = InterleavedRounds(rounds: rounds).nanoseconds(of: [
      SplitWorkload(urls: texts), FoundationURLWorkload(urls: texts),
    ])
    let counts = try Failure.orExit(Failure.software) { try entry.counts(paths) }
    let comparison = Comparison(nanoseconds: times[0], other: times[1])
    print(json ? line(texts.count, comparison, counts) : table(texts.count, comparison, counts))

    guard urls == nil else { return }
    let goal = try Failure.orExit(Failure.data) {
      try Baselines(Repository.baselines).entries[entry.name]?.goal
    }
    let misses = goal?.misses(counts, ratio: comparison.ratio) ?? []
    misses.forEach(Failure.say)
    if !misses.isEmpty { throw Failure.notSo }
  }

  /// The result as JSON.
  private func line(_ count: Int, _ comparison: Comparison, _ counts: Counts?) -> String {
    JSONLine([
      "workload": .text(SplitWorkload.entry.name),
      "urls": .integer(count),
      "nanoseconds": .number(comparison.nanoseconds, decimals: 1),
      "foundation_nanoseconds": .number(comparison.other, decimals: 1),
      "ratio": .number(comparison.ratio, decimals: 3),
      "instructions": .number(counts?.instructions, decimals: 1),
      "allocations": .number(counts?.allocations, decimals: 3),
    ]).text
  }

  /// The result for people.
  private func table(_ count: Int, _ comparison: Comparison, _ counts: Counts?) -> String {
    TextTable(
      title: "split, \(count) URLs; numbers are for one URL",
      rows: [
        ("nanoseconds", comparison.nanoseconds.text(decimals: 1)),
        ("Foundation URL(string:)", comparison.other.text(decimals: 1)),
        ("ratio", comparison.ratio.text(decimals: 3)),
        ("instructions", counts?.instructions.text(decimals: 1) ?? "not counted"),
        ("allocations", counts?.allocations.text(decimals: 3) ?? "not counted"),
      ]
    ).text
  }
}
