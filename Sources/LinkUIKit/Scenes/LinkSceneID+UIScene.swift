#if canImport(UIKit) && !os(watchOS)
public import LinkHandling
public import UIKit

extension LinkSceneID {
  /// The identity of a scene: that of its session, which is the same in the next run of the app.
  @MainActor
  public init(_ scene: UIScene) {
    self.init(rawValue: scene.session.persistentIdentifier)
  }
}
#endif
