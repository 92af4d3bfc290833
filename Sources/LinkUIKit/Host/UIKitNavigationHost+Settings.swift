#if canImport(UIKit) && !os(watchOS)
public import LinkPatterns
import UIKit

extension UIKitNavigationHost {
  /// Opens the app's own page in the system's settings, from the scene of the window.
  ///
  /// - Throws: `LinkFailure` – `.noSettings` when the window is in no scene, or the system refuses.
  ///
  /// Source: Apple, `UIApplication.openSettingsURLString`.
  public func openSettings() async throws {
    guard let scene = window.windowScene, let url = URL(string: UIApplication.openSettingsURLString)
    else { throw LinkFailure(.noSettings) }
    let isOpen = await withCheckedContinuation { continuation in
      scene.open(url, options: nil) { continuation.resume(returning: $0) }
    }
    guard isOpen else { throw LinkFailure(.noSettings) }
  }

  /// Opens a page in the browser, from the scene of the window.
  ///
  /// The system doesn't deliver it again: when an app opens a URL of its own domain, the browser opens it.
  public func browse(_ url: LinkURL) {
    guard let scene = window.windowScene, let page = URL(url) else { return }
    scene.open(page, options: nil, completionHandler: nil)
  }
}
#endif
