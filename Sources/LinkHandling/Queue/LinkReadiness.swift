/// How links wait until the app is ready to show them.
///
/// When all conditions are fulfilled, the navigation to perform is chosen among those that wait: the most
/// trusted, and of these the newest. The others are superseded by it. What changes something keeps its
/// place, and all of it is done in order.
public struct LinkReadiness: Equatable, Sendable {
  /// What must be so, for the app or for the scene; with none, links do not wait.
  public var conditions: Set<LinkCondition>

  /// The most links that wait in a scene.
  public var capacity: Int

  /// How long a link waits before it expires.
  public var expiry: Duration

  /// Describes how links wait.
  ///
  /// - Parameters:
  ///   - conditions: What must be so, for the app or for the scene.
  ///   - capacity: The most links that wait in a scene.
  ///   - expiry: How long a link waits before it expires.
  public init(
    conditions: Set<LinkCondition> = [],
    capacity: Int = 32,
    expiry: Duration = .seconds(60)
  ) {
    self.conditions = conditions
    self.capacity = capacity
    self.expiry = expiry
  }
}
