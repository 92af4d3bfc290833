import BenchmarkHarness
import Foundation
import Testing

@Suite struct BaselinesTests {
  /// An entry with room between its baseline and its goal.
  private static let entry = Baselines.Entry(
    baseline: Counts(instructions: 1000, allocations: 0),
    goal: .init(instructions: 1200, allocations: 0, ratio: 0.25)
  )

  @Test(arguments: [
    (900.0, 0.0, 0), (1100, 0, 0), (1101, 0, 1), (1201, 0, 2), (1000, 0.001, 2),
  ])
  func failsAboveTheGoalOrTenPercentOverTheBaseline(
    instructions: Double,
    allocations: Double,
    failures: Int
  ) {
    let counts = Counts(instructions: instructions, allocations: allocations)
    #expect(Self.entry.failures(counts).count == failures)
  }

  @Test func namesWhatMissesTheGoal() {
    let goal = Self.entry.goal
    #expect(goal.misses(Counts(instructions: 1200, allocations: 0), ratio: 0.25).isEmpty)
    #expect(goal.misses(nil, ratio: 0.3) == ["ratio 0.3, and the goal is 0.25"])
    #expect(
      goal.misses(Counts(instructions: 1300.04, allocations: 1))
        == ["instructions 1300, and the goal is 1200", "allocations 1, and the goal is 0"]
    )
  }

  @Test func failsAboveScansAndKeptBytesWhereTheyAreCounted() {
    var counts = Counts(instructions: 1_000, allocations: 0)
    (counts.scans, counts.keptBytes) = (20, 1_000)
    let entry = Baselines.Entry(baseline: counts, goal: .init(scans: 22))
    #expect(entry.failures(counts).isEmpty)
    counts.scans = 23
    #expect(
      entry.failures(counts) == [
        "scans 23, and the goal is 22", "scans 23, more than 10 % over the baseline of 20",
      ]
    )
    (counts.scans, counts.keptBytes) = (nil, 1_101)
    #expect(
      entry.failures(counts) == ["kept bytes 1101, more than 10 % over the baseline of 1000"]
    )
  }

  @Test func limitsNothingWithoutAGoal() {
    #expect(Baselines.Goal().misses(Counts(instructions: 1e9, allocations: 9), ratio: 9).isEmpty)
  }

  @Test func readsWhatItWrites() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("baselines-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let baselines = Baselines(entries: ["split": Self.entry])
    try baselines.write(to: file)
    #expect(try Baselines(file) == baselines)
  }

  @Test func readsTheCommittedFile() throws {
    #expect(try !Baselines(Repository.baselines).entries.isEmpty)
  }

  @Test func planningCostsTheSameForEachScreenHoweverDeep() throws {
    let entries = try Baselines(Repository.baselines).entries
    let counts = try [10, 100, 1000].map { depth in
      try #require(entries["plan-depth-\(depth)"]).baseline.instructions
    }
    #expect(counts[1] <= counts[0] && counts[2] <= counts[1] * 1.05)
  }
}
