#if canImport(UIKitStandIn)
@_spi(Driving) public import UIKitStandIn

// Apple: swiftui/uiapplicationdelegateadaptor, 2026-11-24
/// Names the app delegate of an app in SwiftUI; here a test makes it, as the delegate of `UIApplication.shared`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  /// The delegate.
  public var wrappedValue: Delegate {
    guard let made = UIApplication.shared.delegate as? Delegate else { fatalError("no delegate") }
    return made
  }

  /// Names the type of the delegate.
  public init(_ type: Delegate.Type = Delegate.self) {}
}

// Apple: swiftui/uiviewrepresentable, 2026-11-24
/// A view of UIKit among views; the model knows when it comes into a window, no more.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView

  /// What the view is made with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

/// What a view of UIKit is made with: here nothing.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

extension UIViewRepresentable {
  /// Views that the model renders itself have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A modifier that puts views behind a view.
nonisolated struct BackgroundModifier<Background: View>: ViewModifier {
  let background: Background
}

extension BackgroundModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    let nodes = site.child("content").render(content)
    show(background, at: site)
    return nodes
  }

  /// Makes the view of UIKit, and puts it into the window that there is.
  @MainActor private func show(_ background: some View, at site: Site) {
    guard let representable = background as? any UIViewRepresentable else { return }
    show(representable, at: site)
  }

  @MainActor private func show<R: UIViewRepresentable>(_ representable: R, at site: Site) {
    let view = site.place.memory("view") { representable.makeUIView(context: .init()) }
    representable.updateUIView(view, context: .init())
    let (level, graph) = (site.level, site.graph)
    site.pass.afterwards.append { [weak level, weak graph] in
      let controller = level?.controller as? UIViewController
      let shown = controller?.view ?? graph?.window as? UIWindow
      guard let shown, view.superview !== shown else { return }
      shown.addSubview(view)
    }
  }
}

extension View {
  /// Puts a view behind this one; here only one of UIKit.
  public nonisolated func background<Background: View>(_ background: Background) -> some View {
    modifier(BackgroundModifier(background: background))
  }
}

// Apple: swiftui/uihostingcontroller, 2026-11-24
/// Shows a view in an app of UIKit.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, which the model has none of.
  public required init?(coder: NSCoder) { nil }
}

/// The controller of a sheet or cover.
@MainActor final class PresentationHostingController: UIViewController {
  /// Called when it was dismissed, by whatever.
  var whenDismissed: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { whenDismissed() }
  }
}

/// Presents controllers from the window's topmost one.
@MainActor final class WindowControllers: ControllerPresenting {
  private weak var window: UIWindow?

  init(in window: UIWindow) {
    self.window = window
    if window.rootViewController == nil { window.rootViewController = UIViewController() }
  }

  func present(_ state: PresentationState, isFullScreen: Bool, whenDismissed: @escaping () -> Void)
  {
    guard let root = window?.rootViewController else { return }
    let top = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    let controller = PresentationHostingController()
    controller.whenDismissed = whenDismissed
    if isFullScreen { controller.modalPresentationStyle = .fullScreen }
    state.controller = controller
    state.inside.controller = controller
    update(state)
    top.present(controller, animated: false)
  }

  func dismiss(_ state: PresentationState) {
    guard let controller = state.controller as? UIViewController, !controller.isBeingDismissed
    else { return }
    controller.presentingViewController?.dismiss(animated: true)
  }

  func update(_ state: PresentationState) {
    (state.controller as? UIViewController)?.isModalInPresentation = state.isModal
  }
}

@_spi(Driving) extension ViewHost {
  /// Shows a view in the window of a scene, as after a launch for a URL or an activity.
  public convenience init<Root: View>(
    _ root: Root,
    in window: UIWindow,
    storage: SceneStore = SceneStore(),
    opening url: URL? = nil,
    continuing activity: NSUserActivity? = nil
  ) {
    self.init(root, storage: storage, opening: url, continuing: activity)
    graph.window = window
    graph.controllers = WindowControllers(in: window)
    graph.stateChanged()
    graph.update()
  }

  /// Shows what a hosting controller shows.
  public convenience init<Content: View>(_ controller: UIHostingController<Content>) {
    self.init(controller.rootView, inHostingController: true)
  }
}
#endif
