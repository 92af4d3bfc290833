/// Upper bounds for a JSON text.
public struct JSONLimits: Hashable, Sendable {
  /// The greatest length, in bytes.
  public var length: Int

  /// The greatest depth of nested arrays and objects.
  public var depth: Int

  /// The greatest number of values.
  public var values: Int

  /// The greatest length of the name of a member, in bytes as it is written.
  public var name: Int

  /// Creates bounds.
  ///
  /// - Parameters:
  ///   - length: The greatest length, in bytes.
  ///   - depth: The greatest depth of nested arrays and objects.
  ///   - values: The greatest number of values.
  ///   - name: The greatest length of the name of a member, in bytes as it is written.
  public init(
    length: Int = 16_777_216,
    depth: Int = 128,
    values: Int = 250_000,
    name: Int = 1_024
  ) {
    (self.length, self.depth, self.values, self.name) = (length, depth, values, name)
  }

  /// 16 MiB, 128 levels, 250,000 values, names of 1,024 bytes: far more than any file that systems
  /// take needs, and few enough to keep the places of values.
  public static let standard = JSONLimits()
}

/// A JSON text that was read, with the place of every value in it.
///
/// It is strict: text that RFC 8259 does not allow is refused, and so are escapes of half a character. It is
/// not for decoding types; `Codable` does that, and loses places, repeated names and their order.
public struct JSONText: Hashable, Sendable {
  /// The text as it was given.
  package let bytes: [UInt8]

  /// Its value.
  let root: JSONValue

  /// Whether it begins with a byte order mark, which some readers refuse.
  let hasByteOrderMark: Bool

  /// Where lines and columns are known, so that many findings in a large text are placed quickly.
  private let marks: TextMarks

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8; a byte order mark is skipped.
  ///   - limits: Upper bounds for it.
  /// - Throws: ``JSONReadError`` – any code, with the place.
  /// - Complexity: O(*n*), *n* = number of bytes; no recursion.
  public init(_ bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONReadError) {
    self.bytes = bytes
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = JSONReader(bytes, limits: limits, start: hasByteOrderMark ? 3 : 0)
    root = try reader.read()
    marks = TextMarks(bytes)
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The JSON to read.
  ///   - limits: Upper bounds for it.
  /// - Throws: ``JSONReadError`` – any code but `.invalidUTF8`.
  /// - Complexity: O(*n*), *n* = length of the text.
  public init(_ text: String, limits: JSONLimits = .standard) throws(JSONReadError) {
    try self.init(Array(text.utf8), limits: limits)
  }

  /// The place of a value.
  ///
  /// - Parameter pointer: The pointer to the value.
  /// - Returns: Line and column, or `nil` when there is no value.
  /// - Complexity: O(*m*), *m* = members of the objects on the way.
  @_spi(Tools) public func position(at pointer: JSONPointer) -> TextPosition? {
    value(at: pointer).map { position(ofByte: $0.range.lowerBound) }
  }

  /// Finds the position of a byte, by its offset as in ``JSONValue/range``.
  package func position(ofByte offset: Int) -> TextPosition {
    var walk = marks.mark(before: offset)
    return walk.position(ofByte: offset, in: bytes)
  }

  /// Finds a value; of members of one name the last.
  package func value(at pointer: JSONPointer) -> JSONValue? {
    pointer.tokens.reduce(root) { $0?.child($1)?.value }
  }
}
