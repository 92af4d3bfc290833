/// Recognizes deliveries that a scene has received before.
///
/// One system delivery is one event, through however many entry points it comes, but a person who taps twice
/// causes two events. Deliveries of one URL are one event when they come
/// - through one entry point within one turn of the main actor,
/// - through different entry points within 500 ms, or
/// - through different entry points, the first one cold, before the scene has been active for 2 s.
///
/// When both deliveries have an identity, only that is compared. A refused delivery is not compared with
/// deliveries from other sources.
struct DeliveryMemory<Link: DeepLink> {
  /// One event and the entry points it came through.
  private struct Occasion {
    let event: LinkEvent<Link>
    /// The turn of the main actor in which each entry point was last used.
    var entryPoints: [LinkEntryPoint: Int]
    /// Whether a check refused it.
    var isRefused = false

    init(_ event: LinkEvent<Link>, turn: Int) {
      self.event = event
      entryPoints = [event.delivery.entryPoint: turn]
    }

    var delivery: LinkDelivery<Link> { event.delivery }
  }

  /// How long deliveries through different entry points may be apart in a scene that has settled.
  static var joinWindow: Duration { .milliseconds(500) }

  /// How long a scene is active before it has settled.
  static var settlingTime: Duration { .seconds(2) }

  /// The most events that are remembered; older ones are forgotten.
  static var capacity: Int { 64 }

  /// The events, the newest last.
  private var occasions: [Occasion] = []

  /// When the scene became active; `nil` before that.
  private var activeSince: LinkInstant?

  /// Records that the scene became active, or active again.
  mutating func sceneBecameActive(at instant: LinkInstant) {
    if activeSince == nil { activeSince = instant }
  }

  /// Records that the scene was disconnected: what comes next is a new connection.
  mutating func sceneDisconnected() {
    activeSince = nil
    occasions = []
  }

  /// Remembers an event, unless its delivery is another one of an event that is remembered.
  mutating func record(_ event: LinkEvent<Link>, turn: Int) -> LinkEventID? {
    let delivery = event.delivery
    if let known = occasion(of: delivery, at: event.receivedAt, turn: turn) {
      occasions[known].entryPoints[delivery.entryPoint] = turn
      return occasions[known].event.id
    }
    forget(at: event.receivedAt, turn: turn)
    occasions.append(Occasion(event, turn: turn))
    return nil
  }

  /// The event that a delivery repeats, or `nil` when it is new; remembers nothing.
  func knownEvent(
    of delivery: LinkDelivery<Link>,
    at instant: LinkInstant,
    turn: Int
  ) -> LinkEventID? {
    occasion(of: delivery, at: instant, turn: turn).map { occasions[$0].event.id }
  }

  /// The position of the occasion that a delivery belongs to; `nil` when it is new.
  private func occasion(
    of delivery: LinkDelivery<Link>,
    at instant: LinkInstant,
    turn: Int
  ) -> Int? {
    occasions.lastIndex { isSame($0, delivery, at: instant, turn: turn) }
  }

  /// Forgets events that no delivery can repeat any more, and the oldest beyond the limit.
  private mutating func forget(at instant: LinkInstant, turn: Int) {
    let isSettling = isSettling(at: instant)
    occasions.removeAll { occasion in
      let passed = instant.duration(since: occasion.event.receivedAt)
      return occasion.delivery.identity == nil && passed > Self.joinWindow
        && !(occasion.delivery.isCold && isSettling) && !occasion.entryPoints.values.contains(turn)
    }
    if occasions.count == Self.capacity { occasions.removeFirst() }
  }

  /// Records that admission refused an event.
  mutating func recordRefusal(of id: LinkEventID) {
    guard let index = occasions.lastIndex(where: { $0.event.id == id }) else { return }
    occasions[index].isRefused = true
  }

  /// Returns whether a delivery repeats an occasion.
  private func isSame(
    _ occasion: Occasion,
    _ delivery: LinkDelivery<Link>,
    at instant: LinkInstant,
    turn: Int
  ) -> Bool {
    if let identity = delivery.identity, occasion.delivery.identity != nil {
      return identity == occasion.delivery.identity
    }
    guard isClose(occasion, delivery, at: instant, turn: turn), delivery.source != .app,
      !occasion.isRefused || occasion.delivery.source == delivery.source
    else { return false }
    guard occasion.delivery.content == delivery.content else { return false }
    // A script's delivery must not take the place of a person's.
    return (occasion.delivery.entryPoint == .page) == (delivery.entryPoint == .page)
  }

  /// Returns whether a delivery came at a time, and through an entry point, at which an occasion repeats.
  private func isClose(
    _ occasion: Occasion,
    _ delivery: LinkDelivery<Link>,
    at instant: LinkInstant,
    turn: Int
  ) -> Bool {
    if let lastTurn = occasion.entryPoints[delivery.entryPoint] { return lastTurn == turn }
    if occasion.delivery.isCold, isSettling(at: instant) { return true }
    // Ignores entries from the future: the clock was set back.
    let passed = instant.duration(since: occasion.event.receivedAt)
    return passed >= .zero && passed <= Self.joinWindow
  }

  /// Returns whether the scene has been active for less than two seconds, or not at all.
  func isSettling(at instant: LinkInstant) -> Bool {
    guard let activeSince else { return true }
    let passed = instant.duration(since: activeSince)
    return passed >= .zero && passed < Self.settlingTime
  }
}
