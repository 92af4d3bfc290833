import LinkPatterns

/// Admits a delivery, or refuses it, check by check; remembers nothing.
@MainActor
struct Admitter<Link: DeepLink & NavigationPlacing> {
  /// What the checks have made of the delivery so far.
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
    case answer(Admission<Link>.Answer)
  }

  /// The links of the app.
  let links: DeepLinks<Link>

  /// The scene that receives the delivery; without one, nothing is known of earlier ones.
  var scene: SceneEngine<Link>?

  /// The delivery, or that of the short link or of the first link of a chain.
  let delivery: LinkDelivery<Link>

  /// Whether the URL was expanded from a short link.
  var isExpanded = false
}

extension Admitter {
  /// Admits or refuses the delivery.
  func admit(_ checks: [AdmissionCheck] = AdmissionCheck.allCases) -> Admission<Link> {
    let subject =
      switch delivery.content {
      case .url(let text): read(text)
      case .link(let link): known(links.router.decompose(link))
      case .nothing: split("")
      }
    var delivery = delivery
    // The log and the journal need not read it again.
    if case .text(_, let reading) = subject { delivery.known = KnownURL(reading) }
    return Admission(delivery: delivery, answer: answer(to: subject, checks))
  }

  /// Admits or refuses the URL behind the short link, with the trust of the short link.
  func admit(expanded text: String) -> Admission<Link>.Answer {
    var admitter = self
    admitter.isExpanded = true
    return admitter.answer(to: split(text), AdmissionCheck.ofExpandedURL)
  }

  /// Admits or refuses a link that replaces the last one of a chain, with the trust of the first.
  func admit(_ link: Link, after chain: RedirectChain<Link>? = nil) -> Admission<Link>.Answer {
    let subject = known(links.router.decompose(link))
    let answer = answer(to: subject, AdmissionCheck.ofLink, after: chain)
    if answer.refusal != nil { reportIfClosed(link) }
    return answer
  }

  /// The URL of the delivery, split once for all checks unless its entry point did.
  private func read(_ text: String) -> Subject {
    let text = delivery.readableURL ?? text
    return delivery.known.reading.map { .text(text, $0) } ?? split(text)
  }

  /// A text, split once for all checks.
  private func split(_ text: String) -> Subject {
    .text(
      text,
      Result { () throws(LinkFailure) in
        try LinkURL(reading: text, limits: links.router.limits)
      }
    )
  }

  /// A link with its requirements.
  func known(
    _ parts: DecomposedLink<Link>,
    from origin: (match: LinkMatch<Link>.Match, url: LinkURL)? = nil
  ) -> Subject {
    .link(parts, links.router.requirements(of: parts), from: origin)
  }

  /// Writes to the log which route is closed to a link that replaced another.
  private func reportIfClosed(_ link: Link) {
    guard let reason = links.reports.closedRoute(of: link, to: delivery.source) else { return }
    links.onLogLine?("the link that took its place: " + reason.explanation)
  }

  /// The outcome when a link is no longer admitted after it waited or the person was asked; `nil` when it still is.
  func refusal(of admitted: AdmittedLink<Link>) -> LinkOutcome? {
    var subject = Subject.link(admitted.parts, admitted.requirements, from: nil)
    return refusal(by: AdmissionCheck.ofLink, &subject)
  }

  /// What was found out before, checked again: its route may have been switched off since.
  func checkedAgain(_ answer: Admission<Link>.Answer) -> Admission<Link>.Answer {
    answer.link.flatMap(refusal).map { .refused($0) } ?? answer
  }

  /// Runs checks until one refuses the subject, or it is known what the delivery asks for.
  private func answer(
    to subject: Subject,
    _ checks: [AdmissionCheck],
    after chain: RedirectChain<Link>? = nil
  ) -> Admission<Link>.Answer {
    var subject = subject
    if let outcome = refusal(by: checks, &subject) { return .refused(outcome) }
    switch subject {
    case .answer(let answer): return answer
    case .text, .url: return .refused(closed)
    case .link(let parts, let requirements, from: let origin):
      return .link(
        AdmittedLink(
          parts,
          by: links.router,
          requirements: requirements,
          match: origin?.match,
          after: chain
        )
      )
    }
  }

  /// Runs checks; returns the outcome of a subject that one refuses.
  private func refusal(by checks: [AdmissionCheck], _ subject: inout Subject) -> LinkOutcome? {
    for check in checks {
      if let outcome = refusal(by: check, &subject) { return outcome }
      if case .answer = subject { return nil }
    }
    return nil
  }

  /// Runs a check; returns the outcome of a refused subject.
  private func refusal(by check: AdmissionCheck, _ subject: inout Subject) -> LinkOutcome? {
    switch check {
    case .ours: notOurs(subject)
    case .known: knownEvent.map { .duplicate(of: $0) }
    case .rate: tooMany()
    case .text: readURL(&subject)
    case .match: match(&subject)
    case .access: closedRoute(subject)
    case .caller: foreignCaller(subject)
    case .effect: unconfirmedEffect(subject)
    case .identifier: invisibleIdentifier(subject)
    }
  }
}

extension Admitter {
  /// The event that the delivery repeats; `nil` when it is new.
  private var knownEvent: LinkEventID? {
    if let known = links.memory.knownEvent(of: delivery) { return known }
    return isRemembered ? scene?.knownEvent(of: delivery) : nil
  }

  /// Whether the delivery is remembered.
  ///
  /// A URL over the length limit is not: it is refused each time.
  var isRemembered: Bool {
    guard let text = delivery.readableURL else { return true }
    return text.utf8.count <= links.router.limits.length
  }

  /// Whether the delivery asks for the app's page in the system's settings, from a source that may.
  ///
  /// For any other source, the URL is one with an unknown scheme.
  var asksForSettings: Bool {
    guard let text = delivery.readableURL else { return false }
    return links.policy.settingsSources.contains(delivery.source) && SettingsLink.matches(text)
  }

  /// The outcome of an event over its source's rate; `nil` within the rate.
  func tooMany(isCounted: Bool = false) -> LinkOutcome? {
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
  private func closedRoute(_ subject: Subject) -> LinkOutcome? {
    // A route that matched is open, and not switched off.
    guard case .link(let parts, _, from: nil) = subject else { return nil }
    let (router, source) = (links.router, delivery.source)
    guard router.isOpen(parts, to: source) else { return closed }
    return router.engine.unavailability(of: parts.parts, to: source).map(LinkOutcome.unavailable)
  }

  /// The outcome of a link that only apps of the own team may open, from another app.
  private func foreignCaller(_ subject: Subject) -> LinkOutcome? {
    guard case .link(_, let requirements, from: _) = subject, requirements.needsOwnTeam,
      delivery.source.namesCaller, delivery.caller.team == nil
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
  private func unconfirmedEffect(_ subject: Subject) -> LinkOutcome? {
    guard case .link(_, let requirements, from: _) = subject, delivery.source != .app,
      links.confirm == nil, !requirements.effect.isNavigation
    else { return nil }
    return .denied(.unconfirmed)
  }

  /// The outcome of a link with an invisible character in a value that identifies something.
  private func invisibleIdentifier(_ subject: Subject) -> LinkOutcome? {
    guard delivery.source != .app, case .link(let parts, _, from: let origin) = subject,
      let parameter = links.router.engine.parameterWithInvisibleText(of: parts.parts)
    else { return nil }
    let reason =
      LinkFailure(.invisibleText, parameter: parameter, expected: .name("visible characters"))
    return origin.map { rejected($0.url, reason) } ?? .rejected(reason)
  }

  /// The outcome of a link whose route isn't open to its source: the same as for one that has no route.
  private var closed: LinkOutcome {
    let reason = LinkFailure(.noRoute)
    guard let text = delivery.readableURL,
      let url = delivery.known.url(of: text, links.router.limits)
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
  /// Ends the event of a refused delivery; returns the answer with the outcome of that.
  func end(_ answer: Admission<Link>.Answer) -> Admission<Link>.Answer {
    answer.refusal.map { .refused(end(refusedAs: $0)) } ?? answer
  }

  /// The outcome of a refused delivery: an older router may take it, and a web URL without a route goes to
  /// the browser, once.
  func end(refusedAs outcome: LinkOutcome) -> LinkOutcome {
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
