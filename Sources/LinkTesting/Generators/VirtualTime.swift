public import LinkHandling

/// Time that passes when it is told to, for handlers under test.
@MainActor
public final class VirtualTime {
  /// The time that has passed since 1970.
  private var passed = Duration.seconds(1_000_000)

  /// The number of identities made.
  private var identities = 0

  /// The turn of the main actor.
  private var turn = 0

  /// Creates a time that stands still.
  public init() {}

  /// Time, identities `event-1`, `event-2`, … and turns, as this object says.
  public var environment: LinkEnvironment {
    LinkEnvironment(
      now: { LinkInstant(since1970: self.passed) },
      makeID: {
        self.identities += 1
        return LinkEventID(rawValue: "event-\(self.identities)")
      },
      currentTurn: { self.turn }
    )
  }

  /// Lets time pass, and with it a turn of the main actor.
  ///
  /// - Parameter duration: How long. Not negative.
  public func advance(by duration: Duration) {
    passed += duration
    turn += 1
  }
}
