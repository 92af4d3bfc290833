/// Where the components of a URL are in its text, as byte ranges.
///
/// ```
///  https://example.com/a/b?c=d#e
///  ╰─┬─╯   ╰────┬────╯╰┬─╯ ╰┬╯ ╰ fragment
///  scheme      host   path query
/// ```
///
/// Source: RFC 3986 §3.
public struct URLLayout: Hashable, Sendable {
  /// The scheme, without the `:`.
  public internal(set) var scheme: Range<Int>

  /// The host, without the port; `nil` when there is no `//`.
  ///
  /// May be empty.
  public internal(set) var host: Range<Int>?

  /// The port, without the `:`.
  public internal(set) var port: Range<Int>?

  /// The path, with its leading `/`, if it has one.
  public internal(set) var path: Range<Int>

  /// The query, without the `?`; `nil` when there is none.
  public internal(set) var query: Range<Int>?

  /// The fragment, without the `#`; `nil` when there is none.
  public internal(set) var fragment: Range<Int>?

  /// Whether every byte is as the canonical form has it.
  var isCanonical = true

  /// Whether the scheme is `http` or `https`.
  var isWeb = false

  /// Creates the layout of nothing.
  init() {
    scheme = 0..<0
    path = 0..<0
  }
}

extension URLLayout {
  /// Splits a URL without keeping it.
  ///
  /// - Parameters:
  ///   - text: The URL. Shape: as ``LinkURL/init(_:limits:)``.
  ///   - limits: The bounds.
  /// - Throws: ``LinkURLError`` – any code; `utf8Offset` is the first byte of `text` that is wrong.
  /// - Complexity: O(*n*), *n* = `text.utf8.count`; one pass, no allocation.
  public init(of text: String, limits: URLLimits = .standard) throws(LinkURLError) {
    self.init()
    let isPlain = UTF8Text.withBytes(of: text) { bytes in
      bytes.count <= limits.length && PlainURLReader.read(bytes, limits: limits, into: &self)
    }
    if !isPlain { self = try Self.split(text, limits: limits) }
  }

  /// Splits a URL byte by byte.
  ///
  /// - Parameters:
  ///   - text: The URL.
  ///   - limits: The bounds.
  /// - Returns: Where the components are.
  /// - Throws: ``LinkURLError`` – any code.
  @inline(never)
  private static func split(_ text: String, limits: URLLimits) throws(LinkURLError) -> URLLayout {
    try UTF8Text.withBytes(of: text) { bytes in
      do throws(LinkURLError) {
        return Result<URLLayout, LinkURLError>.success(
          try URLSplitter.splitExactly(bytes, limits: limits)
        )
      } catch {
        return .failure(error)
      }
    }.get()
  }
}
