/// An error in a navigation state.
public struct NavigationStateError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind.
    public let name: String

    /// The sentence, with `{name}` for the container.
    let sentence: String

    private init(_ name: String, _ sentence: String) {
      (self.name, self.sentence) = (name, sentence)
    }

    /// A state needs at least one container: `NavigationState(containers: [])`.
    public static let noContainer = Code(
      "noContainer",
      "A navigation state needs at least one container."
    )

    /// Two containers have the same name.
    public static let repeatedContainer = Code(
      "repeatedContainer",
      "Two containers are named '{name}'; names must be unique."
    )

    /// No container of the state has the name: a link placed under `.root("setings")`.
    public static let unknownContainer = Code(
      "unknownContainer",
      "There is no container named '{name}'."
    )

    /// No presentation of the state has the position: one was dismissed in the meantime.
    public static let unknownPresentation = Code(
      "unknownPresentation",
      "There is no presentation at that position."
    )
  }

  /// The kind of error.
  public let code: Code

  /// The container, if the error is about one.
  public let container: TabID?
}

extension NavigationStateError: CustomStringConvertible {
  /// A sentence that names the container.
  public var description: String {
    code.sentence.replacing("{name}", with: container.map { "\($0)" } ?? "")
  }
}
