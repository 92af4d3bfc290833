public import DeepLinking

extension LinkFailure.Code {
  /// The database has no record of that number; `parameter` says of what kind.
  public static let recordNotFound = Self(rawValue: "recordNotFound")

  /// The link does something, and shows nothing.
  public static let noScreen = Self(rawValue: "noScreen")
}
