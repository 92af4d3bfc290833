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

    /// Text that was decoded, or never was in a URL.
    case text(String)

    /// No text, or several.
    indirect case other(ParameterInput)
  }

  /// Where the text is.
  private let source: Source

  /// The number of links that the URL stands in which the text is of; see ``NestedLink``.
  let depth: Int

  /// Creates the written form of a value that is in no URL.
  ///
  /// - Parameter text: The text, without escapes.
  public init(_ text: String) {
    self.init(text, depth: 0)
  }

  /// Creates the written form of a value that was decoded.
  init(_ text: String, depth: Int) {
    (source, self.depth) = (.text(text), depth)
  }

  /// Creates the written form of a value that stands in a URL as it is.
  init(_ range: Range<Int>, of bytes: ContiguousArray<UInt8>, depth: Int) {
    (source, self.depth) = (.range(range, of: bytes), depth)
  }

  /// Creates what a URL has for a value.
  init(_ input: ParameterInput) {
    if case .text(let text) = input {
      self = text
    } else {
      (source, depth) = (.other(input), 0)
    }
  }

  /// What a URL has for the value.
  var input: ParameterInput {
    if case .other(let input) = source { input } else { .text(self) }
  }

  /// The one text that there must be.
  func present() throws(LinkFailure) -> LinkText {
    guard case .other(.list) = source else {
      guard case .other = source else { return self }
      throw ParameterRefusal.missing.reason
    }
    throw ParameterRefusal.form.reason
  }

  /// The text.
  ///
  /// - Complexity: O(*n*), *n* = length; up to 15 UTF-8 code units without an allocation.
  public var string: String {
    switch source {
    case .text(let text): text
    case .range(let range, let bytes): UTF8Text.text(bytes.span.extracting(range))
    case .other: ""
    }
  }

  /// Lends the UTF-8 code units of the text.
  package func withBytes<Value>(_ body: (Span<UInt8>) -> Value) -> Value {
    switch source {
    case .text(let text): UTF8Text.withBytes(of: text, body)
    case .range(let range, let bytes): body(bytes.span.extracting(range))
    case .other: body(ContiguousArray().span)
    }
  }

  /// Tells whether the text is a given one, byte by byte.
  package func isEqual(to other: String) -> Bool {
    switch source {
    case .text(let text): UTF8Text.areEqual(text, other)
    case .range(let range, let bytes):
      UTF8Text.areEqual(bytes.span.extracting(range), other)
    case .other: false
    }
  }
}

extension LinkText: CustomStringConvertible {
  /// The text.
  public var description: String { string }
}
