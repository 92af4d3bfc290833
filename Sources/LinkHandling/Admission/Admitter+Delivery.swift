import LinkPatterns
import LinkRouting

extension Admitter {
  /// Whether a delivery is foreign.
  func isForeign(_ delivery: LinkDelivery<Link>) -> Bool {
    guard case .url(let text) = delivery.content else { return false }
    return links.policy.foreign.contains(text, limits: links.router.limits)
  }

  /// The event that a delivery repeats; `nil` when it is new.
  func knownEvent(of delivery: LinkDelivery<Link>) -> LinkEventID? {
    if let known = links.knownEvent(of: delivery) { return known }
    return isRemembered(delivery) ? knownInScene(delivery) : nil
  }

  /// Whether a delivery is remembered: a URL over the limit of length is refused each time.
  func isRemembered(_ delivery: LinkDelivery<Link>) -> Bool {
    guard case .url(let text) = delivery.content else { return true }
    return text.utf8.count <= links.router.limits.length
  }

  /// Whether a delivery asks for the app's page in the system's settings, and may.
  ///
  /// For a source that may not, the URL is one with an unknown scheme, like any other.
  func asksForSettings(_ delivery: LinkDelivery<Link>) -> Bool {
    guard case .url(let text) = delivery.content else { return false }
    return links.policy.settingsSources.contains(delivery.source) && SettingsLink.isOne(text)
  }

  /// How an event ends that is one too many; `nil` when it is not.
  func tooMany(_ delivery: LinkDelivery<Link>) -> LinkOutcome? {
    guard !links.mayAdmit(anotherFrom: delivery.source) else { return nil }
    return .rejected(Self.tooMany(links.policy.rate(of: delivery.source)))
  }

  /// Why an event is one too many.
  static func tooMany(_ rate: LinkRate?) -> LinkFailure {
    let expected = rate.map { "\($0.count) in \($0.duration)" } ?? "fewer"
    return LinkFailure(.rateExceeded, expected: .name(expected))
  }
}
