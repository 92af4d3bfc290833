/// The place of a value within a JSON text: `/applinks/details/0/components/2/~1`.
///
/// Source: RFC 6901.
public struct JSONPointer: Hashable, Sendable, Comparable {
  /// The pointer as text; empty for the whole.
  public let text: String

  /// The whole text.
  public static let root = JSONPointer(text: "")

  /// Creates a pointer.
  ///
  /// - Parameter text: The pointer as text, with `~0` for `~` and `~1` for `/` in names.
  public init(text: String) {
    self.text = text
  }

  /// The place of a member of the object here.
  ///
  /// - Parameter name: Its name, as it is.
  /// - Returns: A pointer with one more reference token.
  @_spi(Tools) public func appending(_ name: String) -> JSONPointer {
    var escaped = "/"
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return JSONPointer(text: text + escaped)
  }

  /// The place of an element of the array here.
  ///
  /// - Parameter index: Its position, from 0.
  /// - Returns: A pointer with one more reference token.
  @_spi(Tools) public func appending(_ index: Int) -> JSONPointer {
    JSONPointer(text: "\(text)/\(index)")
  }

  /// The names and positions on the way, without escapes.
  var tokens: [String] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
      .map { token in
        var bytes: [UInt8] = []
        var isEscape = false
        for byte in token {
          switch (isEscape, byte) {
          case (true, UInt8(ascii: "0")): bytes[bytes.count - 1] = UInt8(ascii: "~")
          case (true, UInt8(ascii: "1")): bytes[bytes.count - 1] = UInt8(ascii: "/")
          default: bytes.append(byte)
          }
          isEscape = !isEscape && byte == UInt8(ascii: "~")
        }
        return String(decoding: bytes, as: UTF8.self)
      }
  }

  /// The position in an array that a token represents.
  static func position(of token: String) -> Int? {
    guard token.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      token.utf8.count == 1 || token.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(token)
  }

  /// Returns whether two pointers have the same bytes.
  public static func == (left: JSONPointer, right: JSONPointer) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the bytes.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(ExactText(text)) }

  /// Orders pointers by their text, runs of digits as numbers.
  public static func < (left: JSONPointer, right: JSONPointer) -> Bool {
    let (first, second) = (Array(left.text.utf8), Array(right.text.utf8))
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      let (run, other) = (digits(first, from: i), digits(second, from: j))
      if run > i, other > j, run - i != other - j { return run - i < other - j }
      if first[i] != second[j] { return first[i] < second[j] }
      (i, j) = (i + 1, j + 1)
    }
    return first.count - i < second.count - j
  }

  /// The end of a run of digits.
  private static func digits(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return index
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The pointer as text.
  public var description: String { text }
}
