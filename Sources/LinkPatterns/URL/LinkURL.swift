/// The URL of a link: absolute, checked and canonical.
///
/// Canonical means that the scheme and the host of a web URL are in lower case, a default port is
/// left out, the path of a web URL is at least `/`, and bytes that a component cannot contain are
/// percent-encoded. Escapes of a path have capital digits and stand for no unreserved character, but
/// behind a `%` that begins no escape, which they would complete; those of query and fragment stay as they
/// are. Two links are equal when their canonical bytes are.
///
/// It is not a general URL: text that the WHATWG parser would repair is refused, see ``LinkURLError``.
///
/// Source: RFC 3986 §3 for the components, §6.2.2 for escapes; WHATWG URL Standard for the rest of the canonical form.
public struct LinkURL: Hashable, Sendable {
  /// The canonical text, in ASCII.
  package let bytes: ContiguousArray<UInt8>

  /// Where the components are.
  public let layout: URLLayout

  /// Reads a URL.
  ///
  /// - Parameters:
  ///   - text: The URL. Shape: `scheme ":" ["//" host [":" port]] path ["?" query] ["#" fragment]`;
  ///     a host is required for `http` and `https`.
  ///   - limits: The bounds, in UTF-8 code units, segments and items.
  /// - Throws: ``LinkURLError`` – any code; `utf8Offset` is the first byte of `text` that is wrong.
  /// - Complexity: O(*n*), *n* = `text.utf8.count`; a second pass when the text is not canonical.
  public init(_ text: String, limits: URLLimits = .standard) throws(LinkURLError) {
    // Text that is too long is not copied.
    try URLSplitter.refuse(length: text.utf8.count, limits)
    try self.init(of: UTF8Text.bytes(text), limits: limits)
  }

  /// Reads the UTF-8 code units of a URL.
  package init(of text: consuming ContiguousArray<UInt8>, limits: URLLimits) throws(LinkURLError) {
    var bytes = text
    var layout = try URLSplitter.split(bytes.span, limits: limits)
    if !layout.isCanonical {
      bytes = Self.canonicalized(bytes, layout)
      layout = try URLSplitter.split(bytes.span, limits: limits)
    }
    (self.bytes, self.layout) = (bytes, layout)
  }

  /// Creates a URL of another one's text, with other components.
  init(_ bytes: ContiguousArray<UInt8>, _ layout: URLLayout) {
    (self.bytes, self.layout) = (bytes, layout)
  }

  /// The canonical text.
  public var text: String { UTF8Text.text(bytes.span) }

  /// The scheme, in lower case.
  public var scheme: String { string(layout.scheme) }

  /// The host, percent-encoded; `nil` when there is no `//`.
  public var host: String? { hostRange.map(string) }

  /// Where the host is; `nil` when there is no `//`.
  @inline(__always)
  var hostRange: Range<Int>? { layout.isView ? whole.layout.host : layout.host }

  /// The port; `nil` for the default one.
  public var port: Int? {
    guard let digits = layout.isView ? whole.layout.port : layout.port else { return nil }
    var number = 0
    for index in digits { number = number * 10 + Int(bytes[index] & 15) }
    return number
  }

  /// Whether the scheme is `http` or `https`.
  public var isWeb: Bool { layout.isWeb }

  /// A part of the text, percent-encoded as it is.
  ///
  /// - Parameter range: A range of ``layout``, or of a match.
  /// - Returns: The text in the range.
  /// - Precondition: `range` is within the text.
  public func string(_ range: Range<Int>) -> String {
    UTF8Text.text(bytes.span.extracting(range))
  }

  /// The byte that an escape of the canonical text stands for; `nil` where none begins.
  package func escapedByte(at index: Int) -> UInt8? {
    guard bytes[index] == UInt8(ascii: "%") else { return nil }
    return PercentCoding.escapedByte(at: index, before: bytes.count, in: bytes.span)
  }

  /// Whether an escape of one of two bytes is in a part of the text.
  package func hasEscape(of byte: UInt8, or other: UInt8, in range: Range<Int>) -> Bool {
    guard layout.mayHaveEscapes else { return false }
    return range.contains { index in
      escapedByte(at: index).map { $0 == byte || $0 == other } ?? false
    }
  }

  /// Returns whether a part of the text equals a lower-case one, ignoring case.
  func has(_ text: String, in range: Range<Int>) -> Bool {
    let part = bytes.span.extracting(range)
    return UTF8Text.withBytes(of: text) { part.isLike($0) }
  }

  /// The canonical form of a URL that was split.
  private static func canonicalized(
    _ bytes: ContiguousArray<UInt8>,
    _ layout: URLLayout
  ) -> ContiguousArray<UInt8> {
    var output: [UInt8] = []
    func append(_ range: Range<Int>, _ set: PercentEncodeSet, lowercased: Bool = false) {
      for index in range {
        let byte = bytes[index]
        PercentCoding.append(lowercased ? byte.asciiLowercased : byte, set, to: &output)
      }
    }
    append(layout.scheme, .controls, lowercased: true)
    output.append(UInt8(ascii: ":"))
    if let host = layout.host {
      output.append(UInt8(ascii: "/"))
      output.append(UInt8(ascii: "/"))
      if layout.isWeb {
        append(host, .controls, lowercased: true)
      } else {
        appendSegmentHost(host, of: bytes, to: &output)
      }
      if let port = layout.port, !URLSplitter.isLeftOut(port, of: layout, in: bytes.span) {
        output.append(UInt8(ascii: ":"))
        append(port, .controls)
      }
    }
    appendNormalized(layout.path, .path, of: bytes, to: &output)
    if layout.isWeb, layout.path.isEmpty { output.append(UInt8(ascii: "/")) }
    if let query = layout.query {
      output.append(UInt8(ascii: "?"))
      append(query, layout.isWeb ? .specialQuery : .query)
    }
    if let fragment = layout.fragment {
      output.append(UInt8(ascii: "#"))
      append(fragment, .fragment)
    }
    return ContiguousArray(output)
  }

  /// The text with the canonical form of a fragment that is split into path, query and fragment.
  func withCanonicalFragment(_ view: URLLayout) -> ContiguousArray<UInt8> {
    var output = Array(bytes[..<view.pathStart])
    Self.appendNormalized(view.path, .path, of: bytes, to: &output)
    for byte in bytes[view.pathEnd...] { PercentCoding.append(byte, .specialQuery, to: &output) }
    return ContiguousArray(output)
  }

  /// Appends the host of a custom scheme: its escapes in their normal form, then its ASCII forms as what they stand for.
  private static func appendSegmentHost(
    _ host: Range<Int>,
    of bytes: ContiguousArray<UInt8>,
    to output: inout [UInt8]
  ) {
    let start = output.count
    appendNormalized(host, .controls, of: bytes, to: &output)
    let normalized = ContiguousArray(output[start...])
    guard Punycode.hasLabel(0..<normalized.count, in: normalized.span) else { return }
    output.removeSubrange(start...)
    PercentCoding.append(UTF8Text.text(normalized.span).internationalHost, .controls, to: &output)
  }

  /// Appends a part whose escapes are in their normal form.
  private static func appendNormalized(
    _ range: Range<Int>,
    _ set: PercentEncodeSet,
    of bytes: ContiguousArray<UInt8>,
    to output: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "%"),
        let plain = PercentCoding.escapedByte(at: index, before: range.upperBound, in: bytes.span)
      else {
        PercentCoding.append(byte, set, to: &output)
        index += 1
        continue
      }
      if PercentCoding.isWrittenPlain(plain, at: index, in: bytes.span) {
        output.append(plain)
      } else {
        PercentCoding.appendEscape(plain, to: &output)
      }
      index += 3
    }
  }
}

// The text determines everything else.
extension LinkURL {
  /// Returns whether two URLs have one text.
  public static func == (left: LinkURL, right: LinkURL) -> Bool { left.bytes == right.bytes }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension LinkURL: CustomStringConvertible {
  /// The canonical text.
  public var description: String { text }
}

extension LinkURL {
  /// Whether a scheme belongs to the system, so that no app gets it.
  package static func isSchemeOfTheSystem(_ scheme: String) -> Bool {
    let schemes = [
      "about", "blob", "data", "facetime", "file", "http", "https", "javascript", "mailto", "sms",
      "tel",
      "vbscript",
    ]
    return schemes.contains(scheme.lowercased())
  }
}
