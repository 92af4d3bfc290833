/// What callgrind wrote about a run: how many instructions there were, and how many allocations.
///
/// Source: the Callgrind format specification of Valgrind; the report must have been written with
/// `--compress-strings=no`.
public struct CallgrindReport: Equatable, Sendable {
  /// The instructions of the whole run.
  public private(set) var instructions = 0

  /// The calls of functions that allocate, of the whole run.
  public private(set) var allocations = 0

  /// The searches of Swift's runtime through all conformances of the program.
  ///
  /// Each keeps its answer at the end, so what is kept is counted.
  public private(set) var scans = 0

  /// The instructions of those searches.
  public private(set) var instructionsOfScans = 0

  /// The functions of the C library that hand out memory.
  private static let allocating: Set<Substring> = [
    "aligned_alloc", "calloc", "malloc", "memalign", "posix_memalign", "realloc",
  ]

  /// How the functions that search begin, without the parts of names that say where they are.
  private static let searching = "swift_conformsToProtocolMaybeInstantiateSuperclasses"

  /// How the function that keeps an answer begins.
  private static let keeping = "ConformanceState::cacheResult("

  /// Reads a report; `nil` where it has no total.
  ///
  /// - Complexity: O(*n*), *n* = length of the text.
  public init?(_ text: String) {
    var total: Int?
    var (called, searches, isCall): (Substring, Bool, Bool) = ("", false, false)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("fn=") {
        searches = line.dropFirst(3).hasPrefix(Self.searching)
      } else if line.hasPrefix("cfn=") {
        called = line.dropFirst(4)
      } else if line.hasPrefix("calls=") {
        add(calls: Self.number(line.dropFirst(6)), of: called)
        // The next line has the cost of what was called, which is also written where that is.
        isCall = true
      } else if line.hasPrefix("totals:") || line.hasPrefix("summary:") {
        let number = line.drop { $0 != ":" }.dropFirst().drop { $0 == " " }
        total = Int(number.prefix { $0.isNumber }) ?? total
      } else if isCall {
        isCall = false
      } else if searches, let cost = line.split(separator: " ").last, line.contains(" ") {
        instructionsOfScans += Self.number(cost)
      }
    }
    guard let total else { return nil }
    instructions = total
  }

  /// Adds the calls of a function.
  private mutating func add(calls: Int, of function: Substring) {
    if Self.allocating.contains(function) { allocations += calls }
    if function.hasPrefix(Self.keeping) { scans += calls }
  }

  /// The number at the beginning of a text, else 0.
  private static func number(_ text: Substring) -> Int { Int(text.prefix { $0.isNumber }) ?? 0 }
}
