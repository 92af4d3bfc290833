#if canImport(UIKit) && !os(watchOS)
public import DeepLinking
public import UIKit

extension SceneLinks {
  /// Receives the URLs of `scene(_:openURLContexts:)`.
  public func open(_ contexts: Set<UIOpenURLContext>) { openURLContexts(contexts) }
}
#endif
