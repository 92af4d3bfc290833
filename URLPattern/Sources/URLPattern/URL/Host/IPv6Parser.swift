/// Reads IPv6 addresses.
///
/// Source: WHATWG URL Standard, "IPv6 parser".
struct IPv6Parser {
  /// The address, without brackets.
  private let input: ArraySlice<UInt8>

  /// The next byte.
  private var position: Int

  /// The pieces that have been read.
  private var pieces: [UInt16] = []

  /// How many pieces stand before `::`.
  private var compressed: Int?

  /// Reads an address.
  static func parse(_ text: ArraySlice<UInt8>) -> IPv6Address? {
    var parser = IPv6Parser(input: text, position: text.startIndex)
    return parser.readAddress()
  }

  /// Creates a parser.
  private init(input: ArraySlice<UInt8>, position: Int) {
    self.input = input
    self.position = position
  }

  /// The next byte, or `nil` at the end.
  private var next: UInt8? { position < input.endIndex ? input[position] : nil }

  /// Reads the whole address.
  private mutating func readAddress() -> IPv6Address? {
    if next == .colon {
      guard input.starts(with: "::".utf8) else { return nil }
      position += 2
      compressed = 0
    }
    while next != nil {
      guard readPiece() else { return nil }
    }
    guard let compressed else { return pieces.count == 8 ? IPv6Address(pieces: pieces) : nil }
    guard pieces.count < 8 else { return nil }
    let zeros = repeatElement(UInt16(0), count: 8 - pieces.count)
    return IPv6Address(pieces: pieces[..<compressed] + zeros + pieces[compressed...])
  }

  /// Reads `::`, an embedded IPv4 address, or a piece with the `:` behind it.
  private mutating func readPiece() -> Bool {
    guard pieces.count < 8 else { return false }
    if next == .colon {
      guard compressed == nil else { return false }
      position += 1
      compressed = pieces.count
      return true
    }
    let start = position
    var value: UInt16 = 0
    while position - start < 4, let byte = next, let digit = PercentCoding.value(byte) {
      value = value << 4 | UInt16(digit)
      position += 1
    }
    if next == .dot, position > start {
      position = start
      return readIPv4()
    }
    if next == .colon {
      position += 1
      guard next != nil else { return false }
    } else if next != nil {
      return false
    }
    pieces.append(value)
    return true
  }

  /// Reads an embedded IPv4 address, which must be the end.
  private mutating func readIPv4() -> Bool {
    let parts = input[position...].split(separator: .dot, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return false }
    var value: UInt32 = 0
    for part in parts {
      guard let number = Self.decimal(part) else { return false }
      value = value << 8 | number
    }
    pieces += [UInt16(value >> 16), UInt16(value & 0xFFFF)]
    position = input.endIndex
    return true
  }

  /// Reads a decimal number up to 255 without leading zeros.
  private static func decimal(_ text: ArraySlice<UInt8>) -> UInt32? {
    guard (1...3).contains(text.count), text.allSatisfy(\.isASCIIDigit),
      text.count == 1 || text.first != UInt8(ascii: "0")
    else { return nil }
    let value = text.reduce(UInt32(0)) { $0 * 10 + UInt32($1 & 0xF) }
    return value <= 255 ? value : nil
  }
}
