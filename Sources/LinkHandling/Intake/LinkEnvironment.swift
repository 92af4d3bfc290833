/// What handling needs from outside, so that it reads no clock and makes up nothing.
public struct LinkEnvironment: Sendable {
  /// The time.
  public var now: @MainActor @Sendable () -> LinkInstant

  /// Makes the identity of a new event.
  public var makeID: @MainActor @Sendable () -> LinkEventID

  /// The number of the current turn of the main actor: deliveries in one turn are simultaneous.
  public var currentTurn: @MainActor @Sendable () -> Int

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - makeID: Makes the identity of a new event. Never the same twice.
  ///   - currentTurn: The number of the current turn of the main actor. Never falls.
  public init(
    now: @escaping @MainActor @Sendable () -> LinkInstant,
    makeID: @escaping @MainActor @Sendable () -> LinkEventID,
    currentTurn: @escaping @MainActor @Sendable () -> Int
  ) {
    self.now = now
    self.makeID = makeID
    self.currentTurn = currentTurn
  }
}
