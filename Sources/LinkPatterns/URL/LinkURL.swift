/// The URL of a link: absolute, checked and canonical.
///
/// Canonical means that the scheme and the host of a web URL are in lower case, a default port is
/// left out, the path of a web URL is at least `/`, and bytes that a component cannot contain are
/// percent-encoded. Existing percent-encoding stays as it is. Two links are equal when their
/// canonical bytes are.
///
/// It is not a general URL: text that the WHATWG parser would repair is refused, see ``LinkURLError``.
///
/// Source: RFC 3986 §3 for the components, WHATWG URL Standard for the canonical form.
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

  /// The canonical text.
  public var text: String { UTF8Text.text(bytes.span) }

  /// The scheme, in lower case.
  public var scheme: String { string(layout.scheme) }

  /// The host, percent-encoded; `nil` when there is no `//`.
  public var host: String? { layout.host.map(string) }

  /// The port; `nil` for the default one.
  public var port: Int? {
    guard let digits = layout.port else { return nil }
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
      append(host, .controls, lowercased: layout.isWeb)
      if let port = layout.port, !URLSplitter.isLeftOut(port, of: layout, in: bytes.span) {
        output.append(UInt8(ascii: ":"))
        append(port, .controls)
      }
    }
    append(layout.path, .path)
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
