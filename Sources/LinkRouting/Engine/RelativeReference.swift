import LinkPatterns

/// A URL without a beginning: `/posts/1`, `comments?page=2`, `../2`, `#top`.
///
/// Source: RFC 3986 §4.2, §5.2.
struct RelativeReference {
  /// The path, the query with its `?` and the fragment with its `#`.
  private let path: Substring
  private let query: Substring
  private let fragment: Substring

  /// Takes a reference apart.
  init?(_ text: String) {
    let utf8 = text.utf8
    let delimiters: Set<UInt8> = [
      UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":"),
    ]
    if let first = utf8.firstIndex(where: delimiters.contains), utf8[first] == UInt8(ascii: ":"),
      first > utf8.startIndex
    {
      return nil
    }
    let hash = utf8.firstIndex(of: UInt8(ascii: "#")) ?? utf8.endIndex
    let mark = utf8[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    path = text[..<mark]
    query = text[mark..<hash]
    fragment = text[hash...]
  }

  /// Makes an absolute URL.
  func resolved(against base: LinkURL, host: LinkURL.HostPosition) -> String {
    guard !path.utf8.starts(with: "//".utf8) else {
      return "\(base.scheme):\(path)\(query)\(fragment)"
    }
    let hostIsSegment = host == .firstSegment
    let before = hostIsSegment ? base.host.map { $0.isEmpty ? "" : "/\($0)" } ?? "" : ""
    let written = base.string(base.layout.path)
    let isRooted = written.isEmpty || written.utf8.first == UInt8(ascii: "/")
    let current = before + (isRooted ? written : "/" + written)
    let resolved: String
    var query = String(query)
    if path.isEmpty {
      resolved = current
      if query.isEmpty { query = base.layout.query.map { "?" + base.string($0) } ?? "" }
    } else if path.utf8.first == UInt8(ascii: "/") {
      resolved = String(path)
    } else {
      let slash = current.utf8.lastIndex(of: UInt8(ascii: "/"))
      resolved = (slash.map { String(current[...$0]) } ?? "/") + path
    }
    let path = Self.withoutDots(resolved)
    return Self.beginning(of: base, hostIsSegment, path) + path + query + fragment
  }

  /// What stands before a path.
  private static func beginning(
    of base: LinkURL,
    _ hostIsSegment: Bool,
    _ path: String
  ) -> String {
    guard hostIsSegment else { return "\(base.scheme)://\(base.host ?? "")" }
    let first = path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") }
    let canBeHost = !first.isEmpty && first.allSatisfy(PrintedURL.isPlainHostByte)
    // `scheme:/` and the slash of the path.
    return canBeHost ? "\(base.scheme):/" : "\(base.scheme)://"
  }

  /// Resolves the segments `.` and `..`.
  ///
  /// Encoded ones stay, and are refused when the URL is read.
  private static func withoutDots(_ path: String) -> String {
    // By bytes: a slash with a combining character behind it is a slash all the same.
    let slash = UInt8(ascii: "/")
    let segments = path.utf8.split(separator: slash, omittingEmptySubsequences: false).dropFirst()
    var kept: [Substring] = []
    for (index, segment) in zip(segments.indices, segments.map { Substring($0) }) {
      let isLast = index == segments.index(before: segments.endIndex)
      if segment.utf8.elementsEqual(".".utf8) {
        if isLast { kept.append("") }
      } else if segment.utf8.elementsEqual("..".utf8) {
        _ = kept.popLast()
        if isLast { kept.append("") }
      } else {
        kept.append(segment)
      }
    }
    return "/" + kept.joined(separator: "/")
  }
}
