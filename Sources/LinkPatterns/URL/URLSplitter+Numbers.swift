extension URLSplitter {
  /// Refuses a host whose last label is a number, unless it is an IPv4 address in the usual form:
  /// a browser reads `1.2` as `1.0.0.2`.
  ///
  /// Source: URL Standard §3.5, "ends in a number" and "IPv4 parser".
  @inline(never)
  static func refuseNumbers(
    _ host: Range<Int>,
    in bytes: Span<UInt8>
  ) throws(LinkURLError) {
    var end = host.upperBound
    if end > host.lowerBound, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    var start = end
    while start > host.lowerBound, bytes[start - 1] != UInt8(ascii: ".") { start -= 1 }
    guard start < end, isNumber(start..<end, in: bytes) else { return }
    var (octets, digits, value) = (0, 0, 0)
    for index in host {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), digits > 0 {
        (octets, digits, value) = (octets + 1, 0, 0)
        continue
      }
      let digit = Int(byte) - Int(UInt8(ascii: "0"))
      let isLeadingZero = digits > 0 && value == 0
      (digits, value) = (digits + 1, value * 10 + digit)
      guard (0...9).contains(digit), !isLeadingZero, value < 256 else {
        throw LinkURLError(.invalidHost, at: index)
      }
    }
    guard octets == 3, digits > 0 else { throw LinkURLError(.invalidHost, at: host.lowerBound) }
  }

  /// Returns whether a label is decimal or hexadecimal.
  private static func isNumber(_ label: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let isHexadecimal =
      label.count > 1 && bytes[label.lowerBound] == UInt8(ascii: "0")
      && bytes[label.lowerBound + 1] | 0x20 == UInt8(ascii: "x")
    let digits = isHexadecimal ? label.dropFirst(2) : label
    return digits.allSatisfy { index in
      isHexadecimal
        ? PercentCoding.value(bytes[index]) != nil : bytes[index] &- UInt8(ascii: "0") <= 9
    }
  }

  /// Returns whether a host whose last label is a number may end with a byte; most hosts end otherwise.
  @inline(__always)
  static func mayEndNumber(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return byte &- UInt8(ascii: "0") < 10 || letter &- UInt8(ascii: "a") < 6
      || letter == UInt8(ascii: "x") || byte == UInt8(ascii: ".")
  }
}
