import LinkPatterns

/// What an app remembers of the arrivals in all its scenes: identities, and pages sent to the browser.
struct AppEventMemory<Link: DeepLink> {
  /// The most identities, and the most pages, that are remembered; older ones are forgotten.
  static var capacity: Int { DeliveryMemory<Link>.capacity }

  /// How long a URL that was sent to the browser is not sent there again.
  static var departureWindow: Duration { .seconds(3) }

  /// The events with an identity that any scene received, newest last.
  private var identified: [LinkEvent<Link>] = []

  /// The web URLs that were sent to the browser, and when.
  private var departures: [(url: LinkURL, at: LinkInstant)] = []

  /// The identities of the last arrivals that had no link, each with the reason, newest last.
  private var withoutLink: [String] = []

  /// The earlier event with the identity of a delivery; `nil` for a new or missing identity.
  func knownEvent(of delivery: LinkDelivery<Link>) -> LinkEventID? {
    guard let identity = delivery.identity else { return nil }
    return identified.first { $0.delivery.identity == identity }?.id
  }

  /// Remembers the identity of an event; returns the earlier event with it, if there is one.
  mutating func remember(identityOf event: LinkEvent<Link>) -> LinkEventID? {
    guard event.delivery.identity != nil else { return nil }
    if let known = knownEvent(of: event.delivery) { return known }
    if identified.count == Self.capacity { identified.removeFirst() }
    identified.append(event)
    return nil
  }

  /// Whether an arrival without a link comes for the first time, not through a second entry point; remembers it.
  mutating func isNew(_ arrival: LinkArrival, endingBy reason: LinkFailure) -> Bool {
    guard let identity = arrival.identity else { return true }
    let key = "\(reason.code.rawValue) \(identity)"
    guard !withoutLink.contains(key) else { return false }
    if withoutLink.count == Self.capacity { withoutLink.removeFirst() }
    withoutLink.append(key)
    return true
  }

  /// Records that a web URL is about to be sent to the browser; `false` when it was a moment ago.
  mutating func rememberDeparture(of url: LinkURL, at now: LinkInstant) -> Bool {
    guard !isDeparting(url, at: now) else { return false }
    if departures.count == Self.capacity { departures.removeFirst() }
    departures.append((url, now))
    return true
  }

  /// Whether a web URL was sent to the browser a moment ago.
  func isDeparting(_ url: LinkURL, at now: LinkInstant) -> Bool {
    // One from the future doesn't count: the clock was set back.
    departures.contains { departure in
      let passed = now.duration(since: departure.at)
      return passed >= .zero && passed < Self.departureWindow && departure.url == url
    }
  }
}
