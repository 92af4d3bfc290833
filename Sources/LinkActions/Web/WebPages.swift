public import LinkPatterns

/// Pages of the web that an app may load or open because a link says so: one entry of an allow-list.
public struct WebPages: Hashable, Sendable {
  /// The site: its host and, with `*.`, all subdomains.
  public let site: LinkPrefix

  /// The segments that the path begins with, as they are written; empty for every path.
  public let path: [String]

  /// Names the pages of a site.
  ///
  /// - Parameters:
  ///   - host: The host; ASCII, or `xn--`. Shape: `example.com`, or `*.example.com` for its
  ///     subdomains without itself. It is compared as a whole, never by its beginning or end.
  ///   - path: What paths begin with, in whole segments: `/help` admits `/help` and `/help/1`, not
  ///     `/helper`. Compared as written, so `/%68elp` is another path. Below a path there is no segment that a
  ///     server may read as a way out of it, such as `..%2Fadmin` and `..;`.
  public init(_ host: String, below path: String = "/") {
    site = .domain(host)
    self.path = path.split(separator: "/").map(String.init)
  }

  /// Tells whether a URL is one of the pages.
  ///
  /// - Returns: `true` for https at the site, below the path.
  /// - Complexity: O(*n*), *n* = length of the URL.
  public func contains(_ url: LinkURL) -> Bool {
    guard site.admits(url) else { return false }
    let segments = url.segments(host: .authority).map { url.string($0) }
    return segments.starts(with: path) { $0.utf8.elementsEqual($1.utf8) }
      && (path.isEmpty || !segments.contains(where: Self.leadsOut))
  }

  /// Tells whether a segment has `.` or `..` in it for servers that decode slashes before they take a path apart,
  /// or that cut parameters off behind `;`.
  private static func leadsOut(_ segment: String) -> Bool {
    guard let decoded = PercentCoding.decode(segment.utf8) else { return true }
    let parts = decoded.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    return parts.contains { part in
      let name = part.prefix { $0 != UInt8(ascii: ";") }
      return (1...2).contains(name.count) && name.allSatisfy { $0 == UInt8(ascii: ".") }
    }
  }
}
