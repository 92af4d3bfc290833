/// What a workload costs an item, in numbers that do not depend on how busy a machine is.
public struct Counts: Codable, Equatable, Sendable {
  /// Instructions an item.
  public var instructions: Double

  /// Calls of functions that allocate, an item.
  public var allocations: Double

  /// Searches of the runtime through all conformances of the program, an item; `nil` where they don't matter.
  ///
  /// Each is the first question whether a type conforms to a protocol. On Apple's systems most are answered
  /// from what the linker prepared, and they cost more the more an app conforms to.
  public var scans: Double?

  /// Instructions an item outside of those searches; `nil` where they don't matter.
  public var instructionsWithoutScans: Double?

  /// Bytes an item that are kept behind the work; `nil` where they are not counted.
  public var keptBytes: Double?

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
  ///   - withScans: Whether searches for conformances are counted too.
  public init(few: CallgrindReport, many: CallgrindReport, items: Int, withScans: Bool = false) {
    func more(_ count: (CallgrindReport) -> Int) -> Double {
      Double(count(many) - count(few)) / Double(items)
    }
    instructions = more(\.instructions)
    allocations = more(\.allocations)
    guard withScans else { return }
    scans = more(\.scans)
    instructionsWithoutScans = more { $0.instructions - $0.instructionsOfScans }
  }

  /// Nothing.
  public static let none = Counts(instructions: 0, allocations: 0)

  /// The counts as they are written: instructions and bytes to a tenth, allocations and scans to a thousandth.
  public var rounded: Counts {
    func rounded(_ number: Double, _ parts: Double) -> Double { (number * parts).rounded() / parts }
    var counts = Counts(
      instructions: rounded(instructions, 10),
      allocations: rounded(allocations, 1_000)
    )
    counts.scans = scans.map { rounded($0, 1_000) }
    counts.instructionsWithoutScans = instructionsWithoutScans.map { rounded($0, 10) }
    counts.keptBytes = keptBytes.map { rounded($0, 10) }
    return counts
  }

  /// The numbers with their names, in the order in which they are shown; those that are not counted are left out.
  public var named: [(name: String, value: Double)] {
    let all: [(String, Double?)] = [
      ("instructions", instructions), ("allocations", allocations), ("scans", scans),
      ("instructions without scans", instructionsWithoutScans), ("kept bytes", keptBytes),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }
}
