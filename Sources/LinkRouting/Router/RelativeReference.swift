import LinkPatterns

/// A URL without a beginning: `/posts/1`, `comments?page=2`, `../2`, `#top`.
///
/// Source: RFC 3986 §4.2, §5.2.
struct RelativeReference {
  /// The path.
  private let path: String

  /// The query with its `?`.
  private let query: String

  /// The fragment with its `#`.
  private let fragment: String

  /// Takes a reference apart.
  init?(_ text: String) {
    if Self.hasScheme(text) { return nil }
    let bytes = Array(text.utf8)
    let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    let mark = bytes[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    path = UTF8Text.text(bytes[..<mark])
    query = UTF8Text.text(bytes[mark..<hash])
    fragment = UTF8Text.text(bytes[hash...])
  }

  /// Whether a text begins with a scheme: a colon comes before any other separator.
  private static func hasScheme(_ text: String) -> Bool {
    UTF8Text.withBytes(of: text) { bytes in
      for index in 0..<bytes.count {
        switch bytes[index] {
        case UInt8(ascii: ":"): return index > 0
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
        default: continue
        }
      }
      return false
    }
  }

  /// Makes an absolute URL, whose path stands behind another text.
  func resolved(
    against base: LinkURL,
    host: LinkURL.HostPosition,
    behind start: String = ""
  ) -> String {
    guard !UTF8Text.starts(path, with: "//") else {
      return base.scheme + ":" + path + query + fragment
    }
    let hostIsSegment = host == .firstSegment
    var current = base.string(base.layout.path)
    if !current.isEmpty, current.utf8.first != UInt8(ascii: "/") { current = "/" + current }
    if hostIsSegment, let host = base.host, !host.isEmpty { current = "/" + host + current }
    var query = query
    if path.isEmpty, query.isEmpty, let range = base.layout.query {
      query = "?" + base.string(range)
    }
    let resolved = Self.resolved(Array(path.utf8), in: Array(current.utf8))
    let beginning =
      if !hostIsSegment {
        base.scheme + "://" + (base.host ?? "") + (base.port.map { ":\($0)" } ?? "") + start
      } else {
        // `scheme:/` and the slash of the path.
        base.scheme + (Self.startsWithHost(resolved) ? ":/" : "://")
      }
    return beginning + UTF8Text.text(resolved[...]) + query + fragment
  }

  /// Whether the first segment of a path can take the place of the host.
  private static func startsWithHost(_ path: [UInt8]) -> Bool {
    let segment = path.dropFirst().prefix { $0 != UInt8(ascii: "/") }
    return !segment.isEmpty && segment.allSatisfy { !PercentEncodeSet.host.contains($0) }
  }

  /// The path that a relative one leads to, with its segments `.` and `..` resolved.
  ///
  /// Encoded dots stay, and are refused when the URL is parsed.
  private static func resolved(_ path: [UInt8], in current: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    var whole = path
    if path.isEmpty {
      whole = current
    } else if path.first != slash {
      let end = current.lastIndex(of: slash).map { $0 + 1 } ?? 0
      whole = (end > 0 ? Array(current[..<end]) : [slash]) + path
    }
    var kept: [[UInt8]] = []
    var segment: [UInt8] = []
    for (index, byte) in (whole + [slash]).enumerated() where index > 0 {
      guard byte == slash else {
        segment.append(byte)
        continue
      }
      let dots = segment.allSatisfy { $0 == UInt8(ascii: ".") } ? segment.count : 0
      if dots == 2 { _ = kept.popLast() }
      if dots == 0 || dots > 2 {
        kept.append(segment)
      } else if index == whole.count {
        kept.append([])
      }
      segment = []
    }
    var resolved: [UInt8] = kept.isEmpty ? [slash] : []
    for segment in kept { resolved += [slash] + segment }
    return resolved
  }
}

extension RouteEngine {
  /// Completes a relative URL.
  func url(_ reference: String, relativeTo base: LinkURL?) throws(LinkURLError) -> LinkURL {
    guard let relative = RelativeReference(reference),
      let prefix = prefixes.first(where: \.isPrintable) ?? prefixes.first
    else { return try LinkURL(reference, limits: limits) }
    let current =
      if let base { base } else {
        try LinkURL(prefix.withSomeHost.description + "/", limits: limits)
      }
    guard let own = self.prefix(of: current) else {
      let host: LinkURL.HostPosition = current.isWeb ? .authority : .firstSegment
      return try LinkURL(relative.resolved(against: current, host: host), limits: limits)
    }
    let text = relative.resolved(
      against: try own.view(of: current, limits: limits),
      host: own.hostPosition,
      behind: own.beginningOfPath
    )
    return try LinkURL(text, limits: limits)
  }
}
