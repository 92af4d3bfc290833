/// A place in a text, as editors count it.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in Unicode scalars, from 1.
  public init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }

  /// Finds the position of a byte.
  ///
  /// - Parameters:
  ///   - offset: The position in UTF-8 code units, at most the number of bytes.
  ///   - bytes: The text; CR, LF and CR LF end lines.
  /// - Complexity: O(*n*), *n* = `offset`.
  init(ofByte offset: Int, in bytes: [UInt8]) {
    var (line, column) = (1, 1)
    for index in 0..<min(offset, bytes.count) {
      let byte = bytes[index]
      let isFirstOfTwo =
        byte == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isFirstOfTwo) {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(line: line, column: column)
  }
}

extension TextPosition: CustomStringConvertible {
  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
