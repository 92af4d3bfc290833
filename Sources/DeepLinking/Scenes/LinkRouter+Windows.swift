import LinkPatterns

extension LinkRouter {
  /// The prefixes of the identifiers of all the app's links, for choosing a window.
  ///
  /// They fit a kind of window that can show the links: SwiftUI's `handlesExternalEvents(matching:)`, or a
  /// predicate of UIKit's activation conditions. The identifier of a link is its URL.
  ///
  /// - Complexity: O(*n*), *n* = number of prefixes.
  public var windowConditions: Set<String> {
    Set(
      prefixes.map { prefix in
        guard let host = prefix.host, !prefix.isAnyHost else { return "\(prefix.scheme):" }
        return prefix.hasSubdomainWildcard ? host.dropFirst() + prefix.beginningOfPath : "\(prefix)"
      }
    )
  }

  /// The identifiers of the link that a window shows on top: its URL at each prefix that can print it.
  ///
  /// SwiftUI looks for the text *within* an identifier, so the URL of a container's root is left out: many others
  /// begin with it, and its window would be preferred for all of them. A window that shows
  /// `/lines/1` may still be preferred for `/lines/12`; the link is opened all the same.
  ///
  /// - Parameter state: What the window shows.
  /// - Returns: The texts; none at the root of a container, for a foreign screen, and for a link that no
  ///   prefix can print.
  /// - Complexity: O(*n*), *n* = number of prefixes, each as `url(for:at:variant:)`.
  public func windowConditions(showing state: NavigationState<Link>) -> Set<String> {
    guard !state.presentations.isEmpty || state.visibleStack.count > 1,
      let link = state.visibleEntry?.destination
    else { return [] }
    return Set(prefixes.compactMap { try? url(for: link, at: $0).text })
  }
}
