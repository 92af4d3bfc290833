/// Percent-encoding of bytes, and its strict reverse.
public enum PercentCoding {
  /// Appends bytes, those of a set percent-encoded with upper-case digits.
  ///
  /// - Parameters:
  ///   - bytes: What is appended.
  ///   - set: Which bytes are encoded.
  ///   - output: Where they are appended.
  /// - Complexity: O(*n*), *n* = number of bytes.
  public static func encode(
    _ bytes: some Sequence<UInt8>,
    _ set: PercentEncodeSet,
    into output: inout [UInt8]
  ) {
    for byte in bytes {
      if set.contains(byte) {
        output += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      } else {
        output.append(byte)
      }
    }
  }

  /// Percent-encodes bytes.
  ///
  /// - Complexity: O(*n*), *n* = number of bytes.
  package static func encoded(_ bytes: some Sequence<UInt8>, _ set: PercentEncodeSet) -> [UInt8] {
    var output: [UInt8] = []
    encode(bytes, set, into: &output)
    return output
  }

  /// Decodes percent-encoded UTF-8, strictly.
  ///
  /// - Parameters:
  ///   - bytes: The encoded text.
  ///   - plusIsSpace: Whether `+` stands for a space, as in form-encoded queries.
  /// - Returns: The text, or `nil` when a `%` is not followed by two hexadecimal digits, or when the
  ///   decoded bytes are not valid UTF-8. Nothing is repaired.
  /// - Complexity: O(*n*), *n* = number of bytes.
  public static func decode(
    _ bytes: some Sequence<UInt8>,
    plusIsSpace: Bool = false
  ) -> String? {
    guard let decoded = decodedBytes(bytes, plusIsSpace: plusIsSpace) else { return nil }
    return UTF8Text.string(decoded)
  }

  /// Decodes percent-encoded UTF-8, strictly, from bytes that are lent.
  ///
  /// - Complexity: O(*n*), *n* = number of bytes; no allocation but that of a text of over 15 bytes.
  package static func decode(
    _ bytes: Span<UInt8>,
    from start: Int,
    to end: Int,
    plusIsSpace: Bool
  ) -> String? {
    let part = bytes.extracting(start..<end)
    var marks: UInt64 = 0
    var rest = part
    while !rest.isEmpty {
      let eight = EightBytes(first: rest, of: bytes, to: end)
      marks |= eight.escapeMarks(plusIsSpace: plusIsSpace)
      rest = rest.extracting(droppingFirst: 8)
    }
    return marks & EightBytes.allMarks == 0
      ? UTF8Text.text(part) : decodeOnStack(part, plusIsSpace: plusIsSpace)
  }

  /// Decodes percent-encoded UTF-8 that has escapes.
  @inline(never)
  private static func decodeOnStack(_ bytes: Span<UInt8>, plusIsSpace: Bool) -> String? {
    UTF8Text.text(ofAtMost: bytes.count) { output in
      var count = 0
      var index = 0
      while index < bytes.count {
        var byte = bytes[index]
        if byte == UInt8(ascii: "%") {
          guard index &+ 2 < bytes.count, let high = value(bytes[index &+ 1]),
            let low = value(bytes[index &+ 2])
          else { return nil }
          byte = high &<< 4 | low
          index &+= 2
        } else if plusIsSpace, byte == UInt8(ascii: "+") {
          byte = UInt8(ascii: " ")
        }
        output[count] = byte
        count &+= 1
        index &+= 1
      }
      return count
    }
  }

  /// Decodes percent-encoded bytes.
  ///
  /// - Complexity: O(*n*), *n* = number of bytes.
  static func decodedBytes(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.underestimatedCount)
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value) else {
          return nil
        }
        output.append(high << 4 | low)
      } else {
        output.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return output
  }

  /// The hexadecimal digit of a value.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }

  /// The value of a hexadecimal digit.
  package static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
