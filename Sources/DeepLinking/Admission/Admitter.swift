import LinkPatterns

/// Admits deliveries and links, or refuses them, check by check.
@MainActor
struct Admitter<Link: DeepLink & NavigationPlacing> {
  typealias Candidate = AdmissionContext<Link>
  typealias Delivery = LinkDelivery<Link>

  /// The links of the app.
  let links: DeepLinks<Link>

  /// The scene that receives the deliveries; without one, nothing is remembered.
  var scene: SceneEngine<Link>?
}

extension Admitter {
  /// Admits or refuses a delivery; remembers nothing.
  func admit(
    _ delivery: Delivery,
    _ checks: [AdmissionCheck] = AdmissionCheck.allCases
  ) -> Admission<Link> {
    let subject =
      switch delivery.content {
      case .url(let text): read(text, delivery)
      case .link(let link): known(links.router.decompose(link))
      case .nothing: split("")
      }
    return admit(Candidate(delivery, subject), checks)
  }

  /// Admits or refuses the URL behind a short link, with the trust of the short link.
  func admit(expanded text: String, of delivery: Delivery) -> Admission<Link> {
    admit(Candidate(delivery, split(text), isExpanded: true), AdmissionCheck.ofExpandedURL)
  }

  /// Admits or refuses a link that replaces another, with the trust of the first link of its chain.
  func admit(_ link: Link, replacing delivery: Delivery) -> Admission<Link> {
    let candidate = Candidate(delivery, known(links.router.decompose(link)))
    let admission = admit(candidate, AdmissionCheck.ofLink)
    if case .refused = admission { reportIfClosed(link, delivery.source) }
    return admission
  }

  /// The URL of a delivery, split once for all checks unless its entry point did.
  private func read(_ text: String, _ delivery: Delivery) -> Candidate.Subject {
    if let url = delivery.known.url { return .text(text, .success(url)) }
    return split(delivery.readableURL ?? text)
  }

  /// A text, split once for all checks.
  private func split(_ text: String) -> Candidate.Subject {
    let limits = links.router.limits
    return .text(
      text,
      Result { () throws(LinkFailure) in try LinkURL(reading: text, limits: limits) }
    )
  }

  /// A link with its requirements.
  func known(
    _ parts: DecomposedLink<Link>,
    from origin: (match: LinkMatch<Link>.Match, url: LinkURL)? = nil
  ) -> Candidate.Subject {
    .link(parts, links.router.requirements(of: parts), from: origin)
  }

  /// Writes to the log which route is closed to a link that replaced another.
  private func reportIfClosed(_ link: Link, _ source: LinkSource) {
    guard let reason = links.reports.closedRoute(of: link, to: source) else { return }
    links.onLogLine?("the link that took its place: " + reason.explanation)
  }

  /// The outcome when a link is no longer admitted after the person was asked; `nil` when it still is.
  func refusal(of admitted: AdmittedLink<Link>, _ delivery: Delivery) -> LinkOutcome? {
    var candidate = Candidate(delivery, .link(admitted.parts, admitted.requirements, from: nil))
    return refusal(by: AdmissionCheck.ofLink, &candidate)
  }

  /// The admission of a delivery that another scene handed over, in the scene that connects for it.
  ///
  /// Its link is checked again, since that may have taken a while.
  func connecting(_ admission: Admission<Link>) -> Admission<Link> {
    let delivery = admission.delivery.connecting
    switch admission {
    case .admitted(_, let request):
      return request.admitted.flatMap { refusal(of: $0, delivery) }.map { .refused(delivery, $0) }
        ?? .admitted(delivery, request)
    case .refused(_, let outcome): return .refused(delivery, outcome)
    }
  }

  /// Runs checks until one refuses the candidate, or its request is known.
  private func admit(_ candidate: Candidate, _ checks: [AdmissionCheck]) -> Admission<Link> {
    var candidate = candidate
    let delivery = candidate.delivery
    if let outcome = refusal(by: checks, &candidate) { return .refused(delivery, outcome) }
    switch candidate.subject {
    case .request(let request): return .admitted(delivery, request)
    case .text, .url: return .refused(delivery, closed(delivery))
    case .link(let parts, let requirements, from: let origin):
      let admitted = AdmittedLink(
        parts,
        by: links.router,
        requirements: requirements,
        match: origin?.match
      )
      return .admitted(delivery, .link(admitted, RedirectChain(parts.link)))
    }
  }

  /// Runs checks; returns the outcome of a candidate that one refuses.
  private func refusal(
    by checks: [AdmissionCheck],
    _ candidate: inout Candidate
  ) -> LinkOutcome? {
    for check in checks {
      if let outcome = refusal(by: check, &candidate) { return outcome }
      if case .request = candidate.subject { return nil }
    }
    return nil
  }

  /// Runs a check; returns the outcome of a refused candidate.
  private func refusal(by check: AdmissionCheck, _ candidate: inout Candidate) -> LinkOutcome? {
    switch check {
    case .ours: notOurs(candidate)
    case .known: knownEvent(of: candidate.delivery).map { .duplicate(of: $0) }
    case .rate: tooMany(candidate.delivery)
    case .text: readURL(&candidate)
    case .match: match(&candidate)
    case .access: closedRoute(candidate)
    case .caller: foreignCaller(candidate)
    case .effect: unconfirmedEffect(candidate)
    case .identifier: invisibleIdentifier(candidate)
    }
  }
}

/// The checks of a delivery, in order: the first that refuses it ends its event.
enum AdmissionCheck: CaseIterable {
  /// The URL is foreign, or has a scheme, a host or a port that no prefix has.
  case ours

  /// It was received before.
  case known

  /// Its source has caused too many events.
  case rate

  /// Characters, limits, structure and scheme of the URL.
  case text

  /// Prefix and route of the URL, among the routes that are open to its source.
  case match

  /// A route of the link is open to its source, and not switched off.
  case access

  /// The app that sent it.
  case caller

  /// The app can ask the person about side effects.
  case effect

  /// Invisible characters in values that identify something.
  case identifier

  /// The checks that remember nothing.
  static let withoutMemory: [AdmissionCheck] = [
    .ours, .text, .match, .access, .caller, .effect, .identifier,
  ]

  /// The checks of the URL behind a short link, which may not be a short link itself.
  static let ofExpandedURL: [AdmissionCheck] = [
    .text, .match, .access, .caller, .effect, .identifier,
  ]

  /// The checks of a link that replaces another, and of one that waited.
  static let ofLink: [AdmissionCheck] = [.access, .caller, .effect, .identifier]
}

/// A delivery while it is checked.
struct AdmissionContext<Link: DeepLink & NavigationPlacing> {
  /// What the checks have made of it so far.
  indirect enum Subject {
    /// An unchecked text, with its URL or why it has none.
    case text(String, Result<LinkURL, LinkFailure>)

    /// A URL whose text is admitted.
    case url(LinkURL)

    /// A link with the requirements of its route; with its match and the URL unless it came as a value.
    case link(
      DecomposedLink<Link>,
      LinkRequirements,
      from: (match: LinkMatch<Link>.Match, url: LinkURL)?
    )

    /// A short link, or the settings page.
    case request(AdmittedRequest<Link>)
  }

  /// The delivery, or that of the short link.
  let delivery: LinkDelivery<Link>

  /// Whether the URL was expanded from a short link.
  let isExpanded: Bool

  var subject: Subject

  init(_ delivery: LinkDelivery<Link>, _ subject: Subject, isExpanded: Bool = false) {
    (self.delivery, self.subject, self.isExpanded) = (delivery, subject, isExpanded)
  }
}

extension Admitter {
  /// The event that a delivery repeats; `nil` when it is new.
  func knownEvent(of delivery: Delivery) -> LinkEventID? {
    if let known = links.memory.knownEvent(of: delivery) { return known }
    return isRemembered(delivery) ? scene?.knownEvent(of: delivery) : nil
  }

  /// Whether a delivery is remembered.
  ///
  /// A URL over the length limit is not: it is refused each time.
  func isRemembered(_ delivery: Delivery) -> Bool {
    guard let text = delivery.readableURL else { return true }
    return text.utf8.count <= links.router.limits.length
  }

  /// Whether a delivery asks for the app's page in the system's settings, from a source that may.
  ///
  /// For any other source, the URL is one with an unknown scheme.
  func asksForSettings(_ delivery: Delivery) -> Bool {
    guard let text = delivery.readableURL else { return false }
    return links.policy.settingsSources.contains(delivery.source) && SettingsLink.matches(text)
  }

  /// The outcome of an event over its source's rate; `nil` within the rate.
  func tooMany(_ delivery: Delivery, isCounted: Bool = false) -> LinkOutcome? {
    let (source, rate) = (delivery.source, links.policy.rate(of: delivery.source))
    let isAdmitted =
      links.rates.admits(source, at: links.environment.now(), rate, isCounted: isCounted)
    return isAdmitted ? nil : .rejected(Self.tooMany(rate))
  }

  /// The failure of an event over its source's rate.
  nonisolated static func tooMany(_ rate: LinkRate?) -> LinkFailure {
    let expected = rate.map { "\($0.count) in \($0.duration)" } ?? "fewer"
    return LinkFailure(.rateExceeded, expected: .name(expected))
  }
}

extension Admitter {
  /// The outcome of a link that no route is open for, or whose routes are switched off.
  func closedRoute(_ candidate: Candidate) -> LinkOutcome? {
    // A route that matched is open, and not switched off.
    guard case .link(let parts, _, from: nil) = candidate.subject else { return nil }
    let (router, source) = (links.router, candidate.delivery.source)
    guard router.isOpen(parts, to: source) else { return closed(candidate.delivery) }
    return router.engine.unavailability(of: parts.parts, to: source).map(LinkOutcome.unavailable)
  }

  /// The outcome of a link that only apps of the own team may open, from another app.
  func foreignCaller(_ candidate: Candidate) -> LinkOutcome? {
    let (delivery, source) = (candidate.delivery, candidate.delivery.source)
    guard case .link(_, let requirements, from: _) = candidate.subject, requirements.needsOwnTeam,
      source.namesCaller, delivery.caller.team == nil
    else { return nil }
    return .rejected(
      LinkFailure(
        .callerNotAllowed,
        expected: .name("sameTeam"),
        found: .name(delivery.caller == .unknown ? "unknown" : "unavailable")
      )
    )
  }

  /// The outcome of a link with side effects in an app that can't ask the person.
  func unconfirmedEffect(_ candidate: Candidate) -> LinkOutcome? {
    guard case .link(_, let requirements, from: _) = candidate.subject,
      candidate.delivery.source != .app, links.confirm == nil, !requirements.effect.isNavigation
    else { return nil }
    return .denied(.unconfirmed)
  }

  /// The outcome of a link with an invisible character in a value that identifies something.
  nonisolated func invisibleIdentifier(_ candidate: Candidate) -> LinkOutcome? {
    guard candidate.delivery.source != .app,
      case .link(let parts, _, from: let origin) = candidate.subject,
      let parameter = links.router.engine.parameterWithInvisibleText(of: parts.parts)
    else { return nil }
    let reason =
      LinkFailure(.invisibleText, parameter: parameter, expected: .name("visible characters"))
    return origin.map { rejected($0.url, reason, candidate.delivery) } ?? .rejected(reason)
  }

  /// The outcome of a link whose route isn't open to its source: the same as for one that has no route.
  func closed(_ delivery: Delivery) -> LinkOutcome {
    let reason = LinkFailure(.noRoute)
    guard let text = delivery.readableURL,
      let url = delivery.known.url ?? (try? LinkURL(text, limits: links.router.limits))
    else { return .unmatched(reason) }
    return unmatched(url, reason)
  }

  /// The outcome of an event without a route: a web URL belongs in the browser.
  func unmatched(_ url: LinkURL, _ reason: LinkFailure) -> LinkOutcome {
    url.isWeb ? .openInBrowser(url, reason) : .unmatched(reason)
  }
}

extension LinkFailure {
  /// The failure when the app can't ask the person.
  static var unconfirmed: LinkFailure {
    LinkFailure(.confirmationMissing, expected: .name("a confirmation"))
  }
}

extension Admitter {
  /// The outcome of a refused delivery: an older router may take it, and a web URL without a route goes to
  /// the browser, once.
  func end(of delivery: Delivery, refusedAs outcome: LinkOutcome) -> LinkOutcome {
    if mayBeTakenElsewhere(outcome), links.openElsewhere?(delivery) == true {
      return .notOurs(.takenElsewhere)
    }
    // Recorded before the browser is asked: it may hand the URL back before it returns.
    if case .openInBrowser(let url, let reason) = outcome,
      !links.memory.rememberDeparture(of: url, at: links.environment.now())
    {
      return reason.isUndeclared ? .notOurs(.undeclared(reason)) : .unmatched(reason)
    }
    return outcome
  }

  /// Whether an older router is asked about a refused URL: not about one whose route has an effect.
  private func mayBeTakenElsewhere(_ outcome: LinkOutcome) -> Bool {
    switch outcome {
    case .notOurs(.undeclared): return true
    case .unmatched(let reason), .openInBrowser(_, let reason), .rejected(let reason):
      guard let check = reason.code.check,
        [.text, .prefix, .match, .access, .identifier].contains(check)
      else { return false }
      return links.router.routes.first { $0.name == reason.route }?.effect.isNavigation ?? true
    default: return false
    }
  }
}
