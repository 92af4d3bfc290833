/// An error in a navigation state.
public struct NavigationStateError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list of kinds.
    private enum Value: Sendable {
      case noContainer, repeatedContainer, unknownContainer, unknownPresentation
    }

    /// The kind.
    private let value: Value

    /// A state needs at least one container: `NavigationState(containers: [])`.
    public static let noContainer = Code(value: .noContainer)

    /// Two containers have the same name.
    public static let repeatedContainer = Code(value: .repeatedContainer)

    /// No container of the state has the name: a link placed under `.root("setings")`.
    public static let unknownContainer = Code(value: .unknownContainer)

    /// No presentation of the state has the position: one was dismissed in the meantime.
    public static let unknownPresentation = Code(value: .unknownPresentation)
  }

  /// The kind of error.
  public let code: Code

  /// The container, if the error is about one.
  public let container: TabID?
}

extension NavigationStateError: CustomStringConvertible {
  /// A sentence that names the container.
  public var description: String {
    let name = container.map { "'\($0)'" } ?? ""
    return switch code {
    case .noContainer: "A navigation state needs at least one container."
    case .repeatedContainer: "Two containers are named \(name); names must be unique."
    case .unknownPresentation: "There is no presentation at that position."
    default: "There is no container named \(name)."
    }
  }
}
