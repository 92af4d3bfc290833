/// A text of a file as its format means it, without escapes, and where each byte of it stands in the file.
///
/// A place where any value may stand, such as an interpolation, is the byte ``hole``.
struct SourceText {
  /// The byte for any value; no text that a person writes has it.
  static let hole: UInt8 = 0x01

  /// The bytes.
  private(set) var bytes: [UInt8] = []

  /// Whether the file keeps the text as one value, rather than in running text.
  let isValue: Bool

  /// Where in the file runs of bytes begin that follow one another there, as pairs of their places.
  private var runs: [(index: Int, offset: Int)] = []

  /// The place behind the last byte in the file.
  private var next = -1

  init(isValue: Bool) { self.isValue = isValue }

  /// Appends a byte that is written at a place of the file.
  mutating func append(_ byte: UInt8, at offset: Int, length: Int = 1) {
    if offset != next { runs.append((bytes.count, offset)) }
    bytes.append(byte)
    next = length == 1 ? offset + 1 : -1
  }

  /// Appends bytes that follow one another in the file.
  mutating func append(_ slice: ArraySlice<UInt8>) {
    guard let first = slice.first else { return }
    append(first, at: slice.startIndex)
    bytes += slice.dropFirst()
    next = slice.endIndex
  }

  /// Appends a scalar that is written otherwise.
  mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    for byte in String(scalar).utf8 { append(byte, at: offset, length: 0) }
  }

  /// Appends a place for any value.
  mutating func appendHole(at offset: Int) { append(Self.hole, at: offset, length: 0) }

  /// Where a byte stands in the file.
  func offset(of index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].index <= index { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let run = runs[low - 1]
    return run.offset + index - run.index
  }
}

/// A walk through the bytes of a file.
struct ByteWalk {
  /// The bytes.
  let bytes: [UInt8]

  /// The place of the next byte.
  var index: Int

  /// Where the walk ends.
  let end: Int

  init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    (self.bytes, index, self.end) = (bytes, start, end ?? bytes.count)
  }

  /// Whether all was seen.
  var isAtEnd: Bool { index >= end }

  /// The next byte; `nil` at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[index] }

  /// The byte at a distance from the next one; `nil` beyond the end.
  func byte(_ distance: Int) -> UInt8? {
    let place = index + distance
    return place >= 0 && place < end ? bytes[place] : nil
  }

  /// Whether a text follows.
  func isAt(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    for distance in 0..<text.utf8CodeUnitCount
    where bytes[index + distance] != text.utf8Start[distance] {
      return false
    }
    return true
  }

  /// Goes behind the next place of a text, or to the end.
  mutating func skip(behind text: StaticString) {
    while !isAtEnd {
      if isAt(text) {
        index += text.utf8CodeUnitCount
        return
      }
      index += 1
    }
  }

  /// Goes to the end of the line.
  mutating func skipLine() {
    while let next, next != UInt8(ascii: "\n") { index += 1 }
  }

  /// Reads up to a number of hexadecimal digits.
  mutating func hexadecimal(atMost count: Int) -> UInt32? {
    var (value, digits) = (UInt32(0), 0)
    while digits < count, let next, let digit = Self.digit(next) {
      (value, digits, index) = (value << 4 | digit, digits + 1, index + 1)
    }
    return digits == 0 ? nil : value
  }

  /// The value of a hexadecimal digit.
  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
