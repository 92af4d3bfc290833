/// A pattern for the path of a link: literal segments and parameters, `/leagues/:league/join`.
///
/// A leading slash may be left out. Literals are compared with the path as it is written in a URL,
/// so `/café` stands for `/caf%C3%A9`.
///
/// Source: the path syntax of the URL Pattern Standard, of which this is a part.
public struct PathPattern: Hashable, Sendable {
  /// One segment of a pattern.
  public enum Segment: Hashable, Sendable {
    /// Text that stands as it is, percent-encoded.
    case literal(ContiguousArray<UInt8>)

    /// Any text but none, read as the value of a parameter.
    case parameter(String)
  }

  /// The pattern as it was written.
  public let text: String

  /// The segments, in order.
  ///
  /// Empty for the root.
  public let segments: [Segment]

  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern. Shape: `["/"] segment *("/" segment) ["/"]`, where a segment is
  ///   a literal or `":" name`, and a name is an ASCII letter, `_` or `$`, then those and digits.
  /// - Throws: ``PatternSyntaxError`` – any code; `utf8Offset` is the first byte that is wrong.
  /// - Complexity: O(*n* + *s*²), *n* = length, *s* = number of parameters.
  public init(_ text: String) throws(PatternSyntaxError) {
    self.text = text
    var segments: [Segment] = []
    let bytes = UTF8Text.bytes(text)
    var start = bytes.first == UInt8(ascii: "/") ? 1 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
      let segment = try Self.segment(bytes[start..<end], of: text)
      if case .parameter = segment, segments.contains(segment) {
        throw PatternSyntaxError(code: .repeatedName, pattern: text, utf8Offset: start)
      }
      segments.append(segment)
      start = end + 1
    }
    self.segments = segments
  }

  /// The names of the parameters, in order.
  public var parameterNames: [String] {
    segments.compactMap { segment in
      guard case .parameter(let name) = segment else { return nil }
      return name
    }
  }

  /// Reads one segment.
  ///
  /// - Parameters:
  ///   - bytes: The segment, with its place in the pattern.
  ///   - text: The pattern.
  /// - Returns: The segment.
  /// - Throws: ``PatternSyntaxError`` – any code but `.repeatedName`.
  private static func segment(
    _ bytes: ContiguousArray<UInt8>.SubSequence,
    of text: String
  ) throws(PatternSyntaxError) -> Segment {
    func error(_ code: PatternSyntaxError.Code, at offset: Int) -> PatternSyntaxError {
      PatternSyntaxError(code: code, pattern: text, utf8Offset: offset)
    }
    guard let first = bytes.first else { throw error(.emptySegment, at: bytes.startIndex) }
    if first == UInt8(ascii: ":") {
      let name = bytes.dropFirst()
      guard let start = name.first, isNameByte(start), !isDigit(start) else {
        throw error(.missingName, at: bytes.startIndex)
      }
      if let index = name.firstIndex(where: { !isNameByte($0) }) {
        throw error(.unsupported, at: index)
      }
      return .parameter(String(decoding: name, as: UTF8.self))
    }
    if let index = bytes.firstIndex(where: { ":*+?(){}\\".utf8.contains($0) }) {
      throw error(.unsupported, at: index)
    }
    guard !bytes.elementsEqual(".".utf8), !bytes.elementsEqual("..".utf8) else {
      throw error(.dotSegment, at: bytes.startIndex)
    }
    var encoded: [UInt8] = []
    PercentCoding.encode(bytes, .path, into: &encoded)
    return .literal(ContiguousArray(encoded))
  }

  /// Tells whether a name may hold a byte.
  ///
  /// - Parameter byte: Any byte.
  /// - Returns: `true` for ASCII letters, digits, `_` and `$`.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte.asciiLowercased) || isDigit(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// Tells whether a byte is a digit.
  ///
  /// - Parameter byte: Any byte.
  /// - Returns: `true` for `0`…`9`.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
