#if canImport(UIKitStandIn)
public import Foundation
public import UIKitStandIn

// Apple: swiftui/uihostingcontroller/init(rootview:), 2026-11-24
/// A controller with a view of SwiftUI; a test shows it: `ViewHost(controller.rootView, inHostingController: true)`.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Wraps a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, which the model has none of.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
#endif
