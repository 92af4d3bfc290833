import ArgumentParser
import BenchmarkHarness
import Foundation

/// `benchmark run-workload`: does the work and measures nothing; it is what runs under valgrind.
struct RunWorkload: ParsableCommand {
  /// Name; it is not shown in the help.
  static let configuration = CommandConfiguration(
    commandName: "run-workload",
    abstract: "Runs a workload without measuring it.",
    shouldDisplay: false
  )

  /// The name of the workload.
  @Argument(help: "The name of the workload.")
  var name: String

  /// How many passes to run.
  @Option(name: .long, help: "How many passes to run.")
  var passes: Int

  /// The files to read.
  @Argument(help: "The files to read; without any those in shared/data.")
  var files: [String] = []

  /// Refuses what there is not.
  func validate() throws {
    guard WorkloadCatalog.entry(name) != nil else {
      let names = WorkloadCatalog.entries.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no workload \(name). There is: \(names).")
    }
    guard passes >= 0 else { throw ValidationError("--passes is less than 0.") }
  }

  /// Runs the passes, and prints the sum of what they return.
  func run() throws {
    guard let entry = WorkloadCatalog.entry(name) else { return }
    let workload = try Failure.orExit(Failure.noInput) { try entry.make(entry.files(files)) }
    var sum = 0
    for _ in 0..<passes { sum &+= workload.pass() }
    print(sum)
  }
}
