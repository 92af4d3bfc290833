import ArgumentParser

/// The root of the command line: what the benchmarks are, and the list of commands.
@main
struct Benchmark: ParsableCommand {
  /// Name, help and subcommands.
  ///
  /// A command is one file in `Commands/`, and one entry here; what it measures is a file in
  /// `Workloads/` and an entry in ``WorkloadCatalog``.
  static let configuration = CommandConfiguration(
    commandName: "benchmark",
    abstract: "Measures the library: time against others, instructions and allocations.",
    discussion: """
      Times are medians of interleaved rounds and are compared within one run only. Instructions and \
      allocations are counted under valgrind, and are null without it.

      Exit codes: 0 all goals are reached · 1 a goal is missed, or an answer is wrong · 64 wrong \
      usage · 65 a file is not what it should be · 66 there is no input · 70 counting failed.
      """,
    subcommands: [
      Count.self, Gate.self, Match.self, RunCold.self, RunWorkload.self, Split.self, Typed.self,
      WorstCase.self,
    ]
  )
}
