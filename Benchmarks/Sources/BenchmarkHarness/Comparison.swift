/// The time of a workload beside that of another one from the same rounds.
public struct Comparison: Equatable, Sendable {
  /// The time an item, in nanoseconds.
  public let nanoseconds: Double

  /// The time an item of the other one, in nanoseconds.
  public let other: Double

  /// The time as a part of the other one's.
  ///
  /// Below 1 is quicker; it is not a number when the other time is 0.
  public var ratio: Double { nanoseconds / other }

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - nanoseconds: The time an item, in nanoseconds.
  ///   - other: The time an item of the other one, in nanoseconds.
  public init(nanoseconds: Double, other: Double) {
    self.nanoseconds = nanoseconds
    self.other = other
  }
}
