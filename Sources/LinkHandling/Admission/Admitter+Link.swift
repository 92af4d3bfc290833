import LinkPatterns
import LinkRouting

extension Admitter {
  /// How an event ends whose link no route is open for, or only routes that are switched off.
  func closedRoute(_ candidate: AdmissionCandidate<Link>) -> LinkOutcome? {
    guard let parts = candidate.parts else { return nil }
    if candidate.requirements == nil {
      candidate.requirements = links.router.requirements(of: parts)
    }
    // A route that matched is open, and not switched off.
    guard candidate.match == nil else { return nil }
    let source = candidate.delivery.source
    guard links.router.isOpen(parts, to: source) else { return closed(candidate.delivery) }
    return links.router.unavailability(of: parts, to: source).map(LinkOutcome.unavailable)
  }

  /// How an event ends whose link is for apps of the own team, and not from one.
  func foreignCaller(_ candidate: AdmissionCandidate<Link>) -> LinkOutcome? {
    let (delivery, source) = (candidate.delivery, candidate.delivery.source)
    guard source != .app, candidate.requirements?.needsOwnTeam == true,
      LinkTrust(source) <= LinkTrust(.customScheme), !delivery.caller.isSameTeam
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
  func unconfirmedEffect(_ candidate: AdmissionCandidate<Link>) -> LinkOutcome? {
    guard candidate.delivery.source != .app, links.confirm == nil,
      candidate.requirements?.effect.isNavigation == false
    else { return nil }
    return .denied(.unconfirmed)
  }

  /// How an event ends with a character that is not seen in a value that identifies something.
  func invisibleIdentifier(_ candidate: AdmissionCandidate<Link>) -> LinkOutcome? {
    guard candidate.delivery.source != .app, let parts = candidate.parts,
      let parameter = links.router.parameterWithInvisibleText(of: parts)
    else { return nil }
    return .rejected(
      LinkFailure(
        .invisibleText,
        parameter: parameter,
        expected: .name("visible characters")
      )
    )
  }

  /// The outcome of a link whose route isn't open to its source: the same as for one that has no route.
  func closed(_ delivery: LinkDelivery<Link>) -> LinkOutcome {
    let reason = LinkFailure(.noRoute)
    guard case .url(let text) = delivery.content,
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

  /// Says that the person declined.
  static var declined: LinkFailure { LinkFailure(.personDeclined) }
}
