/// Reads IPv4 addresses in all the forms that URLs may have them: `127.1`, `0x7f.1`, `017700000001`.
///
/// Source: WHATWG URL Standard, "IPv4 parser", "IPv4 number parser", "ends in a number checker".
enum IPv4Parser {
  /// Tells whether a domain must be an IPv4 address, because its last label is a number.
  static func endsInNumber(_ domain: [UInt8]) -> Bool {
    guard let last = labels(domain).last, !last.isEmpty else { return false }
    return last.allSatisfy(\.isASCIIDigit) || number(last) != nil
  }

  /// Reads an address.
  static func parse(_ domain: [UInt8]) -> IPv4Address? {
    let labels = labels(domain)
    guard labels.count <= 4 else { return nil }
    var value: UInt64 = 0
    for (index, label) in labels.enumerated() {
      guard let number = number(label) else { return nil }
      let isLast = index == labels.count - 1
      let bits = UInt64(isLast ? 8 * (4 - index) : 8)
      guard number < 1 << bits else { return nil }
      value = value << bits | number
    }
    return IPv4Address(value: UInt32(truncatingIfNeeded: value))
  }

  /// Splits a domain into labels, without the empty one behind a last dot.
  private static func labels(_ domain: [UInt8]) -> [ArraySlice<UInt8>] {
    let labels = domain.split(separator: .dot, omittingEmptySubsequences: false)
    return labels.count > 1 && labels.last?.isEmpty == true ? labels.dropLast() : labels
  }

  /// Reads a number: decimal, octal after `0`, hexadecimal after `0x`.
  private static func number(_ text: ArraySlice<UInt8>) -> UInt64? {
    guard !text.isEmpty else { return nil }
    var digits = text
    var radix: UInt64 = 10
    if text.count >= 2, text.first == UInt8(ascii: "0") {
      let isHexadecimal = text.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
      digits = text.dropFirst(isHexadecimal ? 2 : 1)
      radix = isHexadecimal ? 16 : 8
    }
    var value: UInt64 = 0
    for byte in digits {
      guard let digit = PercentCoding.value(byte), digit < radix else { return nil }
      value = min(value * radix + UInt64(digit), 1 << 40)
    }
    return value
  }
}
