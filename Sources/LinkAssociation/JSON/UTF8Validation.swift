/// Strict validation of UTF-8.
///
/// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
enum UTF8Validation {
  /// Finds the first byte that does not belong to a well-formed sequence.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are not well-formed.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var position = 0
    while position < bytes.count {
      guard let length = sequenceLength(bytes[position...]) else { return position }
      position += length
    }
    return nil
  }

  /// Measures the well-formed sequence at the start of some bytes.
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let lead = bytes.first else { return nil }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: length = 3
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    let tail = bytes.prefix(length).dropFirst()
    guard tail.count == length - 1, let next = tail.first, second.contains(next),
      tail.allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return length
  }
}
