extension AssociationGenerator {
  /// Checks the identifier of an app: with a wrong one, a file would offer the app nothing.
  ///
  /// - Parameter text: The identifier. Shape: `ABCDE12345.com.example.app`, ten letters and digits, a dot, and the
  ///   bundle ID.
  /// - Returns: A sentence about the expected form; `nil` when nothing is wrong.
  /// - Complexity: O(*n*), *n* = length of the text.
  public static func problem(ofAppID text: String) -> String? {
    switch AppIdentifier.problem(of: text) {
    // An identifier that is only suspicious is a warning of the lint.
    case nil, .number, .placeholder, .smallLetters: nil
    case .shape:
      "'\(text)' is not a prefix of ten letters and digits, a dot, and a bundle ID, "
        + "such as ABCDE12345.com.example.app."
    case .bundle:
      "The bundle ID of '\(text)' is not letters, digits and '-' with single dots between them."
    case .wildcard: "The bundle ID of '\(text)' has a '*', which stands for nothing here."
    }
  }
}
