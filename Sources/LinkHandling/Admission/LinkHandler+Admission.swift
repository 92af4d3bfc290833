import LinkNavigation
import LinkPatterns
import LinkRouting

/// What is known of a delivery while it is checked.
private struct AdmissionCandidate<Link: DeepLink> {
  /// The delivery, or that of the short link.
  let delivery: LinkDelivery<Link>

  /// The URL, unchecked; `nil` for a link that came as a value.
  var text: String?

  /// Whether a short link stood for the URL.
  var isExpanded = false

  /// The URL.
  var url: LinkURL?

  /// The match of the URL.
  var match: MatchedLink<Link>?

  /// The link, taken apart.
  var parts: TakenApartLink<Link>?

  /// What opening the link asks for.
  var requirements: LinkRequirements?

  /// What is asked for, once that is no link.
  var request: LinkRequest<Link>?
}

extension LinkHandler {
  /// Finds out what a delivery asks for, and whether it is let in; remembers nothing.
  package func admission(of delivery: LinkDelivery<Link>) -> LinkAdmission<Link> {
    LinkAdmission(delivery: delivery, stage: admit(delivery, AdmissionCheck.allCases))
  }

  /// Lets a delivery in or refuses it.
  func admit(
    _ delivery: LinkDelivery<Link>,
    _ checks: [AdmissionCheck]
  ) -> Stage<LinkRequest<Link>> {
    var candidate = AdmissionCandidate(delivery: delivery)
    switch delivery.content {
    case .url(let text): candidate.text = text
    case .link(let link): candidate.parts = intake.router.takeApart(link)
    }
    return admit(candidate, checks)
  }

  /// Lets the URL in or refuses it that a short link stands for, as far trusted as the short link.
  func admit(
    expanded text: String,
    of delivery: LinkDelivery<Link>
  ) -> Stage<LinkRequest<Link>> {
    var candidate = AdmissionCandidate(delivery: delivery)
    candidate.text = text
    candidate.isExpanded = true
    return admit(candidate, AdmissionCheck.ofExpandedURL)
  }

  /// Lets a link in or refuses it that takes the place of another, as far trusted as the first of its chain.
  func admit(
    _ link: Link,
    replacing delivery: LinkDelivery<Link>
  ) -> Stage<AdmittedLink<Link>> {
    var candidate = AdmissionCandidate(delivery: delivery)
    candidate.parts = intake.router.takeApart(link)
    switch admit(candidate, AdmissionCheck.ofLink) {
    case .next(.link(let admitted)): return .next(admitted)
    case .next: return .ended(closed(delivery))
    case .ended(let outcome): return .ended(outcome)
    }
  }

  /// How an event ends whose link is not let in any longer, after a person thought; `nil` where it is.
  func refusal(
    of admitted: AdmittedLink<Link>,
    _ delivery: LinkDelivery<Link>
  ) -> LinkOutcome? {
    var candidate = AdmissionCandidate(delivery: delivery)
    candidate.parts = admitted.parts
    candidate.requirements = admitted.requirements
    return AdmissionCheck.ofLink.lazy.compactMap { self.refusal(by: $0, &candidate) }.first
  }

  /// Goes through checks until one refuses, or it is known what is asked for.
  private func admit(
    _ candidate: AdmissionCandidate<Link>,
    _ checks: [AdmissionCheck]
  ) -> Stage<LinkRequest<Link>> {
    var candidate = candidate
    for check in checks {
      if let outcome = refusal(by: check, &candidate) { return .ended(outcome) }
      if let request = candidate.request { return .next(request) }
    }
    guard let parts = candidate.parts, let requirements = candidate.requirements else {
      return .ended(closed(candidate.delivery))
    }
    return .next(
      .link(
        AdmittedLink(
          parts,
          by: intake.router,
          requirements: requirements,
          match: candidate.match
        )
      )
    )
  }

  /// Checks a candidate; returns how its event ends when it is refused.
  private func refusal(
    by check: AdmissionCheck,
    _ candidate: inout AdmissionCandidate<Link>
  ) -> LinkOutcome? {
    switch check {
    case .foreign: isForeign(candidate.delivery) ? .passedOn : nil
    case .known: knownEvent(of: candidate.delivery).map { .duplicate(of: $0) }
    case .rate: tooMany(candidate.delivery)
    case .text: readURL(&candidate)
    case .match: match(&candidate)
    case .access: closedRoute(&candidate)
    case .caller: foreignCaller(candidate)
    case .effect: unconfirmedEffect(candidate)
    case .identifier: invisibleIdentifier(candidate)
    }
  }
}

// MARK: - The delivery

extension LinkHandler {
  /// Whether a delivery belongs to somebody else.
  func isForeign(_ delivery: LinkDelivery<Link>) -> Bool {
    guard case .url(let text) = delivery.content else { return false }
    return intake.policy.foreign.contains(text, limits: intake.router.limits)
  }

  /// The event that a delivery repeats; `nil` when it is new.
  private func knownEvent(of delivery: LinkDelivery<Link>) -> LinkEventID? {
    if let known = intake.knownEvent(of: delivery) { return known }
    guard isRemembered(delivery) else { return nil }
    let environment = intake.environment
    return memory.knownEvent(
      of: delivery,
      at: environment.now(),
      turn: environment.currentTurn()
    )
  }

  /// Whether a delivery is remembered: a URL over the limit of length is refused each time.
  func isRemembered(_ delivery: LinkDelivery<Link>) -> Bool {
    guard case .url(let text) = delivery.content else { return true }
    return text.utf8.count <= intake.router.limits.length
  }

  /// How an event ends that is one too many; `nil` when it is not.
  private func tooMany(_ delivery: LinkDelivery<Link>) -> LinkOutcome? {
    guard !intake.mayAdmit(anotherFrom: delivery.origin) else { return nil }
    return .rejected(Self.tooMany(intake.policy.rates[delivery.origin]))
  }

  /// Why an event is one too many.
  static func tooMany(_ rate: LinkRate?) -> LinkReason {
    let expected = rate.map { "\($0.count) in \($0.duration)" }
    return LinkReason(
      .rateExceeded,
      expected: expected,
      message: "Gate 1, rate: too many links from there; allowed are \(expected ?? "fewer")."
    )
  }
}

// MARK: - The URL

extension LinkHandler {
  /// Reads a URL and checks its text.
  private func readURL(_ candidate: inout AdmissionCandidate<Link>) -> LinkOutcome? {
    guard let text = candidate.text else { return nil }
    if !candidate.isExpanded, asksForSettings(candidate.delivery) {
      candidate.request = .settings
      return nil
    }
    do throws(LinkReason) {
      let url = try checkedURL(text, candidate.delivery)
      if !candidate.isExpanded, let reading = candidate.delivery.hostReading,
        let reason = LinkReason(reading, otherThan: url)
      {
        throw reason
      }
      candidate.url = url
      return nil
    } catch {
      return .rejected(shown(error))
    }
  }

  /// Finds the link of a URL, unless it is a short one.
  private func match(_ candidate: inout AdmissionCandidate<Link>) -> LinkOutcome? {
    guard let url = candidate.url else { return nil }
    if !candidate.isExpanded, intake.expander?.isShort(url) == true {
      candidate.request = .short(url)
      return nil
    }
    switch intake.router.match(url, from: candidate.delivery.origin) {
    case .matched(let match):
      candidate.match = match
      candidate.parts = intake.router.takeApart(match.link)
      return nil
    case .unmatched(let reason): return unmatched(url, shown(reason))
    case .unavailable(let reason): return .unavailable(reason)
    case .rejected(let reason): return rejected(url, shown(reason), candidate.delivery)
    }
  }

  /// The outcome of a URL that has a route, and a value that the route refuses: the site can say more of it.
  private func rejected(
    _ url: LinkURL,
    _ reason: LinkReason,
    _ delivery: LinkDelivery<Link>
  ) -> LinkOutcome {
    let isOwn = intake.router.prefixes.contains { $0.admits(url) }
    return isOwn && url.isWeb && delivery.origin == .universalLink
      ? .fallback(url, reason) : .rejected(reason)
  }

  /// Checks the text of a URL, besides scheme, host and port, which are the router's.
  private func checkedURL(
    _ text: String,
    _ delivery: LinkDelivery<Link>
  ) throws(LinkReason) -> LinkURL {
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(text, limits: intake.router.limits)
    } catch {
      throw LinkReason(error)
    }
    if delivery.origin == .universalLink, !url.isWeb {
      throw LinkReason(
        .originMismatch,
        expected: "https",
        found: url.scheme,
        message: "Gate 1, origin: a universal link has the scheme https, not '\(url.scheme)'."
      )
    }
    if let registered = intake.policy.registeredSchemes, !url.isWeb,
      !registered.contains(where: { $0.lowercased().utf8.elementsEqual(url.scheme.utf8) })
    {
      let expected = registered.sorted().joined(separator: " or ")
      throw LinkReason(
        .unregisteredScheme,
        expected: expected,
        found: url.scheme,
        message: "Gate 1, scheme: the app did not register '\(url.scheme)', but \(expected)."
      )
    }
    if let host = url.decodedHost, host.hasInvisibleText {
      throw LinkReason(
        .invisibleText,
        expected: "visible characters",
        message: "Gate 1, text: the host holds a character that is not seen."
      )
    }
    return url
  }
}

// MARK: - The link

extension LinkHandler {
  /// How an event ends whose link no route is open for, or only routes that are switched off.
  private func closedRoute(_ candidate: inout AdmissionCandidate<Link>) -> LinkOutcome? {
    guard let parts = candidate.parts else { return nil }
    if candidate.requirements == nil {
      candidate.requirements = intake.router.requirements(of: parts)
    }
    // A route that matched is open, and not switched off.
    guard candidate.match == nil else { return nil }
    let origin = candidate.delivery.origin
    guard intake.router.isOpen(parts, to: origin) else { return closed(candidate.delivery) }
    return intake.router.unavailability(of: parts, to: origin).map(LinkOutcome.unavailable)
  }

  /// How an event ends whose link is for apps of the own team, and not from one.
  private func foreignCaller(_ candidate: AdmissionCandidate<Link>) -> LinkOutcome? {
    let (delivery, origin) = (candidate.delivery, candidate.delivery.origin)
    guard origin != .app, candidate.requirements?.needsOwnTeam == true,
      LinkTrust(origin) <= LinkTrust(.customScheme), !delivery.caller.isSameTeam
    else { return nil }
    return .rejected(
      LinkReason(
        .callerNotAllowed,
        expected: "sameTeam",
        found: delivery.caller == .unknown ? "unknown" : "unavailable",
        message: "Gate 2, caller: the route is open to apps of the own team only."
      )
    )
  }

  /// How an event ends whose link does more than navigate, and about which nobody asks the person.
  private func unconfirmedEffect(_ candidate: AdmissionCandidate<Link>) -> LinkOutcome? {
    guard candidate.delivery.origin != .app, intake.confirm == nil,
      candidate.requirements?.effect.isNavigation == false
    else { return nil }
    return .denied(Self.unconfirmed)
  }

  /// How an event ends with a character that is not seen in a value that identifies something.
  private func invisibleIdentifier(_ candidate: AdmissionCandidate<Link>) -> LinkOutcome? {
    guard candidate.delivery.origin != .app, let parts = candidate.parts,
      let parameter = intake.router.parameterWithInvisibleText(of: parts)
    else { return nil }
    return .rejected(
      LinkReason(
        .invisibleText,
        parameter: parameter,
        expected: "visible characters",
        message: "Gate 1, text: '\(parameter)' holds a character that is not seen."
      )
    )
  }

  /// Why an event ends about which nobody asks the person.
  static var unconfirmed: LinkReason {
    LinkReason(
      .confirmationMissing,
      expected: "a confirmation",
      message: "Gate 2, effect: the link does more than navigate, and nobody asks the person."
    )
  }

  /// The outcome of a link whose route isn't open to its source: the same as for one that has no route.
  private func closed(_ delivery: LinkDelivery<Link>) -> LinkOutcome {
    let reason = LinkReason(.noRoute, message: "The link leads to one that has no route.")
    guard case .url(let text) = delivery.content,
      let url = try? LinkURL(text, limits: intake.router.limits)
    else { return .unmatched(reason) }
    return unmatched(url, reason)
  }

  /// The outcome of an event without a route: a web URL belongs in the browser.
  private func unmatched(_ url: LinkURL, _ reason: LinkReason) -> LinkOutcome {
    url.isWeb ? .fallback(url, reason) : .unmatched(reason)
  }
}

// MARK: - Refusing

extension LinkHandler {
  /// Ends an event that was refused; a web URL without a route is sent to the browser, once.
  func refuse(_ task: LinkTask<Link>, _ outcome: LinkOutcome) {
    switch outcome {
    case .unmatched, .fallback:
      if intake.fallback?(task.event.delivery) == true { return end(task, .passedOn) }
    default: break
    }
    guard case .fallback(let url, let reason) = outcome else { return end(task, outcome) }
    // Noted before the browser is asked: it may hand the URL back before it returns.
    guard intake.noteDeparture(of: url) else { return end(task, .unmatched(reason)) }
    end(task, outcome)
    if let browse = intake.browse {
      browse(url)
    } else if !task.isBrowsedByCaller {
      runner.host.browse(url)
    }
  }

  /// A reason, as much of it as the policy lets be shown.
  func shown(_ reason: LinkReason) -> LinkReason {
    reason.shown(intake.policy.privacy)
  }
}

extension LinkURL {
  /// The host without percent-encoding; `nil` when there is none, or it is not UTF-8.
  fileprivate var decodedHost: String? {
    layout.host.flatMap { PercentCoding.decode(bytes[$0]) }
  }
}
