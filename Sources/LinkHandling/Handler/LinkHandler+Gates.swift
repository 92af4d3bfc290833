import LinkNavigation
import LinkPatterns
import LinkRouting

/// A link that was not let in.
struct GateRefusal: Error {
  /// How the event ends.
  let outcome: LinkOutcome
}

extension LinkHandler {
  /// Lets a delivery in or refuses it: gate 1, match, gate 2.
  ///
  /// - Parameter delivery: The delivery.
  /// - Returns: What it asks for, or how the event ends.
  func admit(_ delivery: LinkDelivery<Link>) -> Result<LinkArrival<Link>, GateRefusal> {
    switch delivery.content {
    case .link(let link):
      if let outcome = refusal(of: link, delivery) {
        return .failure(GateRefusal(outcome: outcome))
      }
      return .success(.link(link, route: nil, unusedItems: []))
    case .url(let text):
      return admit(text, delivery, isExpanded: false)
    }
  }

  /// Lets a URL in or refuses it.
  ///
  /// - Parameters:
  ///   - text: The URL, unchecked.
  ///   - delivery: How it was delivered, or how the short link for it was.
  ///   - isExpanded: Whether a short link was expanded to it. It may be no short link then, and is not the
  ///     URL that was delivered.
  /// - Returns: What it asks for, or how the event ends.
  func admit(
    _ text: String,
    _ delivery: LinkDelivery<Link>,
    isExpanded: Bool
  ) -> Result<LinkArrival<Link>, GateRefusal> {
    do throws(LinkReason) {
      let url = try checkedURL(text, delivery)
      if !isExpanded, let reading = delivery.hostReading,
        let reason = LinkReason(reading, otherThan: url)
      {
        throw reason
      }
      if !isExpanded, intake.expander?.isShort(url) == true { return .success(.short(url)) }
      switch intake.router.match(url, from: delivery.origin) {
      case .matched(let match):
        if let outcome = refusal(of: match.link, delivery) {
          return .failure(GateRefusal(outcome: outcome))
        }
        return .success(
          .link(match.link, route: match.route, unusedItems: match.unusedItems)
        )
      case .unmatched(let reason):
        return .failure(GateRefusal(outcome: unmatched(url, shown(reason))))
      case .unavailable(let reason):
        return .failure(GateRefusal(outcome: .unavailable(reason)))
      case .rejected(let reason): throw reason
      }
    } catch {
      return .failure(GateRefusal(outcome: .rejected(shown(error))))
    }
  }

  /// Gate 1: the text of a URL, besides scheme, host and port, which are the router's.
  ///
  /// - Parameters:
  ///   - text: The URL, unchecked.
  ///   - delivery: How it was delivered.
  /// - Returns: The URL.
  /// - Throws: `LinkReason` – `.malformedURL`, `.originMismatch`, `.unregisteredScheme` or
  ///   `.invisibleText`.
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

  /// Gate 2: whether a link may be opened by whoever sent it.
  ///
  /// A link that took the place of another goes through it again, and has the origin of the first.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - delivery: How it, or the first link of its chain, was delivered.
  /// - Returns: How the event ends, or `nil` when the link is let in.
  func refusal(of link: Link, _ delivery: LinkDelivery<Link>) -> LinkOutcome? {
    let origin = delivery.origin
    guard intake.router.isOpen(link, to: origin) else { return closed(delivery) }
    if let reason = intake.router.unavailability(of: link, to: origin) {
      return .unavailable(reason)
    }
    guard origin != .app else { return nil }
    if let parameter = intake.router.parameterWithInvisibleText(of: link) {
      return .rejected(
        LinkReason(
          .invisibleText,
          parameter: parameter,
          expected: "visible characters",
          message: "Gate 1, text: '\(parameter)' holds a character that is not seen."
        )
      )
    }
    let requirements = intake.router.requirements(of: link)
    if requirements.needsOwnTeam, LinkTrust(origin) <= LinkTrust(.customScheme),
      !delivery.caller.isSameTeam
    {
      return .rejected(
        LinkReason(
          .callerNotAllowed,
          expected: "sameTeam",
          found: delivery.caller == .unknown ? "unknown" : "unavailable",
          message: "Gate 2, caller: the route is open to apps of the own team only."
        )
      )
    }
    if !requirements.effect.isNavigation, intake.confirm == nil {
      return .denied(Self.unconfirmed)
    }
    return nil
  }

  /// Why an event ends about which nobody asks the person.
  static var unconfirmed: LinkReason {
    LinkReason(
      .confirmationMissing,
      expected: "a confirmation",
      message: "Gate 2, effect: the link does more than navigate, and nobody asks the person."
    )
  }

  /// How an event with a link ends that leads to a route which is closed to it.
  ///
  /// - Parameter delivery: How the first link of its chain was delivered.
  /// - Returns: The same as for a link that has no route.
  private func closed(_ delivery: LinkDelivery<Link>) -> LinkOutcome {
    let reason = LinkReason(.noRoute, message: "The link leads to one that has no route.")
    guard case .url(let text) = delivery.content,
      let url = try? LinkURL(text, limits: intake.router.limits)
    else { return .unmatched(reason) }
    return unmatched(url, reason)
  }

  /// How an event without a route ends: a web URL belongs in the browser.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - reason: Why there is no route.
  /// - Returns: `.fallback` for the web, else `.unmatched`.
  private func unmatched(_ url: LinkURL, _ reason: LinkReason) -> LinkOutcome {
    url.isWeb ? .fallback(url, reason) : .unmatched(reason)
  }

  /// Ends an event that was refused; a web URL without a route is sent to the browser, once.
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - outcome: How it ends.
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
    intake.browse?(url)
  }

  /// A reason, as much of it as may be shown.
  ///
  /// - Parameter reason: The reason.
  /// - Returns: The reason, redacted as the policy says.
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
