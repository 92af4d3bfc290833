/// A set of numbers of segments; from 63 on, it has all or none.
package struct SegmentCounts: Hashable, Sendable {
  /// Bit *n* is set for *n* segments, the last for all from 63.
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// No number.
  package static let none = SegmentCounts(bits: 0)

  /// 0 alone.
  static let zero = SegmentCounts(bits: 1)

  /// All numbers.
  package static let all = SegmentCounts(bits: .max)

  /// All numbers from one on.
  package static func from(_ count: Int) -> SegmentCounts {
    SegmentCounts(bits: .max << UInt64(min(count, 63)))
  }

  /// Whether it has no number.
  package var isEmpty: Bool { bits == 0 }

  /// Returns whether it has a number.
  package func contains(_ count: Int) -> Bool { bits >> UInt64(min(count, 63)) & 1 == 1 }

  /// Adds the numbers of another set.
  package mutating func formUnion(_ other: SegmentCounts) { bits |= other.bits }

  /// Its numbers that are less than another; all from 63 on, where that is greater.
  package func below(_ count: Int) -> SegmentCounts {
    count > 63 ? self : SegmentCounts(bits: bits & ~(.max << UInt64(count)))
  }

  /// Its numbers, each greater by some segments.
  func shifted(by count: Int) -> SegmentCounts {
    let shift = UInt64(min(count, 63))
    let last: UInt64 = bits >> (63 - shift) == 0 ? 0 : 1 << 63
    return SegmentCounts(bits: bits << shift | last)
  }
}
