public import LinkPatterns

/// A page that may be loaded in a web view or opened in a browser, because it is on an allow-list.
///
/// A value of a link is text from outside. If web views and browsers only take this type, no
/// text can reach them unchecked.
///
/// Source: OWASP MASTG-BEST-0034.
public struct WebDestination: Hashable, Sendable {
  /// The address in canonical form, exactly as it was checked.
  public let url: LinkURL

  /// Checks an address.
  ///
  /// - Parameters:
  ///   - text: The address, unchecked: the value of a link.
  ///   - pages: The pages that may be loaded.
  ///   - limits: The bounds for the address.
  /// - Throws: `LinkFailure` – `.malformedURL` for a text that is not a URL, `.pageNotAllowed` for a URL with
  ///   another scheme than https, another host, or a path outside the list.
  /// - Complexity: O(*n* · *m*), *n* = length of the address, *m* = number of entries.
  public init(
    _ text: String,
    allowing pages: [WebPages],
    limits: URLLimits = .standard
  ) throws(LinkFailure) {
    let url = try LinkURL(reading: text, limits: limits)
    guard pages.contains(where: { $0.contains(url) }) else {
      throw LinkFailure(
        .pageNotAllowed,
        expected: .name(
          pages.map { "\($0.site)/\($0.path.joined(separator: "/"))" }.joined(separator: " or ")
        ),
        found: .value((url.isWeb ? url.host : url.scheme) ?? "")
      )
    }
    self.url = url
  }
}

extension LinkFailure.Code {
  /// The address of a page is on no allow-list, or is not https.
  public static let pageNotAllowed =
    Self("pageNotAllowed", "the page '{found}' is not on the app's list; expected {expected}")
}

/// An entry of an allow-list: web pages that an app may load or open for a link.
public struct WebPages: Hashable, Sendable {
  /// The site: its host and, with `*.`, all subdomains.
  public let site: LinkPrefix

  /// The segments that the path begins with, as written; empty for every path.
  public let path: [String]

  /// Creates an entry for the pages of a site.
  ///
  /// - Parameters:
  ///   - host: The host; ASCII, or `xn--`. Shape: `example.com`, or `*.example.com` for its
  ///     subdomains without the domain itself. It is compared as a whole, never by its beginning or end.
  ///   - path: The beginning of the path, in whole segments: `/help` admits `/help` and `/help/1`, not
  ///     `/helper`. Compared as written, so `/%68elp` is another path. Segments that a server may read
  ///     as a way out of the path, such as `..%2Fadmin` and `..;`, are refused.
  public init(_ host: String, below path: String = "/") {
    site = .domain(host)
    self.path = path.split(separator: "/").map(String.init)
  }

  /// Returns whether a URL is one of the pages.
  ///
  /// - Returns: `true` for https at the site, below the path.
  /// - Complexity: O(*n*), *n* = length of the URL.
  public func contains(_ url: LinkURL) -> Bool {
    guard site.admits(url) else { return false }
    let segments = url.segments(host: .authority).map { url.string($0) }
    return segments.starts(with: path, by: UTF8Text.areEqual)
      && (path.isEmpty || !segments.contains(where: Self.leadsOut))
  }

  /// Returns whether a segment may mean `.` or `..` for servers that decode slashes before they split a path,
  /// or that cut off parameters after `;`.
  private static func leadsOut(_ segment: String) -> Bool {
    guard let decoded = PercentCoding.decode(segment.utf8) else { return true }
    let parts = decoded.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    return parts.contains { part in
      let name = part.prefix { $0 != UInt8(ascii: ";") }
      return (1...2).contains(name.count) && name.allSatisfy { $0 == UInt8(ascii: ".") }
    }
  }
}
