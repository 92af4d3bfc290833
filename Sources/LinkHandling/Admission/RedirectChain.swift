package import LinkRouting

/// The links that took each other's place.
package struct RedirectChain<Link: DeepLink> {
  /// The links, the first one first; never empty.
  private var links: [Link]

  /// How often guards redirected.
  private var redirects = 0

  /// How often looking up replaced.
  private var replacements = 0

  /// The most times that guards may redirect, and that looking up may replace.
  static var limit: Int { 4 }

  /// Starts with a link.
  package init(_ link: Link) {
    links = [link]
  }

  /// Goes on to a link that takes the place of the current one.
  mutating func follow(
    _ next: Link,
    _ code: LinkFailure.Code,
    _ shown: ([Link]) -> FailureText
  ) throws(LinkFailure) {
    let isRepeat = links.contains(next)
    links.append(next)
    if code == .redirectCycle { redirects += 1 } else { replacements += 1 }
    guard !isRepeat, max(redirects, replacements) <= Self.limit else {
      throw LinkFailure(code, expected: .name("at most \(Self.limit)"), found: shown(links))
    }
  }
}
