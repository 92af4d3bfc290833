import ArgumentParser
import BenchmarkHarness
import Foundation

/// `benchmark gate`: compares what workloads cost with the committed baselines; takes no times.
struct Gate: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Counts every workload, and compares with baselines and goals.",
    discussion: """
      Instructions, allocations, searches for conformances and kept bytes are compared, never times. A workload fails above its goal, \
      and more than 10 % above its baseline. Prints a line a workload.

      Exit code 1 when a workload fails.
      """
  )

  /// The file of baselines.
  @Option(name: .long, help: "The file. (default: Benchmarks/baselines.json)")
  var baselines: String?

  /// Whether the baselines are replaced by what is counted now.
  @Flag(name: .long, help: "Write what is counted into the file instead of comparing.")
  var update = false

  /// Counts every workload of the file.
  func run() throws {
    let file = baselines.map { URL(fileURLWithPath: $0) } ?? Repository.baselines
    var known = try Failure.orExit(Failure.data) { try Baselines(file) }
    let missing = WorkloadCatalog.entries.map(\.name).filter { known.entries[$0] == nil }
    if update {
      for name in missing { known.entries[name] = .init(baseline: .none, goal: .init()) }
    } else if !missing.isEmpty {
      Failure.say("no baseline for \(missing.joined(separator: ", ")): run it with --update")
      throw Failure.notSo
    }
    var failed = false
    for name in known.entries.keys.sorted() {
      guard let workload = WorkloadCatalog.entry(name), let entry = known.entries[name] else {
        Failure.say("\(file.path) names a workload that there is not: \(name)")
        throw Failure.data
      }
      let counts = try Self.count(workload)
      known.entries[name]?.baseline = counts
      let failures = update ? entry.goal.misses(counts) : entry.failures(counts)
      failed = failed || !failures.isEmpty
      let verdict = failures.isEmpty ? "ok" : "FAILED: " + failures.joined(separator: "; ")
      print(Self.line(name, counts) + ": " + verdict)
    }
    if update { try Failure.orExit(Failure.data) { try known.write(to: file) } }
    if failed { throw Failure.notSo }
  }

  /// Counts a workload.
  static func count(_ workload: WorkloadEntry) throws -> Counts {
    _ = try Failure.orExit(Failure.noInput) { try workload.make(workload.files()) }
    let counts = try Failure.orExit(Failure.software) { try workload.counts() }
    guard let counts else { throw Failure.noInput }
    return counts.rounded
  }

  /// What is said about a workload.
  static func line(_ name: String, _ counts: Counts) -> String {
    let numbers = counts.named.map { "\($0.value.text(decimals: 3)) \($0.name)" }
    return "\(name): \(numbers.joined(separator: ", "))"
  }
}
