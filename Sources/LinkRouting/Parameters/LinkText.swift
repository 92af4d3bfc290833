import LinkPatterns

/// The written form of one value of a URL, with its percent-encoding taken off.
///
/// Text without escapes is read in place, so that a number costs no allocation. Broken escapes and
/// text that is not UTF-8 never get here: they are refused before.
public struct LinkText: Sendable {
  /// Where the text is.
  private enum Source: Sendable {
    /// ASCII within the bytes of a URL, without escapes.
    case range(Range<Int>, of: ContiguousArray<UInt8>)

    /// ASCII within a text that holds a URL, without escapes.
    case slice(Range<Int>, of: String)

    /// Text that was decoded, or never was in a URL.
    case text(String)
  }

  /// Where the text is.
  private let source: Source

  /// Creates the written form of a value that is in no URL.
  ///
  /// - Parameter text: The text, without escapes.
  public init(_ text: String) {
    source = .text(text)
  }

  /// Creates the written form of a value that stands in a URL as it is.
  ///
  /// - Parameters:
  ///   - range: Where it stands. ASCII, without escapes.
  ///   - bytes: The text of the URL.
  init(_ range: Range<Int>, of bytes: ContiguousArray<UInt8>) {
    source = .range(range, of: bytes)
  }

  /// Creates the written form of a value that stands in a URL as it is.
  ///
  /// - Parameters:
  ///   - range: Where it stands, in UTF-8 code units. ASCII, without escapes.
  ///   - text: The text of the URL.
  init(_ range: Range<Int>, of text: String) {
    source = .slice(range, of: text)
  }

  /// The text.
  ///
  /// - Complexity: O(*n*), *n* = length; up to 15 UTF-8 code units without an allocation.
  public var string: String {
    switch source {
    case .text(let text): text
    case .range(let range, let bytes): String(decoding: bytes[range], as: UTF8.self)
    case .slice(let range, let text): Self.copy(range, of: text)
    }
  }

  /// Copies a part of a text.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-8 code units. ASCII.
  ///   - text: The text.
  /// - Returns: The part.
  private static func copy(_ range: Range<Int>, of text: String) -> String {
    let units = text.utf8
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let end = units.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }

  /// Lends the UTF-8 code units of the text.
  ///
  /// - Parameter body: Reads the code units. They must not be kept.
  /// - Returns: What the body returns.
  /// - Complexity: O(1) for text that stands in a URL as it is, else O(*n*).
  func withBytes<Value>(_ body: (Span<UInt8>) -> Value) -> Value {
    switch source {
    case .text(let text): body(ContiguousArray(text.utf8).span)
    case .range(let range, let bytes): body(bytes.span.extracting(range))
    case .slice(let range, let text):
      UTF8Text.withBytes(of: text) { body($0.extracting(range)) }
    }
  }

  /// Tells whether the text is a given one, byte by byte.
  ///
  /// - Parameter other: The other text.
  /// - Returns: `true` when the UTF-8 code units are equal.
  func isEqual(to other: String) -> Bool {
    switch source {
    case .text(let text): text.utf8.elementsEqual(other.utf8)
    case .range(let range, let bytes): bytes[range].elementsEqual(other.utf8)
    case .slice(let range, let text):
      UTF8Text.withBytes(of: text) { bytes in
        guard range.count == other.utf8.count else { return false }
        return zip(range, other.utf8).allSatisfy { bytes[$0] == $1 }
      }
    }
  }
}

extension LinkText: CustomStringConvertible {
  /// The text.
  public var description: String { string }
}
