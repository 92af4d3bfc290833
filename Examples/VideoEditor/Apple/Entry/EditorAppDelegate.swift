#if canImport(UIKit) && !os(watchOS)
public import UIKit
public import VideoEditorParts

/// The editor in an app without scenes, which there can be up to the iOS 26 SDK.
open class EditorAppDelegate: UIResponder, UIApplicationDelegate {
  /// The editor.
  public let editor = VideoEditor()

  /// Opens a URL: whether a part did.
  @available(*, deprecated, message: "Apps need scenes from the iOS 27 SDK on.")
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    editor.open([url.absoluteString])
  }
}
#endif
