package import LinkPatterns

/// What a delivery asks for, or the outcome that ends its event: found out once, whichever scene opens it.
package struct Admission<Link: DeepLink & NavigationPlacing> {
  /// What was found out.
  package indirect enum Answer {
    /// It asks for a link.
    case link(AdmittedLink<Link>)

    /// It asks for what a short link stands for.
    case short(LinkURL)

    /// It asks for the app's page in the system's settings.
    case settings

    /// A check ended the event.
    case refused(LinkOutcome)
  }

  /// The delivery.
  let delivery: LinkDelivery<Link>

  /// What it asks for, or its outcome.
  let answer: Answer

  /// The link that is to be opened; `nil` for what is refused or passed on, and for a short link.
  package var link: Link? { answer.link?.link }

  /// Whether it is admitted, or was before through another entry point.
  package var isAdmitted: Bool {
    switch answer {
    case .link, .short, .settings, .refused(.duplicate): true
    case .refused: false
    }
  }
}

extension Admission.Answer {
  /// The admitted link.
  package var link: AdmittedLink<Link>? {
    if case .link(let admitted) = self { admitted } else { nil }
  }

  /// The outcome of a refusal.
  var refusal: LinkOutcome? { if case .refused(let outcome) = self { outcome } else { nil } }

  /// Whether it has side effects, as far as is known.
  package var hasSideEffects: Bool {
    switch self {
    case .link(let admitted): admitted.hasSideEffects
    case .settings: true
    case .short, .refused: false
    }
  }

  /// Whether it is refused since no prefix of the app has the scheme, the host or the port.
  var isUndeclared: Bool {
    switch self {
    case .refused(.notOurs(.undeclared)): true
    case .refused(.openInBrowser(_, let reason)): reason.isUndeclared
    case .link, .short, .settings, .refused: false
    }
  }
}

/// A link that was admitted, with everything that was found out about it: a class, since entries and commands of the queue
/// copy it, which "deliver" counts.
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

  /// The link with those that it replaced.
  let chain: RedirectChain<Link>

  /// Describes a link that was let in, which may have replaced others.
  package init(
    _ parts: DecomposedLink<Link>,
    by router: LinkRouter<Link>,
    requirements: LinkRequirements,
    match: LinkMatch<Link>.Match? = nil,
    after chain: RedirectChain<Link>? = nil
  ) {
    self.parts = parts
    self.requirements = requirements
    self.chain = chain ?? RedirectChain(parts.link)
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
package struct RedirectChain<Link: DeepLink>: Sendable {
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

  /// Why a link replaces another.
  enum Cause {
    /// A guard redirects to it.
    case redirect

    /// Looking the other one up found it.
    case replacement
  }

  /// Continues with a link that replaces the current one.
  func following(
    _ next: Link,
    _ cause: Cause,
    _ shown: ([Link]) -> FailureText
  ) throws(LinkFailure) -> RedirectChain {
    var chain = self
    chain.links.append(next)
    switch cause {
    case .redirect: chain.redirects += 1
    case .replacement: chain.replacements += 1
    }
    guard !links.contains(next), max(chain.redirects, chain.replacements) <= Self.limit else {
      let code: LinkFailure.Code = cause == .redirect ? .redirectCycle : .resolutionCycle
      throw LinkFailure(code, expected: .name("at most \(Self.limit)"), found: shown(chain.links))
    }
    return chain
  }
}
