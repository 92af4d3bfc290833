package import LinkPatterns

/// A delivery with its request or the outcome of its event, found out once, whichever scene opens it.
package indirect enum Admission<Link: DeepLink & NavigationPlacing> {
  /// The delivery is admitted.
  case admitted(LinkDelivery<Link>, AdmittedRequest<Link>)

  /// A check ended the event.
  case refused(LinkDelivery<Link>, LinkOutcome)

  /// The delivery.
  var delivery: LinkDelivery<Link> {
    switch self {
    case .admitted(let delivery, _), .refused(let delivery, _): delivery
    }
  }

  /// The link that is to be opened; `nil` for what is refused or passed on, and for a short link.
  package var link: Link? {
    guard case .admitted(_, .link(let admitted, _)) = self else { return nil }
    return admitted.link
  }

  /// Whether it is admitted, or was before through another entry point.
  package var isAdmitted: Bool {
    switch self {
    case .admitted, .refused(_, .duplicate): true
    case .refused: false
    }
  }
}

/// What an event asks for: a link, a short link to expand, or the settings page.
package indirect enum AdmittedRequest<Link: DeepLink & NavigationPlacing> {
  /// A link, and the links that it replaced.
  case link(AdmittedLink<Link>, RedirectChain<Link>)

  /// A short link to expand.
  case short(LinkURL)

  /// The app's page in the system's settings.
  case settings

  /// The admitted link.
  package var admitted: AdmittedLink<Link>? {
    guard case .link(let admitted, _) = self else { return nil }
    return admitted
  }

  /// Whether it has side effects, as far as is known.
  package var hasSideEffects: Bool {
    switch self {
    case .link(let admitted, _): admitted.hasSideEffects
    case .settings: true
    case .short: false
    }
  }
}

/// A link that was admitted, with everything that was found out about it.
package final class AdmittedLink<Link: DeepLink>: Sendable {
  /// The link, taken apart.
  let parts: DecomposedLink<Link>

  /// The requirements of opening it.
  let requirements: LinkRequirements

  /// Where it may be shown, best first.
  let placements: [LinkPlacement<Link>]

  /// The route that matched; `nil` for a link that came as a value.
  let route: String?

  /// The query items whose values are not in the link.
  let unusedItems: [LinkQueryItem]

  /// The values of an alias that are not in the link.
  let aliasValues: [String: String]

  /// Describes a link that was let in.
  package init(
    _ parts: DecomposedLink<Link>,
    by router: LinkRouter<Link>,
    requirements: LinkRequirements,
    match: LinkMatch<Link>.Match?
  ) {
    self.parts = parts
    self.requirements = requirements
    placements = router.placements(of: parts)
    route = match?.route
    unusedItems = match?.unusedItems ?? []
    aliasValues = match?.aliasValues ?? [:]
  }

  /// The link.
  package var link: Link { parts.link }

  /// Whether it has no screen and runs something instead.
  package var isAction: Bool { placements.first == .noScreen }

  /// Whether opening it has side effects.
  var hasSideEffects: Bool { isAction || !requirements.effect.isNavigation }
}

/// A link with those that it replaced in turn.
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

  /// Continues with a link that replaces the current one.
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
