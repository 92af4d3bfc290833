import BenchmarkHarness
import Synchronization
import Testing

@Suite struct InterleavedRoundsTests {
  /// A clock that the workloads move, and a record of who ran.
  private final class Laboratory: Sendable {
    /// The time, in nanoseconds, and the names of the passes in order.
    private let state = Mutex((time: 0.0, passes: [String]()))

    /// The time.
    var time: Double { state.withLock { $0.time } }

    /// The names of the passes, in order.
    var passes: [String] { state.withLock { $0.passes } }

    /// Lets a pass take its time.
    func run(_ name: String, takes duration: Double) {
      state.withLock {
        $0.time += duration
        $0.passes.append(name)
      }
    }
  }

  /// A workload that takes a known time a pass.
  private struct TimedWorkload: Workload {
    /// What it is called.
    let name: String

    /// The time of a pass, in nanoseconds.
    let duration: Double

    /// How many items there are.
    let itemCount: Int

    /// Where it runs.
    let laboratory: Laboratory

    /// Moves the clock.
    func pass() -> Int {
      laboratory.run(name, takes: duration)
      return itemCount
    }
  }

  /// A workload that is slower after another one.
  private struct DisturbedWorkload: Workload {
    /// How many items there are.
    let itemCount = 1

    /// Where it runs.
    let laboratory: Laboratory

    /// Moves the clock.
    func pass() -> Int {
      laboratory.run("a", takes: laboratory.passes.last == "a" ? 500 : 900)
      return 1
    }
  }

  @Test func givesTheTimeOfAnItem() {
    let laboratory = Laboratory()
    let rounds = InterleavedRounds(rounds: 5, sampleNanoseconds: 1000) { laboratory.time }
    let times = rounds.nanoseconds(of: [
      TimedWorkload(name: "a", duration: 300, itemCount: 3, laboratory: laboratory),
      TimedWorkload(name: "b", duration: 5000, itemCount: 10, laboratory: laboratory),
    ])
    #expect(times == [100, 500])
  }

  @Test func takesTurnsAndFillsTheSamples() {
    let laboratory = Laboratory()
    let rounds = InterleavedRounds(rounds: 3, sampleNanoseconds: 1000) { laboratory.time }
    _ = rounds.nanoseconds(of: [
      TimedWorkload(name: "a", duration: 500, itemCount: 1, laboratory: laboratory),
      TimedWorkload(name: "b", duration: 2000, itemCount: 1, laboratory: laboratory),
    ])
    // Finding the number of passes: 1 and 2 of `a`, 1 of `b`. In each round two of `a` are untimed.
    let round = ["a", "a", "a", "a", "b"]
    #expect(laboratory.passes == ["a", "a", "a", "b"] + round + round + round)
  }

  @Test func leavesOutWhatOtherWorkloadsDisturb() {
    let laboratory = Laboratory()
    let rounds = InterleavedRounds(rounds: 3, sampleNanoseconds: 1000) { laboratory.time }
    let times = rounds.nanoseconds(of: [
      DisturbedWorkload(laboratory: laboratory),
      TimedWorkload(name: "b", duration: 2000, itemCount: 1, laboratory: laboratory),
    ])
    #expect(times == [500, 2000])
  }

  @Test func comparesTwoTimes() {
    #expect(Comparison(nanoseconds: 25, other: 100).ratio == 0.25)
  }
}
