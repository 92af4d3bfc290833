import LinkPatterns

/// The written form of one value of a URL, percent-decoded.
///
/// Text without escapes is read in place, so a number needs no allocation. Broken escapes and
/// text that is not UTF-8 are refused before.
public struct LinkText: Sendable {
  /// The text that a URL has for a value.
  package enum Source: Sendable {
    /// The URL has none.
    case absent

    /// A query item without `=`: `?exact`.
    case name

    /// ASCII within the bytes of a URL, without escapes.
    case range(Range<Int>, of: ContiguousArray<UInt8>)

    /// Text that was decoded, or is in no URL.
    case text(String)

    /// The values of a list, in order; at least one.
    case list([LinkText])
  }

  /// The text that the URL has.
  package let source: Source

  /// The number of links that the text's URL is nested in; see ``NestedLink``.
  let depth: Int

  /// Creates the written form of a value that is in no URL.
  ///
  /// - Parameter text: The text, without escapes.
  public init(_ text: String) { self.init(.text(text)) }

  /// Creates the text that a URL has for a value.
  init(_ source: Source, depth: Int = 0) {
    (self.source, self.depth) = (source, depth)
  }

  /// The text of a URL without the value.
  package static var absent: LinkText { LinkText(.absent) }

  /// Whether there is no text.
  var isMissing: Bool {
    if case .absent = source { true } else if case .name = source { true } else { false }
  }

  /// The values.
  var texts: [LinkText] {
    if case .list(let texts) = source { return texts }
    return isMissing ? [] : [self]
  }

  /// Throws unless there is exactly one text.
  func requireOne() throws(LinkFailure) {
    if case .list = source { throw .wrongForm }
    if isMissing { throw .noValue }
  }

  /// The text.
  ///
  /// - Complexity: O(*n*), *n* = length; up to 15 UTF-8 code units without an allocation.
  public var string: String {
    switch source {
    case .absent, .name: ""
    case .text(let text): text
    case .range(let range, let bytes): UTF8Text.text(bytes.span.extracting(range))
    case .list(let texts): texts.map(\.string).joined(separator: ",")
    }
  }

  /// Calls a closure with the UTF-8 code units of the text.
  package func withBytes<Value>(_ body: (Span<UInt8>) -> Value) -> Value {
    guard case .range(let range, let bytes) = source else {
      return UTF8Text.withBytes(of: string, body)
    }
    return body(bytes.span.extracting(range))
  }

  /// Returns whether the text equals another, byte by byte.
  package func isEqual(to other: String) -> Bool {
    guard case .range(let range, let bytes) = source else {
      return UTF8Text.areEqual(string, other)
    }
    return UTF8Text.areEqual(bytes.span.extracting(range), other)
  }
}

extension LinkText: CustomStringConvertible {
  /// The text.
  public var description: String { string }
}
