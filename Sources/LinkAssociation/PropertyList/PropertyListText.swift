/// A property list in XML that was read, with the place of every value.
///
/// Dates and data are texts, as they were written. It resolves no entities but those of XML and reads
/// nothing from elsewhere.
///
/// Source: Apple's property list DTD 1.0; XML 1.0 as far as it needs it.
public struct PropertyListText: Hashable, Sendable {
  /// The text as it was given.
  package let bytes: [UInt8]

  /// Its value; dictionaries are objects.
  let root: JSONValue

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - maximumLength: The greatest length, in bytes.
  /// - Throws: ``PropertyListError`` – any code, with the place.
  /// - Complexity: O(*n*), *n* = number of bytes; no recursion.
  public init(_ bytes: [UInt8], maximumLength: Int = 4_194_304) throws(PropertyListError) {
    self.bytes = bytes
    var reader = PropertyListReader(bytes)
    if bytes.count > maximumLength { throw reader.error(.tooLong, at: maximumLength) }
    if bytes.starts(with: "bplist".utf8) { throw reader.error(.binary, at: 0) }
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      throw reader.error(.invalidUTF8, at: offset)
    }
    root = try reader.read()
  }

  /// Finds the position of a byte, by its offset as in ``JSONValue/range``.
  package func position(ofByte offset: Int) -> TextPosition {
    TextPosition(ofByte: offset, in: bytes)
  }

  /// Finds the positions of many bytes, in one walk.
  func positions(ofBytes offsets: [Int]) -> [TextPosition] {
    TextPosition.positions(ofBytes: offsets, in: bytes)
  }
}
