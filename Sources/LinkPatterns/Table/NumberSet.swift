/// A set of numbers of alternatives or entries, as bits: they are few, and are read in order.
struct NumberSet: Sendable {
  private var words: ContiguousArray<UInt64> = []

  /// Adds a number and tells whether it is new.
  mutating func insert(_ number: UInt32) -> Bool {
    let index = Int(number / 64)
    while words.count <= index { words.append(0) }
    let bit = (1 as UInt64) << UInt64(number % 64)
    let isNew = words[index] & bit == 0
    words[index] |= bit
    return isNew
  }

  /// The numbers, the least first.
  var ascending: [UInt32] {
    var numbers: [UInt32] = []
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        numbers.append(UInt32(truncatingIfNeeded: index * 64 + word.trailingZeroBitCount))
        word &= word - 1
      }
    }
    return numbers
  }
}
