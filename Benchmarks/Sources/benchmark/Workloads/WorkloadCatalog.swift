import BenchmarkHarness
import Foundation

/// A workload by name, with the files that it reads when no others are given.
struct WorkloadEntry: Sendable {
  /// The name, as in `baselines.json`.
  let name: String

  /// The files, as paths within `shared/data`.
  let defaultFiles: [String]

  /// Which passes are counted.
  var passes = Counter.Passes.warm

  /// Whether the bytes that the first pass keeps are counted too.
  var isKept = false

  /// Makes the workload of files, as many as there are default ones.
  let make: @Sendable ([URL]) throws -> any Workload

  /// The files to read.
  func files(_ paths: [String] = []) -> [URL] {
    paths.isEmpty
      ? defaultFiles.map(Repository.sharedData) : paths.map { URL(fileURLWithPath: $0) }
  }

  /// Counts what the workload costs, if valgrind is there; says so when it is not.
  func counts(_ paths: [String] = []) throws -> Counts? {
    guard let counter = Counter() else {
      Failure.say("no valgrind in PATH, so instructions and allocations are not counted")
      return nil
    }
    let items = try make(files(paths)).itemCount
    let arguments = { (passes: Int) in
      ["run-workload", name, "--passes", String(passes)] + files(paths).map(\.path)
    }
    var counts = try counter.counts(items: items, passes: passes, arguments: arguments)
    if isKept { counts.keptBytes = try counter.keptBytes(items: items, arguments: arguments) }
    return counts
  }
}

/// The workloads that can be counted.
enum WorkloadCatalog {
  /// All of them.
  static let entries =
    [SplitWorkload.entry, ColdWorkload.entry, DeliverWorkload.entry] + TypedWorkload.entries
    + PrintWorkload.entries + PlanWorkload.entries + LaunchWorkload.entries + [KeptWorkload.entry]
    + MissWorkload.entries
    + ["w1", "w2_10", "w2_1000", "w2_10000"].flatMap { name in
      let files = ["routes/\(name).routes", "routes/\(name).urls"]
      return [
        WorkloadEntry(name: "match-\(name)", defaultFiles: files) { files in
          MatchWorkload(try MatchTable(routes: files[0], urls: files[1]))
        },
        WorkloadEntry(name: "match-url-\(name)", defaultFiles: files) { files in
          MatchURLWorkload(try MatchTable(routes: files[0], urls: files[1]))
        },
      ]
    }

  /// Finds a workload.
  static func entry(_ name: String) -> WorkloadEntry? {
    entries.first { $0.name == name }
  }
}
