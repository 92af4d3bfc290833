/// What callgrind wrote about a run: how many instructions there were, and how many allocations.
///
/// Source: the Callgrind format specification of Valgrind; the report must have been written with
/// `--compress-strings=no`.
public struct CallgrindReport: Equatable, Sendable {
  /// The instructions of the whole run.
  public let instructions: Int

  /// The calls of functions that allocate, of the whole run.
  public let allocations: Int

  /// The functions of the C library that hand out memory.
  private static let allocating: Set<Substring> = [
    "aligned_alloc", "calloc", "malloc", "memalign", "posix_memalign", "realloc",
  ]

  /// Reads a report; `nil` when the text has no total.
  ///
  /// - Complexity: O(*n*), *n* = length of the text.
  public init?(_ text: String) {
    var instructions: Int?
    var allocations = 0
    var callsAllocator = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("cfn=") {
        callsAllocator = Self.allocating.contains(line.dropFirst(4))
      } else if line.hasPrefix("calls=") {
        // `calls=COUNT POSITION` belongs to the called function that was named before.
        let count = line.dropFirst(6).prefix { $0.isNumber }
        if callsAllocator { allocations += Int(count) ?? 0 }
      } else if line.hasPrefix("totals:") || line.hasPrefix("summary:") {
        let number = line.drop { $0 != ":" }.dropFirst().drop { $0 == " " }
        instructions = Int(number.prefix { $0.isNumber }) ?? instructions
      }
    }
    guard let instructions else { return nil }
    self.instructions = instructions
    self.allocations = allocations
  }
}
