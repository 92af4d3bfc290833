import LinkNavigation
package import LinkRouting

/// A link that was let in, with all that was found out about it: made once, and passed on.
package final class AdmittedLink<Link: DeepLink>: Sendable {
  /// The link, taken apart.
  let parts: TakenApartLink<Link>

  /// What opening it asks for.
  let requirements: LinkRequirements

  /// Where it may be shown, best first.
  let placements: [LinkPlacement<Link>]

  /// The route that matched; `nil` for a link that came as a value.
  let route: String?

  /// The query items whose values are not in the link.
  let unusedItems: [LinkQueryItem]

  /// Describes a link that was let in.
  package init(
    _ parts: TakenApartLink<Link>,
    by router: LinkRouter<Link>,
    requirements: LinkRequirements,
    match: MatchedLink<Link>?
  ) {
    self.parts = parts
    self.requirements = requirements
    placements = router.placements(of: parts)
    route = match?.route
    unusedItems = match?.unusedItems ?? []
  }

  /// The link.
  package var link: Link { parts.link }

  /// Whether it has no screen, but runs something.
  package var isAction: Bool { placements.first == .noScreen }

  /// Whether opening it has side effects.
  var hasSideEffects: Bool { isAction || !requirements.effect.isNavigation }
}

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
