extension Span where Element == UInt8 {
  /// The eight bytes from an index on in one integer; the first is the lowest.
  @inline(__always)
  func word(at index: Int) -> UInt64 { word(before: index &+ 8) }

  /// The eight bytes before an index in one integer; the first is the lowest.
  @inline(__always)
  func word(before end: Int) -> UInt64 {
    let part = extracting(..<end).extracting((end &- 8)...)
    let first = UInt64(part[0]) | UInt64(part[1]) &<< 8 | UInt64(part[2]) &<< 16
    let second = UInt64(part[3]) &<< 24 | UInt64(part[4]) &<< 32 | UInt64(part[5]) &<< 40
    return first | second | UInt64(part[6]) &<< 48 | UInt64(part[7]) &<< 56
  }

  /// The next eight bytes of the text, or as many as there are, in one integer; the first is the lowest.
  @inline(__always)
  func word(from index: Int) -> UInt64 {
    index &+ 8 <= count ? word(at: index) : lastWord(from: index, to: count)
  }

  /// The last bytes of a range that is not empty in one integer, eight at most; the first is the lowest.
  @inline(__always)
  func lastWord(from start: Int, to end: Int) -> UInt64 {
    let length = end &- start
    // The shift is taken modulo 64.
    let others = UInt64(truncatingIfNeeded: 0 &- length &<< 3)
    if end >= 8 { return length >= 8 ? word(before: end) : word(before: end) &>> others }
    guard start &+ 8 <= count else { return shortWord(from: start, to: end) }
    return word(at: start) & (UInt64.max &>> others)
  }

  /// The bytes of a short range in one integer, where the text has no eight bytes to load.
  @inline(never)
  func shortWord(from start: Int, to end: Int) -> UInt64 {
    var result: UInt64 = 0
    for index in (start..<end).reversed() { result = result &<< 8 | UInt64(self[index]) }
    return result
  }

  /// Finds the next of two ASCII bytes in a range, or the end of the range.
  package func next(_ first: UInt8, _ second: UInt8, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let word = lastWord(from: index, to: Swift.min(index &+ 8, end))
      let marks = word.marks(of: first) | word.marks(of: second)
      if marks != 0 { return index &+ marks.unmarkedCount }
      index &+= 8
    }
    return end
  }

  /// The slashes among the first 64 bytes, a bit each.
  func slashes() -> UInt64 {
    let end = Swift.min(count, 64)
    var (index, slashes) = (0, UInt64(0))
    while index < end {
      let word = index &+ 8 <= end ? word(at: index) : lastWord(from: index, to: end)
      let marks = word.marks(of: UInt8(ascii: "/"))
      slashes |= marks.gatheredMarks &<< UInt64(truncatingIfNeeded: index)
      index &+= 8
    }
    return slashes
  }

  /// The number of times that a byte is in a range.
  func count(of byte: UInt8, in range: Range<Int>) -> Int {
    var count = 0
    for index in range where self[index] == byte { count &+= 1 }
    return count
  }

  /// Returns whether the text equals a lower-case one, ignoring case.
  func isLike(_ lowercased: Span<UInt8>) -> Bool {
    guard count == lowercased.count else { return false }
    guard count >= 8 else {
      for index in 0..<count where self[index].asciiLowercased != lowercased[index] { return false }
      return true
    }
    var index = 0
    while index < count {
      // The last eight bytes may overlap those before.
      let start = Swift.min(index, count &- 8)
      guard word(at: start).asciiLowercasedBytes == lowercased.word(at: start) else { return false }
      index &+= 8
    }
    return true
  }
}

extension UInt64 {
  /// The eight bytes with `A`…`Z` turned into `a`…`z`.
  ///
  /// Source: Hacker's Delight, 2nd edition, §6-1, for comparing the bytes of a word.
  @inline(__always)
  var asciiLowercasedBytes: UInt64 {
    let low = self & 0x7F7F_7F7F_7F7F_7F7F
    let fromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
    let behindZ = low &+ 0x2525_2525_2525_2525
    let capitals = fromA & ~behindZ & ~self & 0x8080_8080_8080_8080
    return self | capitals &>> 2
  }
}

extension UInt64 {
  /// Marks the bytes that are not letters, no digit, no `-`, no `.`, no `/` and no `_`: the highest bit of each.
  ///
  /// Capitals count as letters if the text may have them.
  ///
  /// Source: Hacker's Delight, 2nd edition, §6-1, for finding a byte in a word.
  @inline(__always)
  func unusualBytes(hasCapitals: Bool) -> UInt64 {
    let low = self & 0x7F7F_7F7F_7F7F_7F7F
    let folded = hasCapitals ? low | 0x2020_2020_2020_2020 : low
    let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
    let others = (low &+ 0x5353_5353_5353_5353) & ~(low &+ 0x4646_4646_4646_4646)
    let known = letters | others | marks(of: UInt8(ascii: "_"))
    return (~known | self) & 0x8080_8080_8080_8080
  }

  /// The number of bytes before the first one that is marked.
  @inline(__always)
  var unmarkedCount: Int { trailingZeroBitCount &>> 3 }

  /// The marks of eight bytes, a bit each, the lowest for the first: gathered by a multiplication.
  @inline(__always)
  var gatheredMarks: UInt64 { (self &* 0x0002_0408_1020_4081) &>> 56 }

  /// Marks the bytes that are a given one of ASCII.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let other = self ^ UInt64(byte) &* 0x0101_0101_0101_0101
    let low = (other & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | other) & 0x8080_8080_8080_8080
  }
}
