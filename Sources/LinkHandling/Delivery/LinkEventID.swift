public import LinkNavigation

/// The identity of an event, unique within a run of the app and, by convention, across runs.
public struct LinkEventID: StringIdentifier {
  /// The identity.
  public let rawValue: String

  /// Creates an identity.
  ///
  /// - Parameter rawValue: The identity, unique.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
