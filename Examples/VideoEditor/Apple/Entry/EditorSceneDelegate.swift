#if canImport(UIKit) && !os(watchOS)
import DeepLinking
import LinkActions
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
    open(connectionOptions.urlContexts)
  }

  /// Opens URLs in the running scene.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts)
  }

  /// Opens a set of URLs.
  private func open(_ contexts: Set<UIOpenURLContext>) {
    editor.coordinator.open(Set(contexts.map(\.url.absoluteString)), from: .customScheme)
  }
}
#endif
