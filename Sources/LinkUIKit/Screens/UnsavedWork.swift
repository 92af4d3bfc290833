#if canImport(UIKit) && !os(watchOS)
/// A controller that says when leaving it would lose what the person did.
///
/// A link that would remove the controller, or one that contains it, asks the person first, by
/// `DeepLinks.confirmLeaving`. Without that the link is declined, and the controller stays.
@MainActor
public protocol UnsavedWork: AnyObject {
  /// Whether leaving the controller now would lose work: edits, a recording, a game.
  var hasUnsavedWork: Bool { get }
}
#endif
