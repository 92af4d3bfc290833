import BenchmarkHarness
import Foundation
import Testing

@Suite struct CommandTests {
  /// A few URLs that both libraries take.
  private static let urls = "https://example.com/a?b=c\nmyapp://leagues/12\n"

  @Test func splitPrintsOneLineOfJSON() throws {
    let run = try BuiltBenchmark.run(
      ["split", "@", "--json", "--rounds", "3"],
      file: Self.urls,
      path: "/nonexistent"
    )
    #expect(run.code == 0)
    #expect(run.out.hasPrefix(#"{"workload":"split","urls":2,"nanoseconds":"#))
    #expect(run.out.hasSuffix(#","instructions":null,"allocations":null}"# + "\n"))
    #expect(run.out.split(separator: "\n").count == 1)
    #expect(
      run.error
        == "benchmark: no valgrind in PATH, so instructions and allocations are not counted\n"
    )
    let keys = [#""foundation_nanoseconds":"#, #""ratio":"#]
    #expect(keys.allSatisfy(run.out.contains))
  }

  @Test(.enabled(if: Counter() != nil, "valgrind is not installed"))
  func splitCountsUnderValgrind() throws {
    let run = try BuiltBenchmark.run(["split", "@", "--json", "--rounds", "3"], file: Self.urls)
    #expect(run.code == 0)
    #expect(run.error == "")
    let number = run.out.firstMatch(of: /"instructions":([0-9.]+),"allocations":([0-9.]+)}/)
    let counts = try #require(number?.output)
    // A URL cannot be split in no instructions.
    #expect(try #require(Double(counts.1)) > 10)
    #expect(try #require(Double(counts.2)) >= 0)
  }

  /// The routes of a small table.
  private static let routes = "/leagues\n/leagues/:league\n"

  @Test func matchPrintsEveryNumber() throws {
    let run = try BuiltBenchmark.run(
      ["match", "@", "@@", "--json", "--rounds", "3"],
      file: Self.routes,
      second: "https://example.com/leagues/7\t/leagues/7\t1\t7\n",
      path: "/nonexistent"
    )
    #expect(run.code == 0)
    #expect(run.out.hasPrefix(#"{"workload":"match","routes":2,"urls":1,"nanoseconds":"#))
    #expect(run.out.split(separator: "\n").count == 1)
    for key in [
      "nanoseconds", "url_nanoseconds", "naive_nanoseconds", "regex_nanoseconds", "ratio",
      "url_ratio", "build_microseconds", "parse_build_microseconds", "cold_microseconds",
      "bytes_per_route",
    ] {
      #expect(run.out.firstMatch(of: try Regex("\"\(key)\":[0-9.]+[,}]")) != nil, "\(key)")
    }
    // Without valgrind nothing is counted.
    for key in ["instructions", "url_instructions", "allocations"] {
      #expect(run.out.contains("\"\(key)\":null"), "\(key)")
    }
  }

  @Test(arguments: ["/leagues/7\t0\t7", "/leagues/7\t1\t8", "/leagues/7\t-1", "/teams\t1\t7"])
  func matchChecksTheAnswersFirst(answer: String) throws {
    let run = try BuiltBenchmark.run(
      ["match", "@", "@@"],
      file: Self.routes,
      second: "https://example.com/leagues/7\t\(answer)\n"
    )
    #expect(run.code == 1)
    #expect(run.out == "")
    #expect(run.error.contains("expected"))
  }

  @Test func splitPrintsATable() throws {
    let run = try BuiltBenchmark.run(
      ["split", "@", "--rounds", "3"],
      file: Self.urls,
      path: "/nonexistent"
    )
    #expect(run.code == 0)
    #expect(run.out.hasPrefix("split, 2 URLs; numbers are for one URL\n  nanoseconds "))
  }

  @Test func failsOnAWrongAnswer() throws {
    let run = try BuiltBenchmark.run(["split", "@"], file: "https://example.com/a/../b\n")
    #expect(run.code == 1)
    #expect(run.out == "")
    #expect(run.error.contains("https://example.com/a/../b: refused: a dot segment"))
  }

  @Test func failsWithoutInput() throws {
    #expect(try BuiltBenchmark.run(["split", "/nonexistent"]).code == 66)
    #expect(try BuiltBenchmark.run(["split", "@"], file: "").code == 66)
  }

  @Test(arguments: [
    ["split", "a", "b"], ["split", "--xml"], ["run-workload", "no", "--passes", "1"],
    ["count", "no"],
  ])
  func failsOnWrongUsage(arguments: [String]) throws {
    let run = try BuiltBenchmark.run(arguments)
    #expect(run.code == 64)
  }

  @Test(.enabled(if: Counter() != nil, "valgrind is not installed"))
  func countPrintsALineForEachWorkload() throws {
    let run = try BuiltBenchmark.run(["count", "launch-24", "plan-depth-10"])
    #expect(run.code == 0)
    let lines = run.out.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].wholeMatch(of: /launch-24: [0-9.]+ instructions, .* without scans/) != nil)
    #expect(
      lines[1].wholeMatch(of: /plan-depth-10: [0-9.]+ instructions, [0-9.]+ allocations/) != nil
    )
  }

  @Test func gateRefusesBaselinesThatAreNone() throws {
    #expect(try BuiltBenchmark.run(["gate", "--baselines", "/nonexistent"]).code == 65)
    let run = try BuiltBenchmark.run(["gate", "--baselines", "@"], file: "{}")
    #expect(run.code == 1)
    #expect(run.error.contains("no baseline for split"))
  }

  @Test func runsAWorkload() throws {
    let arguments = ["run-workload", "split", "--passes", "3", "@"]
    let run = try BuiltBenchmark.run(arguments, file: "a://b/c\n")
    #expect(run.out == "21\n")
  }
}
