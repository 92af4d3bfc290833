#if canImport(UIKit) && !os(watchOS)
public import UIKit
public import VideoEditorParts

/// The editor in UIKit: hands the URLs of a scene to the parts.
open class EditorSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The editor.
  public let editor = VideoEditor()

  /// Opens what connected the scene.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
  }

  /// Opens URLs in the running scene.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    editor.open(Set(URLContexts.map(\.url.absoluteString)))
  }

  /// Opens a universal link.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
      let page = userActivity.webpageURL
    else { return }
    editor.open([page.absoluteString])
  }
}
#endif
