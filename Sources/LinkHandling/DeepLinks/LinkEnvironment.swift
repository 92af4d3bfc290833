/// The clock and the source of identities, so that tests can choose both.
public struct LinkEnvironment: Sendable {
  /// The time.
  public var now: @MainActor @Sendable () -> LinkInstant

  /// Makes the identity of a new event.
  public var makeID: @MainActor @Sendable () -> LinkEventID

  /// The number of the current turn of the main actor: deliveries in one turn are simultaneous.
  public var currentTurn: @MainActor @Sendable () -> Int

  /// Waits for a time, on the clock that ``now`` reads; throws when the waiting task is cancelled.
  public var sleep: @MainActor @Sendable (Duration) async throws -> Void

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - now: Returns the current time.
  ///   - makeID: Makes the identity of a new event. Never the same twice.
  ///   - currentTurn: The number of the current turn of the main actor. Never falls.
  ///   - sleep: Waits for a time; throws when the waiting task is cancelled.
  public init(
    now: @escaping @MainActor @Sendable () -> LinkInstant,
    makeID: @escaping @MainActor @Sendable () -> LinkEventID,
    currentTurn: @escaping @MainActor @Sendable () -> Int,
    sleep: @escaping @MainActor @Sendable (Duration) async throws -> Void
  ) {
    (self.now, self.makeID, self.currentTurn, self.sleep) = (now, makeID, currentTurn, sleep)
  }
}
