#if canImport(UIKit) && !os(watchOS)
public import LinkHandling
public import LinkRouting

/// Where a link is opened that the system handed to a running scene.
public enum SceneReception<Link: DeepLink>: Sendable {
  /// In a scene that is there.
  case received(LinkReceipt<Link>)

  /// In a new scene, which the system was asked for.
  ///
  /// If the system makes none, the scene that was handed the link opens it.
  case handedOver

  /// The receipt; `nil` where a new scene is to open the link.
  public var receipt: LinkReceipt<Link>? {
    if case .received(let receipt) = self { receipt } else { nil }
  }
}
#endif
