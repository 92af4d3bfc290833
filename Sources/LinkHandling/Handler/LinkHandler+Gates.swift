import LinkNavigation
import LinkPatterns
import LinkRouting

/// A link that was let in.
struct LinkArrival<Link: DeepLink> {
  /// The link.
  let link: Link

  /// The route that matched; `nil` for a link that came as a value.
  let route: String?
}

/// A link that was not let in.
struct GateRefusal: Error {
  /// How the event ends.
  let outcome: LinkOutcome
}

extension LinkHandler {
  /// Lets a delivery in or refuses it: gate 1, match, gate 2.
  ///
  /// Gate 1 is the router's: text, scheme, host, port and limits. Gate 2 is exposure: a route that is
  /// not open to the origin is as if it were not there, so the router does not even try it.
  ///
  /// - Parameter delivery: The delivery.
  /// - Returns: The link, or how the event ends.
  func gate(_ delivery: LinkDelivery<Link>) -> Result<LinkArrival<Link>, GateRefusal> {
    let text: String
    switch delivery.content {
    case .link(let link): return .success(LinkArrival(link: link, route: nil))
    case .url(let url): text = url
    }
    switch intake.router.match(text, from: delivery.origin) {
    case .matched(let match):
      return .success(LinkArrival(link: match.link, route: match.route))
    case .unmatched(let reason):
      return .failure(GateRefusal(outcome: unmatched(delivery.content, reason)))
    case .rejected(let reason):
      return .failure(GateRefusal(outcome: .rejected(reason)))
    case .unavailable(let reason):
      return .failure(GateRefusal(outcome: .unavailable(reason)))
    }
  }

  /// Gate 2 for a link that took the place of another: it has the trust of the first.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - task: The event that led to it.
  /// - Returns: How the event ends, or `nil` when the link is let in.
  func refusal(of link: Link, for task: LinkTask<Link>) -> LinkOutcome? {
    let delivery = task.event.delivery
    guard !intake.router.isOpen(link, to: delivery.origin) else { return nil }
    let reason = LinkReason(.noRoute, message: "The link leads to one that has no route.")
    return unmatched(delivery.content, reason)
  }

  /// How an event without a route ends: a web URL belongs in the browser.
  ///
  /// - Parameters:
  ///   - content: What was delivered.
  ///   - reason: Why there is no route.
  /// - Returns: `.fallback` for the web, else `.unmatched`.
  private func unmatched(
    _ content: LinkDelivery<Link>.Content,
    _ reason: LinkReason
  ) -> LinkOutcome {
    guard case .url(let text) = content,
      let url = try? LinkURL(text, limits: intake.router.limits), url.isWeb
    else { return .unmatched(reason) }
    return .fallback(url, reason)
  }
}
