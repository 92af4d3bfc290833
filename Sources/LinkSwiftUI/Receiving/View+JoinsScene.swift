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
    background(SceneReader(join: join))
    #else
    self
    #endif
  }
}

#if canImport(UIKit)
/// An invisible view that finds its window.
@MainActor
private struct SceneReader: UIViewRepresentable {
  let join: @MainActor @Sendable (LinkSceneID, @escaping @MainActor () -> Bool) -> Void

  func makeUIView(context: Context) -> SceneReadingView {
    let view = SceneReadingView(frame: .zero)
    view.isHidden = true
    view.join = join
    return view
  }

  func updateUIView(_ view: SceneReadingView, context: Context) {
    view.join = join
  }
}

/// Reports the scene of its window.
@MainActor
private final class SceneReadingView: UIView {
  var join: (@MainActor @Sendable (LinkSceneID, @escaping @MainActor () -> Bool) -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let session = window?.windowScene?.session else { return }
    join?(LinkSceneID(rawValue: session.persistentIdentifier)) { [weak window] in
      window?.isKeyWindow == true && window?.traitCollection.activeAppearance == .active
    }
  }
}
#endif
#endif
