public import DeepLinking

/// Time, turns and identities for an app whose caller says when a turn begins.
///
/// All that is delivered within a turn is simultaneous. Reading the clock once a turn makes what
/// follows depend on the deliveries alone, not on how long the app took for them.
@MainActor
public final class AppTurns {
  /// Reads the time.
  private let readClock: @MainActor @Sendable () -> LinkInstant

  /// The time at which the current turn began.
  private var now: LinkInstant

  /// The number of the current turn.
  private var turn = 0

  /// The number of events so far.
  private var events = 0

  /// Starts with the first turn.
  ///
  /// - Parameter readClock: Reads the time.
  public init(readClock: @escaping @MainActor @Sendable () -> LinkInstant) {
    self.readClock = readClock
    now = readClock()
  }

  /// The identities that events of earlier runs have.
  private var taken: Set<LinkEventID> = []

  /// Names no event as one of an earlier run.
  ///
  /// - Parameter ids: The identities that are still in use.
  public func skip(_ ids: some Sequence<LinkEventID>) {
    taken.formUnion(ids)
  }

  /// The identity of the next event.
  private func nextID() -> LinkEventID {
    while true {
      events += 1
      let id = LinkEventID(rawValue: "event-\(events)")
      if !taken.contains(id) { return id }
    }
  }

  /// Begins the next turn.
  public func advance() {
    turn += 1
    now = readClock()
  }

  /// The environment of the app: events are named `event-1`, `event-2`, and so on.
  public var environment: LinkEnvironment {
    LinkEnvironment(
      now: { self.now },
      makeID: { self.nextID() },
      currentTurn: { self.turn },
      sleep: { try await Task.sleep(for: $0) }
    )
  }
}
