/// Why link pages cannot be made as they are configured.
public struct LinkPageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind.
    public let name: String

    /// The description of the app has problems.
    public static let app = Code(name: "app")

    /// A text is not the tag of a language.
    public static let language = Code(name: "language")

    /// A text has a name that no text of a page has.
    public static let textName = Code(name: "textName")

    /// A template cannot be read, or is not one.
    public static let template = Code(name: "template")
  }

  /// The kind of error.
  public let code: Code

  /// What was wrong, where, and what to do.
  public let description: String

  init(_ code: Code, _ description: String) {
    (self.code, self.description) = (code, description)
  }
}
