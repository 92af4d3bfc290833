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

    /// Nothing opens links in the window: no links are attached to it, or what `attach` returned isn't kept, and
    /// the delegate of the scene doesn't adopt ``LinkSceneDelegate``.
    public static let noLinks = Code(value: .noLinks)

    /// The scene has links of another type.
    public static let otherLinks = Code(value: .otherLinks)

    /// What is wrong, as a sentence.
    fileprivate var text: String {
      switch value {
      case .noScene:
        "The controller is in no window of a scene. Open the link when it is shown."
      case .noLinks:
        """
        Nothing opens links in the window of the controller. In the scene's delegate, call \
        links.attach(to: window, in: scene, options) and keep what it returns, or adopt LinkSceneDelegate.
        """
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
