/// A screen presented over those below it, with the screens pushed on it.
///
/// Invariant: the root of a presentation never changes. A presentation with another root is
/// another presentation, so it is dismissed and presented again.
public struct Presentation<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// The presentation style.
  public let style: PresentationStyle

  /// The first screen, which is the identity of the presentation together with its style.
  public let root: NavigationEntry<Destination>

  /// The screens pushed on the root, lowest first.
  public var pushed: [NavigationEntry<Destination>]

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - style: The presentation style.
  ///   - root: Its first screen.
  ///   - pushed: The screens pushed on the root, lowest first.
  public init(
    style: PresentationStyle,
    root: NavigationEntry<Destination>,
    pushed: [NavigationEntry<Destination>] = []
  ) {
    self.style = style
    self.root = root
    self.pushed = pushed
  }

  /// The root and the screens pushed on it, lowest first.
  ///
  /// Never empty.
  public var stack: [NavigationEntry<Destination>] { [root] + pushed }
}
