#if canImport(UIKit) && !os(watchOS)
import LinkHandling
import LinkRouting
import UIKit

extension UIKitNavigationHost {
  /// Opens the app's own page in the system's settings, from the scene of the window.
  ///
  /// - Throws: `LinkReason` – `.noSettings` when the window is in no scene, or the system refuses.
  ///
  /// Source: Apple, `UIApplication.openSettingsURLString`.
  public func openSettings() async throws {
    guard let scene = window.windowScene, let url = URL(string: UIApplication.openSettingsURLString)
    else { throw LinkReason.noSettings }
    let isOpen = await withCheckedContinuation { continuation in
      scene.open(url, options: nil) { continuation.resume(returning: $0) }
    }
    guard isOpen else { throw LinkReason.noSettings }
  }
}
#endif
