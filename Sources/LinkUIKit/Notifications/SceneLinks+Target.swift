#if canImport(UIKit) && !os(watchOS)
public import LinkHandling
import LinkPatterns
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

extension LinkSceneID {
  /// The identity of a scene: that of its session, which is the same in the next run of the app.
  @MainActor
  public init(_ scene: UIScene) {
    self.init(rawValue: scene.session.persistentIdentifier)
  }
}

#if !os(tvOS)
extension SceneLinks {
  /// Finds the links of the scene that is to react to a response.
  ///
  /// - Parameters:
  ///   - response: What the person did.
  ///   - scenes: The scenes of the app: `UIApplication.shared.connectedScenes`.
  /// - Returns: The links of the scene that the system names; when it names none, or one without links,
  ///   those of the scene that is nearest to the person, and of several such the one whose identity is
  ///   first in byte order. `nil` when no delegate has links of this type.
  /// - Complexity: O(*n*), *n* = number of scenes.
  public static func target(
    of response: UNNotificationResponse,
    among scenes: Set<UIScene>
  ) -> SceneLinks? {
    if let named = response.targetScene.flatMap({ links(of: $0) }) { return named }
    return scenes.compactMap { scene in links(of: scene).map { (scene, $0) } }
      .min { $0.0.isNearer(than: $1.0) }?.1
  }

  /// The links of a scene.
  private static func links(of scene: UIScene) -> SceneLinks? {
    (scene.delegate as? any LinkSceneDelegate<Link>)?.links
  }
}

extension UIScene {
  /// Whether this scene is nearer to the person than another one.
  fileprivate func isNearer(than other: UIScene) -> Bool {
    let distances = (activationState.distance, other.activationState.distance)
    guard distances.0 == distances.1 else { return distances.0 < distances.1 }
    return UTF8Text.precedes(LinkSceneID(self).rawValue, LinkSceneID(other).rawValue)
  }
}

extension UIScene.ActivationState {
  /// How far the person is away.
  fileprivate var distance: Int {
    switch self {
    case .foregroundActive: 0
    case .foregroundInactive: 1
    case .background: 2
    default: 3
    }
  }
}
#endif
#endif
