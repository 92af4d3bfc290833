public import DeepLinking

extension LinkReason.Code {
  /// The database has no record of that number; `parameter` says of what kind.
  public static let recordNotFound = Self(rawValue: "recordNotFound")
}
