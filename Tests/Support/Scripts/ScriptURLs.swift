import LinkPatterns
import LinkRouting

/// The URLs of the links of scripts, printed once.
struct ScriptURLs<Link: DeepLink> {
  /// The URLs at a custom scheme, or at the prefix that prints the link.
  private var texts: [Link: String] = [:]

  /// The URLs at a web domain.
  private var webTexts: [Link: String] = [:]

  /// Prints the URLs of links.
  init(_ links: [Link], router: LinkRouter<Link>) {
    let scheme = router.prefixes.first { !$0.isWeb }
    let domain = router.prefixes.first { $0.isWeb && $0.isPrintable }
    for link in links {
      texts[link] = scheme.flatMap { try? router.url(for: link, at: $0).text }
      webTexts[link] = domain.flatMap { try? router.url(for: link, at: $0).text }
    }
  }

  /// The URL that a source delivers for a link.
  func text(of link: Link, from source: LinkSource) -> String? {
    source == .universalLink ? webTexts[link] : texts[link] ?? webTexts[link]
  }
}
