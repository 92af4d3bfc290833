/// An error of a change to a registry.
public struct LinkActionRegistryError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind.
    public let name: String

    /// The sentence, with `{name}` for the name of the action.
    let sentence: String

    private init(_ name: String, _ sentence: String) {
      (self.name, self.sentence) = (name, sentence)
    }

    /// The name is empty.
    public static let emptyName = Code(
      "emptyName",
      "The name of an action is empty."
    )

    /// An action is registered under the name already, or the name is given twice.
    public static let nameTaken = Code(
      "nameTaken",
      "An action has the name '{name}' already."
    )

    /// No action is registered under the name.
    public static let unknownName = Code(
      "unknownName",
      "No action is registered under the name '{name}'."
    )
  }

  /// The kind of error.
  public let code: Code

  /// The name.
  public let name: String

  /// Creates an error.
  init(_ code: Code, _ name: String) {
    self.code = code
    self.name = name
  }
}

extension LinkActionRegistryError: CustomStringConvertible {
  /// A sentence that names the action.
  public var description: String { code.sentence.replacing("{name}", with: name) }
}
