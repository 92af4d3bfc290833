/// A place in a text, as editors count it.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// Creates a position.
  init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }

  /// Finds the position of a byte.
  init(ofByte offset: Int, in bytes: [UInt8]) {
    var walk = TextWalk(bytes)
    self = walk.position(ofByte: offset)
  }

  /// Finds the positions of many bytes.
  @_spi(Tools) public static func positions(
    ofBytes offsets: [Int],
    in bytes: [UInt8]
  ) -> [TextPosition] {
    var walk = TextWalk(bytes)
    var result = [TextPosition](repeating: .init(line: 1, column: 1), count: offsets.count)
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      result[index] = walk.position(ofByte: offsets[index])
    }
    return result
  }
}

/// A walk through a text that counts lines and columns.
private struct TextWalk {
  /// The text.
  private let bytes: [UInt8]
  /// The next byte.
  private var index = 0
  /// The line and column of that byte.
  private var (line, column) = (1, 1)

  /// Begins a walk.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is not a column.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Walks on to a byte, which is not before the current one.
  mutating func position(ofByte offset: Int) -> TextPosition {
    while index < min(offset, bytes.count) {
      let byte = bytes[index]
      let isFirstOfTwo =
        byte == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isFirstOfTwo) {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    return TextPosition(line: line, column: column)
  }
}

extension TextPosition: CustomStringConvertible {
  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
