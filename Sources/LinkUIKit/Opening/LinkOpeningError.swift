#if canImport(UIKit) && !os(watchOS)
/// Why a controller cannot open a link.
public struct LinkOpeningError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    private enum Value: Hashable, Sendable {
      case noScene, noLinks, otherLinks
    }

    /// The kind.
    private let value: Value

    /// The controller is in no window of a scene: it was not shown yet, or was closed.
    public static let noScene = Code(value: .noScene)

    /// The delegate of the scene does not adopt ``LinkSceneDelegate``, or is not connected.
    public static let noLinks = Code(value: .noLinks)

    /// The scene has links of another type.
    public static let otherLinks = Code(value: .otherLinks)

    /// What is wrong, as a sentence.
    fileprivate var text: String {
      switch value {
      case .noScene: "The controller is in no window of a scene."
      case .noLinks: "The delegate of the scene has no links, or does not adopt LinkSceneDelegate."
      case .otherLinks: "The scene has links of another type."
      }
    }
  }

  /// What is wrong.
  public let code: Code

  /// Creates an error.
  init(_ code: Code) {
    self.code = code
  }
}

extension LinkOpeningError: CustomStringConvertible {
  /// A sentence that says what is wrong.
  public var description: String { code.text }
}
#endif
