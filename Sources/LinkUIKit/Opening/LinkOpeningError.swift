#if canImport(UIKit) && !os(watchOS)
/// An error of a controller that can't open a link.
public struct LinkOpeningError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The sentence.
    fileprivate let text: String

    /// The controller is in no window of a scene: it was not shown yet, or was closed.
    public static let noScene = Code(
      text: "The controller is in no window of a scene. Open the link when it is shown."
    )

    /// Nothing opens links in the window: `attach` wasn't called for it, or its result isn't kept, and
    /// the delegate of the scene doesn't conform to ``LinkSceneDelegate``.
    public static let noLinks = Code(
      text: """
        Nothing opens links in the window of the controller. In the scene's delegate, call \
        links.attach(to: window, in: scene, options) and keep what it returns, or adopt LinkSceneDelegate.
        """
    )

    /// The scene has links of another type.
    public static let otherLinks = Code(text: "The scene has links of another type.")
  }

  /// The kind of error.
  public let code: Code

  /// Creates an error.
  init(_ code: Code) {
    self.code = code
  }
}

extension LinkOpeningError: CustomStringConvertible {
  /// A sentence with the error.
  public var description: String { code.text }
}
#endif
