/// Some instructions of automata, a bit each; sets that are compared have room for as many.
struct ProgramStates: Hashable, Sendable {
  /// The bits.
  private var words: [UInt64]

  /// Creates an empty set with room for a number of instructions.
  init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  /// The number of words of 64 bits: the cost of looking at the set.
  var cost: Int { words.count }

  /// Whether there is no member.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Adds a member, and returns whether it is new.
  @discardableResult
  mutating func insert(_ member: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(member % 64)
    defer { words[member / 64] |= bit }
    return words[member / 64] & bit == 0
  }

  /// Adds members.
  mutating func insert(all members: [Int]) {
    for member in members { insert(member) }
  }

  /// Returns whether another set has a member of this one.
  func meets(_ other: ProgramStates) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return true }
    return false
  }

  /// Returns whether another set has every member of this one.
  func isSubset(of other: ProgramStates) -> Bool {
    zip(words, other.words).allSatisfy { $0 & ~$1 == 0 }
  }

  /// Calls a closure with every member, in order.
  func forEachMember(_ body: (Int) -> Void) {
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        body(64 * index + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }
}
