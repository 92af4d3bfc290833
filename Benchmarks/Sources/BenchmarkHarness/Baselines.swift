public import Foundation

/// The committed costs of every workload, and the goals.
///
/// A workload fails when it costs more than its goal, or a tolerance more than its baseline.
public struct Baselines: Equatable, Sendable {
  /// What one workload may cost.
  public struct Entry: Codable, Equatable, Sendable {
    /// What it cost when the file was written.
    public var baseline: Counts

    /// The most that it may cost.
    public var goal: Goal

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - baseline: What the workload cost when the file was written.
    ///   - goal: The most that it may cost.
    public init(baseline: Counts, goal: Goal) {
      self.baseline = baseline
      self.goal = goal
    }
  }

  /// The most that a workload may cost; what is absent is not limited.
  public struct Goal: Codable, Equatable, Sendable {
    /// Instructions an item.
    public var instructions: Double?

    /// Allocations an item.
    public var allocations: Double?

    /// Searches through all conformances, an item.
    public var scans: Double?

    /// Instructions an item outside of those.
    public var instructionsWithoutScans: Double?

    /// Bytes an item that are kept.
    public var keptBytes: Double?

    /// Time, as a part of what the compared workload takes in the same run.
    public var ratio: Double?

    /// Creates a goal.
    ///
    /// - Parameters:
    ///   - instructions: Instructions an item.
    ///   - allocations: Allocations an item.
    ///   - scans: Searches through all conformances, an item.
    ///   - ratio: Time, as a part of what the compared workload takes.
    public init(
      instructions: Double? = nil,
      allocations: Double? = nil,
      scans: Double? = nil,
      ratio: Double? = nil
    ) {
      self.instructions = instructions
      self.allocations = allocations
      self.scans = scans
      self.ratio = ratio
    }
  }

  /// How far a workload may be above its baseline: ten percent.
  public static let tolerance = 0.1

  /// The entries, by the names of the workloads.
  public var entries: [String: Entry]

  /// Creates baselines.
  ///
  /// - Parameter entries: The entries, by the names of the workloads.
  public init(entries: [String: Entry]) {
    self.entries = entries
  }

  /// Reads a file.
  ///
  /// - Parameter file: Where it is.
  /// - Throws: What Foundation throws when it cannot be read, or is not what it should be.
  public init(_ file: URL) throws {
    entries = try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: file))
  }

  /// Writes a file.
  ///
  /// - Parameter file: Where it is.
  /// - Throws: What Foundation throws when it cannot be written.
  public func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(entries) + Data("\n".utf8)).write(to: file)
  }
}

extension Baselines.Goal {
  /// Tells what is above the goal.
  ///
  /// - Parameters:
  ///   - counts: What was counted, if it was.
  ///   - measured: What was timed, if it was, as a ratio.
  /// - Returns: A sentence for each; empty when the goal is reached.
  public func misses(_ counts: Counts?, ratio measured: Double? = nil) -> [String] {
    let limits = [
      "instructions": instructions, "allocations": allocations, "scans": scans,
      "instructions without scans": instructionsWithoutScans, "kept bytes": keptBytes,
      "ratio": ratio,
    ]
    let all = (counts?.rounded.named ?? []) + (measured.map { [("ratio", $0)] } ?? [])
    return all.compactMap { name, value in
      guard let limit = limits[name] ?? nil, value > limit else { return nil }
      return "\(name) \(value.text(decimals: 3)), and the goal is \(limit.text(decimals: 3))"
    }
  }
}

extension Baselines.Entry {
  /// Tells what is above the goal, or too far above the baseline.
  ///
  /// - Parameter counts: What was counted.
  /// - Returns: A sentence for each; empty when the workload passes.
  public func failures(_ counts: Counts) -> [String] {
    let factor = 1 + Baselines.tolerance
    let before = Dictionary(uniqueKeysWithValues: baseline.named)
    let rises = counts.named.compactMap { name, value -> String? in
      guard let before = before[name], value > before * factor else { return nil }
      return "\(name) \(value.text(decimals: 3)), more than 10 % over the baseline of "
        + before.text(decimals: 3)
    }
    return goal.misses(counts) + rises
  }
}
