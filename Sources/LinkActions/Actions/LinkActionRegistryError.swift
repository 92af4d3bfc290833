/// Why a registry was not changed.
public struct LinkActionRegistryError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Hashable, Sendable {
      case emptyName, nameTaken, unknownName
    }

    /// The kind.
    let value: Value

    /// The name is empty.
    public static let emptyName = Code(value: .emptyName)

    /// An action is registered under the name already, or the name is given twice.
    public static let nameTaken = Code(value: .nameTaken)

    /// No action is registered under the name.
    public static let unknownName = Code(value: .unknownName)
  }

  /// What is wrong.
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
  public var description: String {
    switch code.value {
    case .emptyName: "The name of an action is empty."
    case .nameTaken: "An action has the name '\(name)' already."
    case .unknownName: "No action is registered under the name '\(name)'."
    }
  }
}
