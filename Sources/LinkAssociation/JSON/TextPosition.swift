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
    var walk = TextWalk()
    self = walk.position(ofByte: offset, in: bytes)
  }

  /// Finds the positions of many bytes.
  @_spi(Tools) public static func positions(
    ofBytes offsets: [Int],
    in bytes: [UInt8]
  ) -> [TextPosition] {
    var walk = TextWalk()
    var result = [TextPosition](repeating: .init(line: 1, column: 1), count: offsets.count)
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      result[index] = walk.position(ofByte: offsets[index], in: bytes)
    }
    return result
  }
}

/// A walk through a text that counts lines and columns.
struct TextWalk: Hashable, Sendable {
  /// The next byte.
  private(set) var index = 0
  /// The line of that byte.
  private var line = 1
  /// The column of that byte.
  private var column = 1

  /// Walks on to a byte, which is not before the current one.
  mutating func position(ofByte offset: Int, in bytes: [UInt8]) -> TextPosition {
    // A byte order mark is not a column.
    if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
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

/// A walk through a text that was begun before, at places so near to each other that every byte has one close before it.
struct TextMarks: Hashable, Sendable {
  /// The bytes from one mark to the next.
  static let distance = 1_024

  /// The marks, in order.
  private var marks: [TextWalk] = []

  /// Walks through a text.
  init(_ bytes: [UInt8]) {
    var walk = TextWalk()
    for offset in stride(from: 0, through: bytes.count, by: Self.distance) {
      _ = walk.position(ofByte: offset, in: bytes)
      marks.append(walk)
    }
  }

  /// The last mark that is not behind a byte.
  func mark(before offset: Int) -> TextWalk {
    marks[min(offset / Self.distance, marks.count - 1)]
  }
}

extension TextPosition: CustomStringConvertible {
  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
