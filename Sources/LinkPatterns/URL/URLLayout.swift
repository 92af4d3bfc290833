/// The places of the components of a URL in its text, as byte ranges.
///
/// ```
///  https://example.com/a/b?c=d#e
///  ╰─┬─╯   ╰────┬────╯╰┬─╯ ╰┬╯ ╰ fragment
///  scheme      host   path query
/// ```
///
/// Source: RFC 3986 §3.
///
/// Invariant: the components follow each other with only their separators between them, so it is
/// enough to know where each ends.
public struct URLLayout: Hashable, Sendable {
  /// Where the scheme ends.
  var schemeEnd = 0

  /// Where the host ends; without a host, where the path starts.
  var hostEnd = 0

  /// Where the path starts: after the host, or after the port if there is one.
  var pathStart = 0

  /// Where the path ends.
  var pathEnd = 0

  /// Where the query ends; without a query, where the path ends.
  var queryEnd = 0

  /// Where the text ends.
  var end = 0

  /// The slashes among the first 64 bytes of the path, a bit each.
  var slashes: UInt64 = 0

  /// What some byte is: ``uncanonical``, or ``escape``; and ``view``.
  var traits: UInt8 = 0

  /// Whether the scheme is `http` or `https`.
  var isWeb = false
}

extension URLLayout {
  /// A byte that is not canonical.
  static var uncanonical: UInt8 { 1 }

  /// A `%` or a `+`.
  static var escape: UInt8 { 2 }

  /// Not all of the path: routes see what follows that of their prefix, or the fragment.
  static var view: UInt8 { 4 }

  /// Whether the path, the query and the fragment are those that routes see, and not the URL's own.
  var isView: Bool { traits & Self.view != 0 }

  /// Whether every byte is canonical.
  var isCanonical: Bool { traits & Self.uncanonical == 0 }

  /// Whether there may be a `%` or a `+` behind the scheme.
  package var mayHaveEscapes: Bool { traits & Self.escape != 0 }

  /// The scheme, without the `:`.
  public var scheme: Range<Int> { 0..<schemeEnd }

  /// The host, without the port; `nil` when there is no `//`.
  ///
  /// May be empty.
  public var host: Range<Int>? {
    // `:` alone is between scheme and path when there is no `//`.
    pathStart > schemeEnd &+ 1 ? (schemeEnd &+ 3)..<hostEnd : nil
  }

  /// The port, without the `:`.
  public var port: Range<Int>? { pathStart > hostEnd ? (hostEnd &+ 1)..<pathStart : nil }

  /// The path, with its leading `/`, if it has one.
  public var path: Range<Int> { pathStart..<pathEnd }

  /// The query, without the `?`; `nil` when the URL has no query.
  public var query: Range<Int>? { queryEnd > pathEnd ? (pathEnd &+ 1)..<queryEnd : nil }

  /// The fragment, without the `#`; `nil` when the URL has no fragment.
  public var fragment: Range<Int>? { end > queryEnd ? (queryEnd &+ 1)..<end : nil }
}
