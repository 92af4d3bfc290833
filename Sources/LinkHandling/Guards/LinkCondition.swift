public import LinkNavigation

/// Something that the app says is so, by name: that its window is there, or that somebody signed in.
public struct LinkCondition: StringIdentifier {
  /// The name.
  public let rawValue: String

  /// Creates a condition.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Somebody is signed in.
  public static let signedIn = LinkCondition(rawValue: "signedIn")
}
