/// Places among the first 128 bytes of a pattern, a bit each.
struct PatternPlaces: Hashable, Sendable {
  /// The first 64 bytes.
  private var low: UInt64 = 0

  /// The next 64.
  private var high: UInt64 = 0

  /// In place of a place: there is none.
  static var none: Int { 128 }

  /// No place.
  @inline(__always)
  init() {}

  /// Takes the bits of both halves.
  @inline(__always)
  private init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  /// Adds places among eight bytes.
  @inline(__always)
  mutating func insert(_ bits: UInt64, from offset: Int) {
    let shifted = bits &<< UInt64(truncatingIfNeeded: offset)
    if offset < 64 { low |= shifted } else { high |= shifted }
  }

  /// Tells whether a place is there.
  @inline(__always)
  func contains(_ place: Int) -> Bool {
    (place < 64 ? low : high) &>> UInt64(truncatingIfNeeded: place) & 1 == 1
  }

  /// Finds a place.
  @inline(__always)
  func first(from start: Int) -> Int {
    let half = start < 64 ? low : high
    let rest = half &>> UInt64(truncatingIfNeeded: start)
    if rest != 0 { return start &+ rest.trailingZeroBitCount }
    return start < 64 ? 64 &+ high.trailingZeroBitCount : Self.none
  }

  /// Takes the first place out.
  @inline(__always)
  mutating func popFirst() -> Int {
    let place = first(from: 0)
    if low != 0 { low &= low &- 1 } else { high &= high &- 1 }
    return place
  }

  /// The number of places.
  @inline(__always)
  var count: Int { low.nonzeroBitCount &+ high.nonzeroBitCount }

  /// Whether there is none.
  @inline(__always)
  var isEmpty: Bool { low | high == 0 }

  /// The places behind these.
  @inline(__always)
  var next: PatternPlaces { PatternPlaces(low: low &<< 1, high: high &<< 1 | low &>> 63) }

  /// Tells whether two sets of places have none in common.
  @inline(__always)
  func isDisjoint(with other: PatternPlaces) -> Bool {
    low & other.low | high & other.high == 0
  }

  /// Tells whether all of these places are among others.
  @inline(__always)
  func isSubset(of other: PatternPlaces) -> Bool {
    low & ~other.low | high & ~other.high == 0
  }
}
