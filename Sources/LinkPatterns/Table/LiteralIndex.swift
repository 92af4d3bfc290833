/// The literals of all nodes of a table, found by their node and their text.
///
/// Open addressing, at most two thirds full. Texts that differ only in case have one hash, so a node needs no other
/// index for literals that ignore case.
struct LiteralIndex: Sendable {
  /// A literal.
  struct Slot: Sendable {
    /// Its last eight bytes; the first of them is the lowest.
    var word: UInt64 = 0
    /// The hash of its text in lower case and of its node.
    var hash: UInt32 = 0
    /// Where the bytes before the last eight begin in `labels`.
    var label: UInt32 = 0
    /// Its length, and in the highest bit whether it matches in either case.
    var length: UInt32 = 0
    /// The node that it leads to; 0 in an empty slot.
    var child: UInt32 = 0
  }

  private var slots: ContiguousArray<Slot>
  /// The bytes before the last eight, eight in each word; the last word may overlap the last eight.
  private var labels: ContiguousArray<UInt64> = []
  private var count = 0

  init(capacity: Int) {
    var size = 16
    while size * 2 < capacity * 3 { size *= 2 }
    slots = ContiguousArray(repeating: Slot(), count: size)
  }

  /// The number of bytes it takes.
  var byteCount: Int { slots.count * MemoryLayout<Slot>.stride + labels.count * 8 }

  /// Finds the node of a literal with the same texts as a new one, or adds the new one; also returns whether
  /// another literal of the parent differs from it only in case.
  mutating func child(
    _ new: UInt32,
    of node: UInt32,
    _ literal: ContiguousArray<UInt8>,
    folds: Bool,
    _ nodes: ContiguousArray<TableNode>
  ) -> (child: UInt32, isAlike: Bool) {
    let (bytes, range) = (literal.span, 0..<literal.count)
    let word = bytes.lastWord(from: 0, to: literal.count)
    let hash = Self.hash(bytes, range, endingWith: word, under: node)
    var slot = Slot(word: word, hash: hash, child: new)
    slot.length = UInt32(truncatingIfNeeded: literal.count) | (folds ? Self.foldMark : 0)
    var index = Int(hash) & (slots.count - 1)
    var isAlike = false
    while case let other = slots[index], other.child != 0 {
      if other.hash == hash, nodes[Int(other.child)].parent == node,
        isLike(other, word, bytes, range, folds: true)
      {
        if other.length == slot.length, isLike(other, word, bytes, range, folds: false) {
          return (other.child, false)
        }
        isAlike = true
      }
      index = (index + 1) & (slots.count - 1)
    }
    slot.label = UInt32(truncatingIfNeeded: labels.count)
    for start in stride(from: 0, to: literal.count - 8, by: 8) {
      labels.append(bytes.word(at: start))
    }
    slots[index] = slot
    count += 1
    if count * 3 > slots.count * 2 { grow() }
    return (new, isAlike)
  }

  /// Stores the literals' slots in the nodes, once all are added.
  func number(_ nodes: inout ContiguousArray<TableNode>) {
    for index in slots.indices where slots[index].child != 0 {
      nodes[Int(slots[index].child)].number = UInt32(truncatingIfNeeded: index)
    }
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.child != 0 {
      var index = Int(slot.hash) & (slots.count - 1)
      while slots[index].child != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}

// MARK: - Looking up

extension LiteralIndex {
  /// The hash of a text as a literal of a node, the same for either case of its letters.
  ///
  /// Multiplication by the golden ratio; Knuth, The Art of Computer Programming 3, §6.4.
  @inline(__always)
  fileprivate static func hash(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
    endingWith word: UInt64,
    under node: UInt32
  ) -> UInt32 {
    // The bit in which the cases of a letter differ.
    let letters: UInt64 = 0x2020_2020_2020_2020
    let (start, end) = (range.lowerBound, range.upperBound)
    var hash = UInt64(node) &<< 16 | UInt64(truncatingIfNeeded: end &- start)
    hash = hash &* 0xD6E8_FEB8_6659_FD93
    var index = start
    while index < end &- 8 {
      hash = (hash ^ (bytes.word(at: index) | letters)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 32
      index &+= 8
    }
    hash ^= word | letters
    // Texts often differ only in their last bytes, which a multiplication moves to the top.
    hash = (hash ^ hash &>> 32) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: hash &>> 32)
  }

  fileprivate static var foldMark: UInt32 { 0x8000_0000 }

  /// Finds a literal of a node that matches a segment, with an alternative below it that is less than a bound.
  ///
  /// Several may match when only some of them ignore case: the one at a given slot, which was found before,
  /// is skipped.
  @inline(__always)
  func child(
    of node: UInt32,
    _ nodes: ContiguousArray<TableNode>,
    _ bytes: Span<UInt8>,
    _ segment: Range<Int>,
    foldsAll: Bool,
    below bound: UInt32,
    behind slot: Int? = nil
  ) -> UInt32 {
    let word = bytes.lastWord(from: segment.lowerBound, to: segment.upperBound)
    let hash = Self.hash(bytes, segment, endingWith: word, under: node)
    let length = segment.upperBound &- segment.lowerBound
    var index = (slot.map { $0 &+ 1 } ?? Int(hash)) & (slots.count &- 1)
    while true {
      let slot = slots[index]
      if slot.child == 0 { return 0 }
      if slot.hash == hash,
        (slot.word == word && Int(slot.length) == length && length <= 8)
          || isLike(slot, word, bytes, segment, folds: foldsAll)
      {
        let child = nodes[Int(slot.child)]
        if child.parent == node, child.least < bound { return slot.child }
      }
      index = (index &+ 1) & (slots.count &- 1)
    }
  }

  /// Returns whether a text matches a literal with the same hash, whatever its node.
  @inline(never)
  private func isLike(
    _ slot: Slot,
    _ word: UInt64,
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
    folds: Bool
  ) -> Bool {
    let folds = folds || slot.length >= Self.foldMark
    guard Int(slot.length & ~Self.foldMark) == range.count,
      Self.areEqual(slot.word, word, folds: folds)
    else { return false }
    var (label, index) = (Int(slot.label), range.lowerBound)
    while index < range.upperBound &- 8 {
      guard Self.areEqual(labels[label], bytes.word(at: index), folds: folds) else { return false }
      label &+= 1
      index &+= 8
    }
    return true
  }

  @inline(__always)
  private static func areEqual(_ left: UInt64, _ right: UInt64, folds: Bool) -> Bool {
    left == right || (folds && left.asciiLowercasedBytes == right.asciiLowercasedBytes)
  }
}
