public import LinkNavigation

/// A named app condition, such as "the window is ready" or "the user is signed in".
public struct LinkCondition: StringIdentifier {
  /// The name.
  public let rawValue: String

  /// Creates a condition.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The person is signed in.
  public static let signedIn = LinkCondition(rawValue: "signedIn")
}
