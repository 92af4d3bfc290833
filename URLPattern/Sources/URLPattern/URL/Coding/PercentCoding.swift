/// Percent-encoding of bytes, and its reverse as the URL Standard has it.
enum PercentCoding {
  /// Appends bytes, those of a set percent-encoded with upper-case digits.
  static func encode(
    _ bytes: some Sequence<UInt8>,
    _ set: PercentEncodeSet,
    into output: inout [UInt8]
  ) {
    for byte in bytes {
      if set.contains(byte) {
        output += [.percent, digit(byte >> 4), digit(byte & 15)]
      } else {
        output.append(byte)
      }
    }
  }

  /// Percent-encodes bytes.
  static func encoded(_ bytes: some Sequence<UInt8>, _ set: PercentEncodeSet) -> [UInt8] {
    var output: [UInt8] = []
    encode(bytes, set, into: &output)
    return output
  }

  /// Decodes percent-encoded bytes and keeps what is not an escape.
  ///
  /// Source: WHATWG URL Standard, "percent-decode".
  static func decodeLeniently(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    while position < bytes.endIndex {
      if bytes[position] == .percent, position + 2 < bytes.endIndex,
        let high = value(bytes[position + 1]), let low = value(bytes[position + 2])
      {
        output.append(high << 4 | low)
        position += 3
      } else {
        output.append(bytes[position])
        position += 1
      }
    }
    return output
  }

  /// The hexadecimal digit of a value.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }

  /// The value of a hexadecimal digit.
  static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
