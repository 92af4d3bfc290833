import ArgumentParser
import BenchmarkHarness

/// `benchmark count`: counts workloads and compares them with nothing.
struct Count: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Counts workloads, in the build that it is part of.",
    discussion: """
      Prints a line a workload, as gate does, and compares with nothing. A debug build tries its routes when it \
      launches; what that costs an app in development is counted by the debug build of this program: \
      swift run --package-path Benchmarks benchmark count launch-200
      """
  )

  /// The names of the workloads.
  @Argument(help: "The names of the workloads, as in Benchmarks/baselines.json.")
  var names: [String]

  /// Refuses what there is not.
  func validate() throws {
    for name in names where WorkloadCatalog.entry(name) == nil {
      throw ValidationError("There is no workload \(name).")
    }
  }

  /// Counts.
  func run() throws {
    for workload in names.compactMap(WorkloadCatalog.entry) {
      print(Gate.line(workload.name, try Gate.count(workload)))
    }
  }
}
