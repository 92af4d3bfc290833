public import LinkNavigation

/// Whose account the app shows: links that wait for one person are not opened for another.
///
/// It is compared and saved with pending links, so it is best an opaque number of the app's own,
/// not a name or an address.
public struct LinkAccount: StringIdentifier {
  /// What the app tells accounts apart by.
  public let rawValue: String

  /// Creates an account.
  ///
  /// - Parameter rawValue: What the app tells accounts apart by.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
