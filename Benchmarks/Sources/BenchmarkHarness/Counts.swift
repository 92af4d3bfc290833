/// What a workload costs an item, in numbers that do not depend on how busy a machine is.
public struct Counts: Codable, Equatable, Sendable {
  /// Instructions an item.
  public var instructions: Double

  /// Calls of functions that allocate, an item.
  public var allocations: Double

  /// Creates counts.
  ///
  /// - Parameters:
  ///   - instructions: Instructions an item.
  ///   - allocations: Allocations an item.
  public init(instructions: Double, allocations: Double) {
    self.instructions = instructions
    self.allocations = allocations
  }

  /// Takes two runs of a program apart: what one has more than the other is the work's.
  ///
  /// - Parameters:
  ///   - few: The run with fewer passes.
  ///   - many: The run with more.
  ///   - items: By how many items they differ; at least 1.
  public init(few: CallgrindReport, many: CallgrindReport, items: Int) {
    instructions = Double(many.instructions - few.instructions) / Double(items)
    allocations = Double(many.allocations - few.allocations) / Double(items)
  }

  /// Nothing.
  public static let none = Counts(instructions: 0, allocations: 0)

  /// The counts as they are written: instructions to a tenth, allocations to a thousandth.
  public var rounded: Counts {
    Counts(
      instructions: (instructions * 10).rounded() / 10,
      allocations: (allocations * 1000).rounded() / 1000
    )
  }
}
