import LinkPatterns

/// The parts of a URL that association files look at, as they are written.
///
/// It does not check a URL: characters that a URL cannot hold raw are percent-encoded, nothing else is changed. In
/// particular dot segments and empty segments stay.
public struct AssociationURL: Hashable, Sendable {
  /// The reason why a text is not such a URL.
  public enum Problem: String, Error, Hashable, Sendable {
    /// More than 8,192 bytes.
    case tooLong
    /// Neither `http`, `https` nor a path.
    case scheme
    /// No host after the scheme.
    case host
  }

  /// The text that was given.
  public let text: String

  /// The host, in lower case; `nil` when only a path was given.
  public let host: String?

  /// The path, percent-encoded.
  public let path: String

  /// The query, without `?`; empty when the URL has no query.
  public let query: String

  /// The fragment, without `#`; empty when the URL has no fragment.
  public let fragment: String

  /// The greatest length, in UTF-8 code units.
  public static let maximumLength = 8_192

  /// Splits a URL into its parts.
  ///
  /// - Parameter text: The URL. Shape: `https://host/path?query#fragment`, or the part after the host
  ///   for a URL of the domain in question, from its `/`, `?` or `#` on; also `http`.
  /// - Throws: ``Problem`` when the text isn't a web URL.
  /// - Complexity: O(*n*), *n* = length of the text.
  public init(_ text: String) throws(Problem) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.maximumLength else { throw .tooLong }
    self.text = text
    var rest = bytes[...]
    if let end = Self.schemeEnd(bytes) {
      let scheme = bytes[..<end].map(\.asciiLowercased)
      guard scheme == Array("http".utf8) || scheme == Array("https".utf8),
        bytes[(end + 1)...].starts(with: "//".utf8)
      else { throw .scheme }
      rest = bytes[(end + 3)...]
      let authorityEnd = rest.firstIndex { "/?#\\".utf8.contains($0) } ?? rest.endIndex
      var host = rest[..<authorityEnd]
      if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
      if let colon = host.lastIndex(of: UInt8(ascii: ":")), host.last != UInt8(ascii: "]") {
        host = host[..<colon]
      }
      guard !host.isEmpty else { throw .host }
      self.host = String(decoding: host.map(\.asciiLowercased), as: UTF8.self)
      rest = rest[authorityEnd...]
    } else {
      guard rest.first.map({ "/?#".utf8.contains($0) }) ?? true else { throw .scheme }
      host = nil
    }
    let fragmentStart = rest.firstIndex(of: UInt8(ascii: "#"))
    let beforeFragment = rest[..<(fragmentStart ?? rest.endIndex)]
    let queryStart = beforeFragment.firstIndex(of: UInt8(ascii: "?"))
    path = Self.written(beforeFragment[..<(queryStart ?? beforeFragment.endIndex)], .path)
    query = Self.written(queryStart.map { beforeFragment[($0 + 1)...] } ?? [], .query)
    fragment = Self.written(fragmentStart.map { rest[($0 + 1)...] } ?? [], .fragment)
  }

  /// The end of the scheme of a text.
  private static func schemeEnd(_ bytes: [UInt8]) -> Int? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: ":")),
      !bytes[..<end].contains(where: { "/?#".utf8.contains($0) })
    else { return nil }
    return end
  }

  /// A part in which characters that it cannot hold raw are percent-encoded, a `%` without two digits included.
  private static func written(_ bytes: ArraySlice<UInt8>, _ set: PercentEncodeSet) -> String {
    var output: [UInt8] = []
    for index in bytes.indices {
      let isStray =
        bytes[index] == UInt8(ascii: "%")
        && (index + 2 >= bytes.endIndex || PercentCoding.value(bytes[index + 1]) == nil
          || PercentCoding.value(bytes[index + 2]) == nil)
      if isStray {
        output += "%25".utf8
      } else {
        PercentCoding.append(bytes[index], set, to: &output)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The items of the query, in order: the parts between `&`, divided at their first `=`.
  ///
  /// An item without `=` has an empty value.
  public var items: [(name: String, value: String)] {
    query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true).map { item in
      let parts = item.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let value = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
      return (String(decoding: parts[0], as: UTF8.self), value)
    }
  }
}
