/// Reads numbers of fixed width from text.
struct DigitScanner {
  /// What has not been read.
  private var rest: Substring.UTF8View

  /// Starts at the beginning of a text.
  init(_ text: String) {
    rest = text[...].utf8
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Reads a character.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: scalar) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads a number.
  mutating func number(_ width: Int) -> Int64? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy(Self.isDigit) else { return nil }
    rest = rest.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  /// Reads the fraction of a second.
  mutating func fraction() -> Int64? {
    guard take(".") else { return 0 }
    let digits = rest.prefix(while: Self.isDigit)
    guard (1...9).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    let number = digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    return (digits.count..<9).reduce(number) { scaled, _ in scaled * 10 }
  }

  /// Reads the offset from UTC.
  mutating func offset() -> Int64? {
    if take("Z") { return 0 }
    let sign: Int64
    if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
    guard let hours = number(2), take(":"), let minutes = number(2), hours < 24, minutes < 60 else {
      return nil
    }
    return sign * (hours * 3600 + minutes * 60)
  }

  /// Tells whether a byte is an ASCII digit.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
