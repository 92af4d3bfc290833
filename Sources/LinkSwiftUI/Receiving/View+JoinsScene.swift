#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

extension View {
  /// Reports the session of the scene whose window shows this view, on systems with UIKit.
  ///
  /// SwiftUI itself provides no scene.
  func joinsScene(_ join: @escaping @MainActor @Sendable (LinkSceneID) -> Void) -> some View {
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
  let join: @MainActor @Sendable (LinkSceneID) -> Void

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
  var join: (@MainActor @Sendable (LinkSceneID) -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let session = window?.windowScene?.session else { return }
    join?(LinkSceneID(rawValue: session.persistentIdentifier))
  }
}
#endif
#endif
