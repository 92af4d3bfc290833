#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

extension View {
  /// Passes an invisible view behind this one, and its window, whenever it comes into one.
  func onWindow(_ action: @escaping @MainActor (UIView, UIWindow) -> Void) -> some View {
    background(WindowReader(action: action))
  }
}

@MainActor
private struct WindowReader: UIViewRepresentable {
  let action: @MainActor (UIView, UIWindow) -> Void

  func makeUIView(context: Context) -> WindowReadingView {
    let view = WindowReadingView(frame: .zero)
    view.isHidden = true
    view.action = action
    return view
  }

  func updateUIView(_ view: WindowReadingView, context: Context) {
    view.action = action
  }
}

@MainActor
private final class WindowReadingView: UIView {
  var action: (@MainActor (UIView, UIWindow) -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { action?(self, window) }
  }
}
#endif
