@_spi(Driving) import AppleFoundationStandIn

extension UIViewController {
  // Apple: uikit/uiviewcontroller/presentedviewcontroller, 2026-11-21
  /// What this controller or one of its ancestors presents.
  public var presentedViewController: UIViewController? {
    presentedByMe ?? parent?.presentedViewController
  }

  // Apple: uikit/uiviewcontroller/presentingviewcontroller, 2026-11-21
  /// What presents this controller or one of its ancestors.
  public var presentingViewController: UIViewController? {
    presenterOfMe ?? parent?.presentingViewController
  }

  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  // Apple: uikit/uiviewcontroller/transitioncoordinator, 2026-11-21
  /// The coordinator of the animated transition in which this controller or an ancestor takes part.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }

  // Apple: uikit/uiviewcontroller/presentationcontroller, 2026-11-21
  /// What manages the controller's presentation.
  public var presentationController: UIPresentationController? {
    if let stored = storedPresentationController ?? parent?.presentationController { return stored }
    if let popover = nearestPopover { return popover }
    let made = UIPresentationController(presentedViewController: self, presenting: presenterOfMe)
    storedPresentationController = made
    return made
  }

  /// The outermost container around this controller.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// This controller and the containers around it, inside out.
  var selfAndAncestors: [UIViewController] { [self] + (parent?.selfAndAncestors ?? []) }

  /// The window whose tree of controllers holds this one, visible or not.
  var treeWindow: UIWindow? {
    rootOf ?? parent?.treeWindow ?? presenterOfMe?.treeWindow
  }

  /// The window that shows this controller's view now.
  var showingWindow: UIWindow? {
    guard !isCovered else { return nil }
    if let parent {
      return parent.visibleChildren.contains { $0 === self } ? parent.showingWindow : nil
    }
    guard let window = treeWindow, !window.isHidden else { return nil }
    return window
  }

  /// Whether a finished full-screen presentation took this controller's view out of the window.
  private var isCovered: Bool {
    guard let presented = presentedByMe, presented.modalPresentationStyle.coversPresenter else {
      return false
    }
    return !presented.isBeingPresented && !presented.isBeingDismissed
  }

  /// What this controller presents, and what that presents, and so on.
  var chain: [UIViewController] {
    presentedByMe.map { [$0] + $0.chain } ?? []
  }

  /// Records a console warning with this controller and its window.
  func warn(_ text: String) {
    log.warn(text)
    treeWindow?.log.warn(text)
  }

  /// Records an exception with this controller and its window.
  func raise(_ text: String) {
    log.raise(text)
    treeWindow?.log.raise(text)
  }

  /// Runs a transition on the window's clock, or ends it at once outside a window.
  func run(_ name: String, finish: @escaping @MainActor (_ reportsCompletion: Bool) -> Void) {
    guard let window = treeWindow else {
      finish(true)
      return
    }
    window.clock.begin(name, finish: finish)
  }
}
