import LinkPatterns

/// Admits deliveries and links, or refuses them, check by check.
@MainActor
struct Admitter<Link: DeepLink & NavigationPlacing> {
  typealias Candidate = AdmissionContext<Link>
  typealias Delivery = LinkDelivery<Link>
  typealias RequestStage = Stage<AdmittedRequest<Link>>

  /// The links of the app.
  let links: DeepLinks<Link>

  /// The scene that receives the deliveries; without one, nothing is remembered.
  var scene: SceneEngine<Link>?
}

extension Admitter {
  /// Finds out what a delivery asks for and whether it is admitted; remembers nothing.
  func admission(of delivery: Delivery) -> Admission<Link> {
    Admission(delivery: delivery, stage: admit(delivery, AdmissionCheck.allCases))
  }

  /// Admits or refuses a delivery.
  func admit(_ delivery: Delivery, _ checks: [AdmissionCheck]) -> RequestStage {
    let candidate = AdmissionContext(delivery)
    switch delivery.content {
    case .url: candidate.text = delivery.readableURL
    case .link(let link): candidate.parts = links.router.decompose(link)
    case .nothing: candidate.text = ""
    }
    return admit(candidate, checks)
  }

  /// Admits or refuses the URL behind a short link, with the trust of the short link.
  func admit(expanded text: String, of delivery: Delivery) -> RequestStage {
    let candidate = AdmissionContext(delivery)
    candidate.text = text
    candidate.isExpanded = true
    return admit(candidate, AdmissionCheck.ofExpandedURL)
  }

  /// Admits or refuses a link that replaces another, with the trust of the first link of its chain.
  func admit(_ link: Link, replacing delivery: Delivery) -> Stage<AdmittedLink<Link>> {
    let candidate = AdmissionContext(delivery)
    candidate.parts = links.router.decompose(link)
    switch admit(candidate, AdmissionCheck.ofLink) {
    case .next(.link(let admitted, _)): return .next(admitted)
    case .next: return .ended(closed(delivery))
    case .ended(let outcome):
      reportIfClosed(link, delivery.source)
      return .ended(outcome)
    }
  }

  /// Writes to the log which route is closed to a link that replaced another.
  private func reportIfClosed(_ link: Link, _ source: LinkSource) {
    guard let reason = links.closedRoute(of: link, to: source) else { return }
    links.onLogLine?("the link that took its place: " + reason.explanation)
  }

  /// The outcome when a link is no longer admitted after the person was asked; `nil` when it still is.
  func refusal(of admitted: AdmittedLink<Link>, _ delivery: Delivery) -> LinkOutcome? {
    let candidate = AdmissionContext(delivery)
    candidate.parts = admitted.parts
    candidate.requirements = admitted.requirements
    return AdmissionCheck.ofLink.lazy.compactMap { self.refusal(by: $0, candidate) }.first
  }

  /// The admission of a delivery that another scene handed over, in the scene that connects for it.
  ///
  /// Its link is checked again, since that may have taken a while.
  func connecting(_ admission: Admission<Link>) -> Admission<Link> {
    let delivery = admission.delivery.connecting
    guard case .next(.link(let admitted, _)) = admission.stage,
      let outcome = refusal(of: admitted, delivery)
    else { return Admission(delivery: delivery, stage: admission.stage) }
    return Admission(delivery: delivery, stage: .ended(outcome))
  }

  /// Runs checks until one refuses the candidate, or its request is known.
  private func admit(_ candidate: Candidate, _ checks: [AdmissionCheck]) -> RequestStage {
    for check in checks {
      if let outcome = refusal(by: check, candidate) { return .ended(outcome) }
      if let request = candidate.request { return .next(request) }
    }
    guard let parts = candidate.parts, let requirements = candidate.requirements else {
      return .ended(closed(candidate.delivery))
    }
    return .next(
      .link(
        AdmittedLink(parts, by: links.router, requirements: requirements, match: candidate.match),
        RedirectChain(parts.link)
      )
    )
  }

  /// Runs a check; returns the outcome of a refused candidate.
  private func refusal(by check: AdmissionCheck, _ candidate: Candidate) -> LinkOutcome? {
    switch check {
    case .ours: notOurs(candidate)
    case .known: knownEvent(of: candidate.delivery).map { .duplicate(of: $0) }
    case .rate: tooMany(candidate.delivery)
    case .text: readURL(candidate)
    case .match: match(candidate)
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

/// A delivery while it is checked, with what the checks have found.
final class AdmissionContext<Link: DeepLink & NavigationPlacing> {
  /// The delivery, or that of the short link.
  let delivery: LinkDelivery<Link>

  /// The unchecked URL; `nil` for a link that came as a value.
  var text: String?

  /// Whether the URL was expanded from a short link.
  var isExpanded = false

  /// The URL.
  var url: LinkURL?

  /// The match of the URL.
  var match: LinkMatch<Link>.Match?

  /// The link, taken apart.
  var parts: DecomposedLink<Link>?

  /// The access, effect and other requirements of the link's route.
  var requirements: LinkRequirements?

  /// The request, once it is known not to be a link.
  var request: AdmittedRequest<Link>?

  /// The URL of the text, or why it has none, once it was read.
  private var reading: Result<LinkURL, LinkFailure>?

  init(_ delivery: LinkDelivery<Link>) { self.delivery = delivery }

  /// Reads the text, once.
  func parsed(_ limits: URLLimits) throws(LinkFailure) -> LinkURL {
    if let reading { return try reading.get() }
    let text = text ?? ""
    let result = Result { () throws(LinkFailure) in try LinkURL(reading: text, limits: limits) }
    reading = result
    return try result.get()
  }
}

extension Admitter {
  /// The event that a delivery repeats; `nil` when it is new.
  func knownEvent(of delivery: Delivery) -> LinkEventID? {
    if let known = links.knownEvent(of: delivery) { return known }
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
    guard !links.admits(anotherFrom: delivery.source, isCounted: isCounted) else { return nil }
    return .rejected(Self.tooMany(links.policy.rate(of: delivery.source)))
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
    guard let parts = candidate.parts else { return nil }
    if candidate.requirements == nil {
      candidate.requirements = links.router.requirements(of: parts)
    }
    // A route that matched is open, and not switched off.
    guard candidate.match == nil else { return nil }
    let (router, source) = (links.router, candidate.delivery.source)
    guard router.isOpen(parts, to: source) else { return closed(candidate.delivery) }
    return router.engine.unavailability(of: parts.parts, to: source).map(LinkOutcome.unavailable)
  }

  /// The outcome of a link that only apps of the own team may open, from another app.
  func foreignCaller(_ candidate: Candidate) -> LinkOutcome? {
    let (delivery, source) = (candidate.delivery, candidate.delivery.source)
    guard source.namesCaller, candidate.requirements?.needsOwnTeam == true,
      delivery.caller.team == nil
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
    guard candidate.delivery.source != .app, links.confirm == nil,
      candidate.requirements?.effect.isNavigation == false
    else { return nil }
    return .denied(.unconfirmed)
  }

  /// The outcome of a link with an invisible character in a value that identifies something.
  nonisolated func invisibleIdentifier(_ candidate: Candidate) -> LinkOutcome? {
    guard candidate.delivery.source != .app, let parts = candidate.parts,
      let parameter = links.router.engine.parameterWithInvisibleText(of: parts.parts)
    else { return nil }
    let reason =
      LinkFailure(.invisibleText, parameter: parameter, expected: .name("visible characters"))
    return candidate.url.map { rejected($0, reason, candidate.delivery) } ?? .rejected(reason)
  }

  /// The outcome of a link whose route isn't open to its source: the same as for one that has no route.
  func closed(_ delivery: Delivery) -> LinkOutcome {
    let reason = LinkFailure(.noRoute)
    guard let text = delivery.readableURL,
      let url = try? LinkURL(text, limits: links.router.limits)
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
    if case .openInBrowser(let url, let reason) = outcome, !links.rememberDeparture(of: url) {
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
