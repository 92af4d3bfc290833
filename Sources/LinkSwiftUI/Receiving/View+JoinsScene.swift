#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

extension View {
  /// Reports the session of the scene whose window shows this view, and how to ask whether that is the key
  /// window of the frontmost scene; on systems with UIKit.
  ///
  /// SwiftUI itself provides no scene.
  func joinsScene(
    _ join: @escaping @MainActor @Sendable (LinkSceneID, @escaping @MainActor () -> Bool) -> Void
  ) -> some View {
    #if canImport(UIKit)
    onWindow { _, window in
      guard let session = window.windowScene?.session else { return }
      join(LinkSceneID(rawValue: session.persistentIdentifier)) { [weak window] in
        window?.isKeyWindow == true && window?.traitCollection.activeAppearance == .active
      }
    }
    #else
    self
    #endif
  }
}
#endif
