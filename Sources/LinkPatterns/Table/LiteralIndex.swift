/// The literals of all nodes of a table, found by their node and their text.
///
/// Open addressing, half full at most; texts of either case have one hash, so a node needs no other
/// index where case does not matter.
struct LiteralIndex: Sendable {
  /// A literal.
  struct Slot: Sendable {
    /// Its last eight bytes; the first of them is the lowest.
    var word: UInt64 = 0
    /// Where the bytes before those begin in `labels`.
    var label: UInt32 = 0
    /// Its length, and in the highest bit whether it matches in either case.
    var length: UInt32 = 0
    /// The node that it is a child of.
    var parent: UInt32 = 0
    /// The node that it leads to; 0 in an empty slot.
    var child: UInt32 = 0
  }

  fileprivate static var foldMark: UInt32 { 0x8000_0000 }

  private(set) var slots: ContiguousArray<Slot>
  /// What stands before the last eight bytes, eight bytes a word; the last word may hold some of those.
  private(set) var labels: ContiguousArray<UInt64> = []
  private var count = 0

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(repeating: Slot(), count: size)
  }

  /// The number of bytes it takes.
  var byteCount: Int { slots.count * MemoryLayout<Slot>.stride + labels.count * 8 }

  /// Finds a literal of a node that a segment has.
  ///
  /// Several may have it where case matters to one of them and not to the other: `previous` is the one
  /// that was found before. The slots are lent, so that no reference is counted for a segment.
  @inline(__always)
  func child(
    of node: UInt32,
    _ slots: Span<Slot>,
    _ bytes: Span<UInt8>,
    _ segment: Range<Int>,
    foldsAll: Bool,
    after previous: UInt32 = 0
  ) -> UInt32 {
    let exact = bytes.lastWord(from: segment.lowerBound, to: segment.upperBound)
    let folded = exact.asciiLowercasedBytes
    let length = UInt32(truncatingIfNeeded: segment.upperBound &- segment.lowerBound)
    var index = Self.hash(folded, bytes, segment, node) & (slots.count &- 1)
    var isPassed = previous == 0
    while true {
      let slot = slots[index]
      if slot.child == 0 { return 0 }
      if slot.parent == node, slot.length & ~Self.foldMark == length,
        case let folds = foldsAll || slot.length & Self.foldMark != 0,
        slot.word == exact || (folds && slot.word.asciiLowercasedBytes == folded),
        length <= 8 || hasLabel(slot.label, bytes, segment, folds: folds)
      {
        if isPassed { return slot.child }
        isPassed = slot.child == previous
      }
      index = (index &+ 1) & (slots.count &- 1)
    }
  }

  /// Finds a literal of a node that has a text in either case.
  func child(of node: UInt32, like literal: Span<UInt8>, after previous: UInt32 = 0) -> UInt32 {
    child(of: node, slots.span, literal, 0..<literal.count, foldsAll: true, after: previous)
  }

  /// Adds a literal that is not there yet.
  mutating func insert(_ child: UInt32, of node: UInt32, _ literal: Span<UInt8>, folds: Bool) {
    count += 1
    if count * 2 > slots.count { grow() }
    let slot = Slot(
      word: literal.lastWord(from: 0, to: literal.count),
      label: UInt32(truncatingIfNeeded: labels.count),
      length: UInt32(truncatingIfNeeded: literal.count) | (folds ? Self.foldMark : 0),
      parent: node,
      child: child
    )
    for part in 0..<Self.labelCount(literal.count) { labels.append(literal.word(at: part * 8)) }
    put(slot)
  }

  /// The literal of a node that was added with the same text and the same sense of case.
  func known(of node: UInt32, _ literal: Span<UInt8>, folds: Bool) -> UInt32? {
    var child = self.child(of: node, like: literal)
    while child != 0 {
      if isWritten(child, of: node, literal, folds: folds) { return child }
      child = self.child(of: node, like: literal, after: child)
    }
    return nil
  }

  private func isWritten(
    _ child: UInt32,
    of node: UInt32,
    _ literal: Span<UInt8>,
    folds: Bool
  ) -> Bool {
    var index = Self.hash(of: literal, node) & (slots.count - 1)
    while slots[index].child != child { index = (index + 1) & (slots.count - 1) }
    let slot = slots[index]
    return slot.word == literal.lastWord(from: 0, to: literal.count)
      && (slot.length & Self.foldMark != 0) == folds
      && hasLabel(slot.label, literal, 0..<literal.count, folds: false)
  }

  private mutating func put(_ slot: Slot) {
    var index = hash(of: slot) & (slots.count - 1)
    while slots[index].child != 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.child != 0 { put(slot) }
  }

  /// Compares what stands before the last eight bytes.
  private func hasLabel(
    _ label: UInt32,
    _ bytes: Span<UInt8>,
    _ segment: Range<Int>,
    folds: Bool
  ) -> Bool {
    var label = Int(label)
    var index = segment.lowerBound
    while index < segment.upperBound &- 8 {
      let (left, right) = (labels[label], bytes.word(at: index))
      guard folds ? left.asciiLowercasedBytes == right.asciiLowercasedBytes : left == right else {
        return false
      }
      label &+= 1
      index &+= 8
    }
    return true
  }

  @inline(__always)
  private static func labelCount(_ length: Int) -> Int { length > 8 ? (length &- 1) &>> 3 : 0 }
}

// MARK: - Hashes

extension LiteralIndex {
  @inline(__always)
  fileprivate static func hash(
    _ last: UInt64,
    _ bytes: Span<UInt8>,
    _ segment: Range<Int>,
    _ node: UInt32
  ) -> Int {
    var hash = seed(node, segment.upperBound &- segment.lowerBound)
    var index = segment.lowerBound
    while index < segment.upperBound &- 8 {
      hash = mixed(hash, bytes.word(at: index).asciiLowercasedBytes)
      index &+= 8
    }
    return finished(mixed(hash, last))
  }

  private static func hash(of literal: Span<UInt8>, _ node: UInt32) -> Int {
    let last = literal.lastWord(from: 0, to: literal.count).asciiLowercasedBytes
    return hash(last, literal, 0..<literal.count, node)
  }

  private func hash(of slot: Slot) -> Int {
    let length = Int(slot.length & ~Self.foldMark)
    var hash = Self.seed(slot.parent, length)
    for part in 0..<Self.labelCount(length) {
      hash = Self.mixed(hash, labels[Int(slot.label) + part].asciiLowercasedBytes)
    }
    return Self.finished(Self.mixed(hash, slot.word.asciiLowercasedBytes))
  }

  @inline(__always)
  private static func seed(_ node: UInt32, _ length: Int) -> UInt64 {
    (UInt64(node) &<< 16 | UInt64(truncatingIfNeeded: length)) &* 0xD6E8_FEB8_6659_FD93
  }

  /// Multiplication by the golden ratio; Knuth, The Art of Computer Programming 3, §6.4.
  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed &>> 32
  }

  @inline(__always)
  private static func finished(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) }
}
