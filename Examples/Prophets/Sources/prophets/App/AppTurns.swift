import DeepLinking

/// Time, turns and identities for an app whose caller says when a turn begins.
///
/// All that is delivered within a turn is simultaneous. Reading the clock once a turn makes what
/// follows depend on the deliveries alone, not on how long the app took for them.
@MainActor
final class AppTurns {
  private let readClock: @MainActor @Sendable () -> LinkInstant

  /// When the current turn began.
  private var now: LinkInstant

  private var turn = 0

  /// The number of events so far.
  private var events = 0

  /// The identities of events of earlier runs, which are still in use.
  var taken: Set<LinkEventID> = []

  init(readClock: @escaping @MainActor @Sendable () -> LinkInstant) {
    self.readClock = readClock
    now = readClock()
  }

  /// Begins the next turn.
  func advance() {
    turn += 1
    now = readClock()
  }

  /// The environment of the app: events are named `event-1`, `event-2`, and so on.
  var environment: LinkEnvironment {
    LinkEnvironment(
      now: { self.now },
      makeID: { self.nextID() },
      currentTurn: { self.turn },
      sleep: { try await Task.sleep(for: $0) }
    )
  }

  private func nextID() -> LinkEventID {
    events += 1
    let id = LinkEventID(rawValue: "event-\(events)")
    return taken.contains(id) ? nextID() : id
  }
}
