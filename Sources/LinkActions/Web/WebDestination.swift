public import LinkPatterns
public import LinkRouting

/// A page that may be loaded in a web view or opened in a browser: it was on an allow-list.
///
/// A value of a link is text from outside. There is no other way from it to something that loads:
/// give web views and browsers this type, and no text can reach them unchecked.
///
/// Source: OWASP MASTG-BEST-0034.
public struct WebDestination: Hashable, Sendable {
  /// The address, canonical: what was checked is what is loaded.
  public let url: LinkURL

  /// Checks an address.
  ///
  /// - Parameters:
  ///   - text: The address, unchecked: the value of a link.
  ///   - pages: What may be loaded.
  ///   - limits: The bounds for the address.
  /// - Throws: `LinkFailure` – `.malformedURL` for what is no URL, `.pageNotAllowed` for a URL of any
  ///   other scheme than https, of another host, or outside the paths.
  /// - Complexity: O(*n* · *m*), *n* = length of the address, *m* = number of entries.
  public init(
    _ text: String,
    allowing pages: [WebPages],
    limits: URLLimits = .standard
  ) throws(LinkFailure) {
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(text, limits: limits)
    } catch {
      throw LinkFailure(error)
    }
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
  public static var pageNotAllowed: Self {
    Self("pageNotAllowed", "the page '{found}' is not on the app's list; expected {expected}")
  }
}
