#if canImport(UIKit) && !os(watchOS)
/// An error of a controller that can't open a link.
public struct LinkOpeningError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind.
    public let name: String

    /// The error in words.
    let sentence: String

    private init(_ name: String, _ sentence: String) {
      (self.name, self.sentence) = (name, sentence)
    }

    /// The controller is in no window of a scene: it was not shown yet, or was closed.
    public static let noScene = Code(
      "noScene",
      "The controller is in no window of a scene. Open the link when it is shown."
    )

    /// Nothing opens links in the window: `attach` wasn't called for it, or its result isn't kept, and
    /// the delegate of the scene doesn't conform to ``LinkSceneDelegate``.
    public static let noLinks = Code(
      "noLinks",
      """
      Nothing opens links in the window of the controller. In the scene's delegate, call \
      links.attach(to: window, in: scene, options) and keep what it returns, or adopt LinkSceneDelegate.
      """
    )

    /// The scene has links of another type.
    public static let otherLinks = Code(
      "otherLinks",
      "The scene opens links of another type; openLink also takes those of mounted features."
    )
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
  public var description: String { code.sentence }
}
#endif
