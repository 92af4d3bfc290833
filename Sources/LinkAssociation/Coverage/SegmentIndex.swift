import LinkAnalysis
import LinkPatterns

/// Finds which of many languages may have a word, by a segment of text that all their paths have.
///
/// It helps where ``PrefixIndex`` does not: where all begin with something that may be any text.
struct SegmentIndex: Sendable {
  /// The languages by the segment that their paths have, ASCII letters in lower case.
  private var numbers: [[UInt8]: [Int]] = [:]

  /// The languages of which no such segment is known.
  private var others: [Int] = []

  /// Makes an index of paths; what has none in the list is never found, a path that is not known always.
  init(_ paths: [(number: Int, path: LanguageExpression?)]) {
    let required = paths.map { $0.path?.requiredSegments ?? [] }
    var counts: [[UInt8]: Int] = [:]
    for segments in required { for segment in segments { counts[segment, default: 0] += 1 } }
    for ((number, _), segments) in zip(paths, required) {
      // The rarest tells most; of those the least, so that the answer is the same each time.
      let best = segments.min { left, right in
        let (first, second) = (counts[left] ?? 0, counts[right] ?? 0)
        return first == second ? left.lexicographicallyPrecedes(right) : first < second
      }
      if let best { numbers[best, default: []].append(number) } else { others.append(number) }
    }
  }

  /// The languages that may have a word, which begins with a path, in order.
  func candidates(for word: [UInt8]) -> [Int] {
    let path = word.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var found = others
    var known: Set<[UInt8]> = []
    for segment in path.split(separator: UInt8(ascii: "/")) {
      let folded = segment.map(\.asciiLowercased)
      if known.insert(folded).inserted { found += numbers[folded] ?? [] }
    }
    return found.sorted()
  }
}

extension CompiledRule {
  /// The paths that the rule matches; `nil` for any.
  var pathExpression: LanguageExpression? { parts.first { $0.part == .path }?.expression }
}

extension LanguageExpression {
  /// A part of an expression, as far as its text is known.
  private enum Piece {
    /// A byte, ASCII letters in lower case.
    case byte(UInt8)
    /// Slashes that may be left out.
    case slashesOrNothing
    /// Anything.
    case gap
  }

  /// Segments that every word has, ASCII letters in lower case.
  fileprivate var requiredSegments: Set<[UInt8]> {
    let ways = ways
    guard let first = ways.first.map(Self.segments) else { return [] }
    return ways.dropFirst().reduce(first) { $0.intersection(Self.segments(of: $1)) }
  }

  /// The whole segments that some parts have.
  private static func segments(of pieces: [Piece]) -> Set<[UInt8]> {
    var (found, current): (Set<[UInt8]>, [UInt8]?) = ([], nil)
    func end() {
      if let current, !current.isEmpty { found.insert(current) }
    }
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .byte(UInt8(ascii: "/")):
        end()
        current = []
      case .byte(let byte): current?.append(byte)
      case .slashesOrNothing:
        if index == pieces.count - 1 { end() }
        current = nil
      case .gap: current = nil
      }
    }
    end()
    return found
  }

  /// The greatest number of ways that are told apart.
  private static let maximumWays = 16

  /// The ways to write a word, each with its parts in order.
  private var ways: [[Piece]] {
    switch self {
    case .empty: return [[]]
    case .literal(let bytes): return [bytes.map { .byte($0.asciiLowercased) }]
    case .byte(let set):
      guard let least = set.least?.asciiLowercased,
        set.subtracting(ByteSet([least]).caseFolded).isEmpty
      else { return [[.gap]] }
      return [[.byte(least)]]
    case .capture(_, let item), .repetition(let item, 1, 1, _): return item.ways
    case .repetition(let item, 0, _, _):
      let ways = item.ways
      guard ways.count == 1, ways[0].count == 1, case .byte(UInt8(ascii: "/")) = ways[0][0] else {
        return [[.gap]]
      }
      return [[.slashesOrNothing]]
    case .repetition: return [[.gap]]
    case .alternation(let items):
      if items.count > Self.maximumWays { return [[.gap]] }
      let ways = items.flatMap(\.ways)
      return ways.count > Self.maximumWays ? [[.gap]] : ways
    case .sequence(let items):
      var ways: [[Piece]] = [[]]
      for item in items {
        var next = item.ways
        if ways.count * next.count > Self.maximumWays { next = [[.gap]] }
        ways = ways.flatMap { way in next.map { way + $0 } }
      }
      return ways
    }
  }
}
