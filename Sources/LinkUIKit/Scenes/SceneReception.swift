#if canImport(UIKit) && !os(watchOS)

/// The scene that opens a link which the system delivered to a running scene.
public enum SceneReception<Link: DeepLink>: Sendable {
  /// An existing scene.
  case received(LinkReceipt<Link>)

  /// A new scene, which was requested from the system.
  ///
  /// If the system makes no scene, the one that received the link opens it.
  case handedOver

  /// The receipt; `nil` when a new scene opens the link.
  public var receipt: LinkReceipt<Link>? {
    if case .received(let receipt) = self { receipt } else { nil }
  }
}
#endif
