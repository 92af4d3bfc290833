/// The clock and the source of identities, so that tests can choose both.
public struct LinkEnvironment: Sendable {
  /// The time.
  public var now: @MainActor @Sendable () -> LinkInstant

  /// Makes the identity of a new event.
  public var makeID: @MainActor @Sendable () -> LinkEventID

  /// The number of the current turn of the main actor.
  ///
  /// Deliveries within one turn are simultaneous.
  public var currentTurn: @MainActor @Sendable () -> Int

  /// The time since some moment on the clock of ``sleep``, which does not change when the person sets the time of day.
  public var uptime: @MainActor @Sendable () -> Duration

  /// Waits for a duration; throws when the waiting task is cancelled.
  public var sleep: @MainActor @Sendable (Duration) async throws -> Void

  /// The name of the query item with which AdAttributionKit marks the URL of a re-engagement; `nil` without one.
  public var reengagementItem: String?

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - now: Returns the current time.
  ///   - makeID: Makes the identity of a new event, a different one each time.
  ///   - currentTurn: Returns the number of the current turn of the main actor, which never decreases.
  ///   - uptime: Returns the time that has passed on the clock of `sleep`. `nil` for that of `Task.sleep(for:)`.
  ///   - sleep: Waits for a duration; throws when the waiting task is cancelled.
  public init(
    now: @escaping @MainActor @Sendable () -> LinkInstant,
    makeID: @escaping @MainActor @Sendable () -> LinkEventID,
    currentTurn: @escaping @MainActor @Sendable () -> Int,
    uptime: (@MainActor @Sendable () -> Duration)? = nil,
    sleep: @escaping @MainActor @Sendable (Duration) async throws -> Void
  ) {
    (self.now, self.makeID, self.currentTurn, self.sleep) = (now, makeID, currentTurn, sleep)
    let start = ContinuousClock.now
    self.uptime = uptime ?? { start.duration(to: .now) }
  }
}
