import ArgumentParser
import BenchmarkHarness
import Foundation
import LinkPatterns

/// `benchmark run-cold`: times the first pass of this process; it is what runs in fresh processes.
struct RunCold: ParsableCommand {
  /// The name of the command.
  static let name = "run-cold"

  /// Name; it is not shown in the help.
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Times how long it takes to build a first table and to look up a first URL.",
    shouldDisplay: false
  )

  /// The file of routes.
  @Argument(help: "A file with a path pattern a line.")
  var routes: String

  /// The file of URLs.
  @Argument(help: "A file with a URL a line.")
  var urls: String

  /// Prints nanoseconds of the processor, and what was built and found; the table outlives the timing.
  func run() throws {
    let workload = try Failure.orExit(Failure.noInput) {
      try ColdWorkload(routes: URL(fileURLWithPath: routes), urls: URL(fileURLWithPath: urls))
    }
    let start = ProcessorTime.nanoseconds
    let (table, entry) = workload.firstUse()
    print(ProcessorTime.nanoseconds - start, table.nodeCount, entry)
  }
}
