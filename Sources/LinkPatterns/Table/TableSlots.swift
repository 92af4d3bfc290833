/// How the literals of a node are found in its slots: a hash table of its own, in four bytes.
///
/// A literal is hashed by its last eight bytes and its length. Which bits of the hash are taken is
/// chosen for each node, so that most look-ups need one slot.
struct TableSlots: Hashable, Sendable {
  /// The mask in the lowest 20 bits, then six bits of shift, five of distance, and one that says
  /// whether literals are looked up by their folded bytes.
  let bits: UInt32

  /// Reads the bits of a header.
  @inline(__always)
  init(_ bits: UInt32) { self.bits = bits }

  /// Puts the parts together.
  ///
  /// - Parameters:
  ///   - count: The number of slots, a power of two up to 2²⁰.
  ///   - shift: How many bits of the hash are left out, up to 44.
  ///   - distance: How far a literal lies from where it is looked for first, at most, up to 31.
  ///   - folds: Whether literals are looked up by their folded bytes.
  init(count: Int, shift: UInt64, distance: Int, folds: Bool) {
    let parts =
      UInt32(truncatingIfNeeded: shift) &<< 20 | UInt32(truncatingIfNeeded: distance) &<< 26
    bits = UInt32(truncatingIfNeeded: count - 1) | parts | (folds ? 0x8000_0000 : 0)
  }

  /// Whether literals are looked up by their folded bytes.
  @inline(__always)
  var folds: Bool { Int32(bitPattern: bits) < 0 }

  /// The number of slots less one.
  @inline(__always)
  var mask: UInt32 { bits & 0xF_FFFF }

  /// How far a literal lies from where it is looked for first, at most.
  @inline(__always)
  var distance: UInt32 { bits &>> 26 & 31 }

  /// Where a literal is looked for first.
  ///
  /// - Parameters:
  ///   - word: Its last eight bytes, folded where the node folds.
  ///   - length: Its length.
  /// - Returns: The number of a slot.
  @inline(__always)
  func slot(of word: UInt64, _ length: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: Self.hash(word, length) &>> UInt64(bits &>> 20)) & mask
  }

  /// Mixes the bits of a literal.
  ///
  /// - Parameters:
  ///   - word: Its last eight bytes.
  ///   - length: Its length.
  /// - Returns: The hash; its higher bits depend on all of the word.
  @inline(__always)
  static func hash(_ word: UInt64, _ length: Int) -> UInt64 {
    let mixed = word ^ UInt64(truncatingIfNeeded: length)
    return (mixed ^ mixed &>> 29) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Chooses which bits of the hash are taken for some literals.
  ///
  /// - Parameters:
  ///   - hashes: Their hashes.
  ///   - count: The number of slots, more than half of which may be taken.
  ///   - folds: Whether they are looked up by their folded bytes.
  /// - Returns: The slots with the least distance among some choices; `nil` when all are over 31.
  /// - Complexity: O(*n*) for each choice, *n* = number of literals.
  static func best(for hashes: [UInt64], count: Int, folds: Bool) -> TableSlots? {
    var best: TableSlots?
    for shift in shifts.prefix(count > 64 ? 2 : shifts.count) {
      let trial = TableSlots(count: count, shift: shift, distance: 0, folds: folds)
      guard let distance = distance(hashes, trial, below: best.map { Int($0.distance) } ?? 32)
      else {
        continue
      }
      best = TableSlots(count: count, shift: shift, distance: distance, folds: folds)
      if distance == 0 { break }
    }
    return best
  }

  /// The choices, the best bits of the hash first.
  private static let shifts: [UInt64] = [40, 32, 44, 36, 28, 42, 34, 38, 30, 24, 26, 43, 41, 37]

  /// How far literals lie from where they are looked for first.
  ///
  /// - Parameters:
  ///   - hashes: Their hashes.
  ///   - slots: The slots.
  ///   - limit: The distance from which it is given up.
  /// - Returns: The greatest distance; `nil` when it is not below the limit.
  private static func distance(_ hashes: [UInt64], _ slots: TableSlots, below limit: Int) -> Int? {
    var taken = [Bool](repeating: false, count: Int(slots.mask) + 1)
    var greatest = 0
    for hash in hashes {
      var slot = UInt32(truncatingIfNeeded: hash &>> UInt64(slots.bits &>> 20)) & slots.mask
      var distance = 0
      while taken[Int(slot)] {
        slot = (slot &+ 1) & slots.mask
        distance += 1
        if distance >= limit { return nil }
      }
      taken[Int(slot)] = true
      greatest = max(greatest, distance)
    }
    return greatest
  }
}
