import LinkPatterns

extension LinkRouter {
  /// Returns a link with its ancestors.
  ///
  /// - Parameters:
  ///   - link: The link on top of the chain.
  ///   - state: The current state.
  ///   - policy: Whether contextual placements count.
  /// - Returns: The chain, the lowest ancestor first.
  /// - Throws: `NavigationChainError`, any code; `chain` holds the links up to the problem.
  /// - Complexity: As `NavigationChain.init(of:in:policy:placements:)`.
  public func chain(
    of link: Link,
    in state: NavigationState<Link>,
    policy: NavigationPolicy = .warm
  ) throws(NavigationChainError<Link>) -> NavigationChain<Link> {
    try NavigationChain(of: link, in: state, policy: policy, placements: placements)
  }

  /// Returns where a link is shown: its tab, the links of its stack, its presentations.
  ///
  /// - Parameters:
  ///   - link: The link to show.
  ///   - ancestors: The links that a lookup puts it on, the lowest first; `nil` for those of its routes.
  /// - Returns: The destination; without any links for a link that has no screen.
  public func destination(of link: Link, on ancestors: [Link]? = nil) -> LinkDestination<Link> {
    let lowest = ancestors?.first ?? link
    let anyScreen = NavigationEntry<Link>.foreign(ForeignScreen(id: "any", kind: .pushed))
    let chain = try? chain(of: lowest, in: NavigationState(stack: [anyScreen]))
    let links = (ancestors ?? []) + [link]
    let pushed = zip(links, links.dropFirst()).map { below, above in
      NavigationChain<Link>.Element(destination: above, placement: .pushed(on: below))
    }
    return LinkDestination(link, in: (chain?.elements ?? []) + pushed)
  }

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

  /// A redirect chain in words, for messages.
  func shown(_ links: [Link]) -> FailureText {
    let texts = links.map(shown)
    return .value(
      texts.map { $0.text(withValues: true) }.joined(separator: " → "),
      shownAs: texts.map { $0.text(withValues: false) }.joined(separator: " → ")
    )
  }
}
