/// Times several workloads in turn, so that what slows the machine down slows all of them.
///
/// A round takes one sample of each workload; a sample is as many passes as fill the sample's time.
/// Before each sample the same passes run untimed, since the other workloads have left the processor's
/// caches and branch predictors full of their own. A sample of a single pass is longer than what that
/// costs. The medians over the rounds are compared, never single samples.
public struct InterleavedRounds: Sendable {
  /// How many rounds there are.
  public var rounds: Int

  /// The least a sample lasts, in nanoseconds.
  public var sampleNanoseconds: Double

  /// Tells the time, in nanoseconds since any moment.
  private let now: @Sendable () -> Double

  /// Creates rounds that count the processor's time of this thread.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds there are; at least 1.
  ///   - sampleNanoseconds: The least a sample lasts, in nanoseconds.
  public init(rounds: Int = 201, sampleNanoseconds: Double = 2_000_000) {
    self.init(rounds: rounds, sampleNanoseconds: sampleNanoseconds) { ProcessorTime.nanoseconds }
  }

  /// Creates rounds on a given clock.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds there are; at least 1.
  ///   - sampleNanoseconds: The least a sample lasts, in nanoseconds.
  ///   - now: Tells the time, in nanoseconds since any moment.
  public init(
    rounds: Int,
    sampleNanoseconds: Double,
    now: @escaping @Sendable () -> Double
  ) {
    self.rounds = rounds
    self.sampleNanoseconds = sampleNanoseconds
    self.now = now
  }

  /// Times workloads.
  ///
  /// - Parameter workloads: The workloads; each has at least one item.
  /// - Returns: The median time an item, in nanoseconds, in the order of the workloads.
  public func nanoseconds(of workloads: [any Workload]) -> [Double] {
    // The first samples tell how many passes fill one.
    let passes = workloads.map { passesInSample(of: $0) }
    var samples = [[Double]](repeating: [], count: workloads.count)
    for _ in 0..<max(rounds, 1) {
      for index in workloads.indices {
        if passes[index] > 1 { _ = time(of: workloads[index], passes: passes[index]) }
        let time = time(of: workloads[index], passes: passes[index])
        samples[index].append(time / Double(passes[index] * max(workloads[index].itemCount, 1)))
      }
    }
    return samples.compactMap(\.median)
  }

  /// Finds how many passes fill a sample, by doubling.
  private func passesInSample(of workload: any Workload) -> Int {
    var passes = 1
    while time(of: workload, passes: passes) < sampleNanoseconds, passes < 1 << 30 {
      passes *= 2
    }
    return passes
  }

  /// Times passes of a workload.
  private func time(of workload: any Workload, passes: Int) -> Double {
    let start = now()
    for _ in 0..<passes { _ = workload.pass() }
    return now() - start
  }
}
