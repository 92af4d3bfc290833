#if canImport(UIKit) && !os(watchOS)

/// An error of a step that UIKit did not perform.
public struct UIKitStepError: Error, Hashable, Sendable {
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

    /// UIKit did not begin the transition, or something undid it: another presentation, a hidden window.
    public static let refused = Code(
      "refused",
      "UIKit did not perform the transition."
    )

    /// The transition began and did not end within the host's patience.
    public static let timedOut = Code(
      "timedOut",
      "The transition did not end in time."
    )

    /// Another transition was in progress and did not end within the host's patience.
    public static let busy = Code(
      "busy",
      "Another transition was in progress, and did not end in time."
    )

    /// The window has no such place: a tab without a controller, a presentation that is gone.
    public static let noContainer = Code(
      "noContainer",
      "The window has no such tab or presentation."
    )

    /// The controller can't be pushed: a tab bar controller, an alert.
    public static let notPushable = Code(
      "notPushable",
      "A navigation controller cannot push the controller."
    )

    /// The controller is on screen already, or needed twice: the factory returned one that it had
    /// returned before.
    public static let inUse = Code(
      "inUse",
      "The controller is in use already; a factory makes a new one each time."
    )

    /// There is no controller for the screen: no identifier in the storyboard, a foreign screen.
    public static let noScreen = Code(
      "noScreen",
      "There is no controller for the screen."
    )

    /// The stack is a split view of the classic style, which has no columns to show it in.
    ///
    /// That is one that was not created with `init(style:)`, and in a storyboard one whose style is
    /// unspecified.
    public static let classicSplitView = Code(
      "classicSplitView",
      "A split view of the classic style has no columns; give it a style with columns."
    )
  }

  /// The kind of error.
  public let code: Code

  /// Creates an error.
  init(_ code: Code) {
    self.code = code
  }
}

extension UIKitStepError: ValueFreeError {}

extension UIKitStepError: CustomStringConvertible {
  /// A sentence with the error.
  public var description: String { code.sentence }
}
#endif
