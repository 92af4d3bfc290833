/// What a quick look at a table says about a path.
struct QuickMatch {
  /// The entry in the upper half and the number of the best alternative in the lower one, or ``none``,
  /// or ``unknown``.
  private let bits: UInt64

  /// The ends of segments; see ``SegmentEnds``.
  private let ends: UInt64

  /// Takes the parts.
  @inline(__always)
  private init(bits: UInt64, ends: UInt64) {
    self.bits = bits
    self.ends = ends
  }

  /// Describes what was found.
  @inline(__always)
  init(_ number: UInt32, entry: UInt32, ends: SegmentEnds) {
    self.init(bits: UInt64(entry) &<< 32 | UInt64(number), ends: ends.bits)
  }

  /// Nothing matches.
  @inline(__always)
  static var none: QuickMatch { QuickMatch(bits: .max, ends: 0) }

  /// It takes a walk to find out.
  @inline(__always)
  static var unknown: QuickMatch { QuickMatch(bits: .max &- 1, ends: 0) }

  /// Whether it takes a walk to find out.
  @inline(__always)
  var isUnknown: Bool { bits == .max &- 1 }

  /// The match of a quick look that is not ``unknown``.
  @inline(__always)
  func match(from start: Int) -> PathMatch? {
    guard bits != .max else { return nil }
    let number = UInt32(truncatingIfNeeded: bits)
    let entry = UInt32(truncatingIfNeeded: bits &>> 32)
    return PathMatch(number, entry: entry, start: start, ends: ends)
  }
}

/// The way straight down a table, for paths on which there is nothing to step back to.
///
/// It is a few numbers, and counts no references, so that text is lent to it for free.
struct QuickWalk {
  /// Whether of the alternatives that match a path the first that a walk finds is the best.
  let isRanked: Bool

  /// The root for paths that begin with a host.
  let hostRoot: UInt32

  /// Whether a quick look at a path may say something.
  @inline(__always)
  func takes(_ path: TablePath) -> Bool { isRanked && !path.isRoot }

  /// Goes straight down, by a literal or else by the first parameter that takes the text.
  ///
  /// It does what ``TableWalk`` does as long as there is nothing to step back to, and nothing to test
  /// with an automaton, which is the case for most paths. It counts no references, so that text is
  /// lent to it for free.
  ///
  /// - Complexity: O(*s*), *s* = number of segments; O(*n*) for paths of *n* > 64 bytes.
  @inline(__always)
  func match(
    _ path: TablePath,
    _ bytes: Span<UInt8>,
    _ ends: SegmentEnds,
    _ cells: Span<TableCell>
  ) -> QuickMatch {
    var node = path.foldsFirst ? Int(hostRoot) : 0
    var (base, position) = (path.start, path.start)
    // Parameters that were passed over: one of them may lead on where a literal does not.
    var passedOver: UInt32 = 0
    var rest = ends.bits
    while true {
      while rest != 0 {
        let header = cells[node]
        let end = base &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        guard end > position else { return .unknown }
        let child = child(of: node, header, bytes, position..<end, in: path, cells)
        if child != 0 {
          passedOver |= header.high
          node = Int(child)
        } else if header.hasOnlyPlain {
          node = Int(header.special)
        } else {
          let (found, others) = cells.quickSpecial(header.special, bytes, from: position, to: end)
          passedOver |= others
          guard found != 0 else { return isMiss(passedOver, path) ? .none : .unknown }
          node = Int(found)
        }
        position = end &+ 1
      }
      if position > path.end { break }
      rest = SegmentEnds.further(from: position, to: path.end, in: bytes).bits
      if rest == 0 { return .unknown }
      base = position
    }
    let header = cells[node]
    let ending = header.ending
    guard ending != TableCell.noEnding else { return isMiss(passedOver, path) ? .none : .unknown }
    guard header.takesAnyEnd else { return .unknown }
    return QuickMatch(ending, entry: header.entry, ends: ends)
  }

  /// Looks up a segment among the literals of a node.
  @inline(__always)
  private func child(
    of node: Int,
    _ header: TableCell,
    _ bytes: Span<UInt8>,
    _ segment: Range<Int>,
    in path: TablePath,
    _ cells: Span<TableCell>
  ) -> UInt32 {
    let slots = TableSlots(header.low)
    if !slots.takesAll {
      return cells.literal(of: node, slots, bytes, from: segment.lowerBound, to: segment.upperBound)
    }
    if header.low == TableCell.noSlots { return 0 }
    let isHost = path.foldsFirst && segment.lowerBound == path.start
    return cells.quickFoldedLiteral(of: node, slots, bytes, segment, isHost: isHost)
  }

  /// Tells whether nothing matches a path that led nowhere.
  @inline(__always)
  private func isMiss(_ others: UInt32, _ path: TablePath) -> Bool {
    others == 0 && !path.hasTrailingSlash
  }
}
