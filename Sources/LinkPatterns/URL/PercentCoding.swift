/// Percent-encoding of bytes, and its strict reverse.
public enum PercentCoding {
  /// Appends a byte, percent-encoded if it is in a set.
  @inline(never)
  package static func append(_ byte: UInt8, _ set: PercentEncodeSet, to output: inout [UInt8]) {
    guard set.contains(byte) else { return output.append(byte) }
    appendEscape(byte, to: &output)
  }

  /// Appends the escape of a byte.
  static func appendEscape(_ byte: UInt8, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "%"))
    output.append(digit(byte >> 4))
    output.append(digit(byte & 15))
  }

  /// Appends a text, its bytes that are in a set percent-encoded.
  package static func append(
    _ text: String,
    _ set: PercentEncodeSet,
    to output: inout [UInt8]
  ) {
    let isPlain = UTF8Text.withBytes(of: text) { bytes in
      for index in 0..<bytes.count where set.contains(bytes[index]) { return false }
      return true
    }
    if isPlain {
      output += text.utf8
    } else {
      UTF8Text.withBytes(of: text) { bytes in
        for index in 0..<bytes.count { append(bytes[index], set, to: &output) }
      }
    }
  }

  /// Percent-encodes bytes.
  package static func encoded(_ bytes: String.UTF8View, _ set: PercentEncodeSet) -> [UInt8] {
    var output: [UInt8] = []
    for byte in ContiguousArray(bytes) { append(byte, set, to: &output) }
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
    let bytes = ContiguousArray(bytes)
    return decode(bytes.span, plusIsSpace: plusIsSpace)
  }

  /// Decodes percent-encoded UTF-8 that is lent; text without an escape is copied as it is.
  static func decode(_ bytes: Span<UInt8>, plusIsSpace: Bool) -> String? {
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") || byte >= 0x80 || (plusIsSpace && byte == UInt8(ascii: "+")) {
        return decodeOnStack(bytes, plusIsSpace: plusIsSpace)
      }
    }
    return UTF8Text.text(bytes)
  }

  @inline(never)
  private static func decodeOnStack(_ bytes: Span<UInt8>, plusIsSpace: Bool) -> String? {
    UTF8Text.text(ofAtMost: bytes.count) { output in
      var index = 0
      while index < bytes.count {
        var byte = bytes[index]
        if byte == UInt8(ascii: "%") {
          guard index &+ 2 < bytes.count, let high = value(bytes[index &+ 1]),
            let low = value(bytes[index &+ 2])
          else { return false }
          byte = high &<< 4 | low
          index &+= 2
        } else if plusIsSpace, byte == UInt8(ascii: "+") {
          byte = UInt8(ascii: " ")
        }
        output.append(byte)
        index &+= 1
      }
      return true
    }
  }

  /// Whether some escape of a part of a URL has another normal form: one with capital digits, or the character itself.
  ///
  /// Source: RFC 3986 §6.2.2.1, §6.2.2.2.
  static func hasEscapeToNormalize(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let small = UInt8(ascii: "a")
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "%"),
        let byte = escapedByte(at: index, before: range.upperBound, in: bytes)
      {
        let hasSmall = bytes[index + 1] >= small || bytes[index + 2] >= small
        if hasSmall || isWrittenPlain(byte, at: index, in: bytes) { return true }
        index += 2
      }
      index += 1
    }
    return false
  }

  /// The byte that an escape stands for; `nil` where two hexadecimal digits are missing.
  static func escapedByte(at index: Int, before end: Int, in bytes: Span<UInt8>) -> UInt8? {
    guard index + 2 < end, let high = value(bytes[index + 1]), let low = value(bytes[index + 2])
    else { return nil }
    return high << 4 | low
  }

  /// Whether the normal form of an escape is its character: an unreserved one that completes no other escape, as `4`
  /// would in `%%341`.
  static func isWrittenPlain(_ byte: UInt8, at index: Int, in bytes: Span<UInt8>) -> Bool {
    guard isUnreserved(byte), index >= 2 else { return false }
    let (first, second) = (bytes[index - 2], bytes[index - 1])
    let percent = UInt8(ascii: "%")
    return second != percent && (first != percent || value(second) == nil)
  }

  /// Whether a character means the same escaped and as it is.
  ///
  /// Source: RFC 3986 §2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: byte.isASCIILetter
    }
  }

  /// The hexadecimal digit of a value.
  static func digit(_ value: UInt8) -> UInt8 {
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
