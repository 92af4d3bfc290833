/// Tells from where in a pattern each byte of encoded text comes, byte after byte.
struct PatternPlaces {
  private let source: PatternSource
  /// The next byte of the pattern.
  private var index: Int
  /// The number of encoded bytes before it.
  private var count = 0
  /// Where the last character began, and the number of encoded bytes behind it.
  private var last: (place: Int, end: Int)

  /// The number of encoded bytes in all.
  private let total: Int

  /// Begins with a text of some encoded bytes at an offset of a pattern.
  init(of total: Int, in source: PatternSource, from offset: Int) {
    self.source = source
    self.total = total
    (index, last) = (offset, (offset, 0))
  }

  /// The place of an encoded byte, which must not come before the one that was asked for last.
  mutating func place(of number: Int) -> Int {
    while last.end <= number, count < total { readCharacter() }
    return number < last.end ? last.place : index
  }

  private mutating func readCharacter() {
    let start = index
    switch source.bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      index += 1
      return
    case UInt8(ascii: "\\"): index += 1
    default: break
    }
    let end = source.scalar(at: index).end
    for byte in source.bytes[index..<end] {
      count += PercentEncodeSet.path.contains(byte) ? 3 : 1
    }
    index = end
    last = (start, count)
  }
}
