/// Reads numbers of fixed width from text.
struct DigitScanner {
  /// The text.
  private let bytes: ContiguousArray<UInt8>

  /// The position of the next byte.
  private var index = 0

  /// Starts at the beginning of a text.
  init(_ text: String) { bytes = ContiguousArray(text.utf8) }

  /// Whether everything has been read.
  var isAtEnd: Bool { index == bytes.count }

  /// Reads a character.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Reads a number.
  mutating func number(_ width: Int) -> Int64? {
    let (number, count) = digits(width)
    return count == width ? number : nil
  }

  /// Reads the fraction of a second.
  mutating func fraction() -> Int64? {
    guard take(".") else { return 0 }
    var (number, count) = digits(10)
    guard 1...9 ~= count else { return nil }
    for _ in count..<9 { number *= 10 }
    return number
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

  /// Reads digits, and counts them.
  private mutating func digits(_ most: Int) -> (number: Int64, count: Int) {
    var (number, count): (Int64, Int) = (0, 0)
    while count < most, index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"),
      digit <= 9
    {
      number = number * 10 + Int64(digit)
      (index, count) = (index + 1, count + 1)
    }
    return (number, count)
  }
}
