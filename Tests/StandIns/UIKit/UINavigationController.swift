@_spi(Driving) public import AppleFoundationStandIn

/// A stack of controllers: the stack changes at once, the transition ends later.
@MainActor open class UINavigationController: UIViewController {
  /// Who is told which controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// What `interactivePopGestureRecognizer` returns.
  let popGesture = UIGestureRecognizer()

  // Apple: uikit/uinavigationcontroller/interactivepopgesturerecognizer (not tvOS), 2026-11-22
  /// The gesture by which a person goes back.
  @available(tvOS, unavailable)
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false

  /// A pop that a person holds.
  var interactivePop: InteractivePop?

  /// How many animated changes of the stack have begun and not ended.
  var changesOnTheirWay = 0

  /// Creates an empty navigation controller, which defines a presentation context.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Creates an empty navigation controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// Creates a navigation controller with a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  /// The stack, root first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { children.last }

  /// What is presented over the stack, or its last.
  open var visibleViewController: UIViewController? { chain.last ?? topViewController }

  override var visibleChildren: [UIViewController] { children.suffix(1) }

  // Apple: uikit/uinavigationcontroller/setviewcontrollers(_:animated:), 2026-11-21
  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if let reason = viewControllers.lazy.compactMap(impossibility).first {
      raise(reason)
      return
    }
    guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
      raise("All view controllers in a navigation controller must be distinct")
      return
    }
    change(to: viewControllers, animated: animated, name: "setViewControllers")
  }

  // Apple: uikit/uinavigationcontroller/pushviewcontroller(_:animated:), 2026-11-21
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let reason = impossibility(of: viewController) {
      raise(reason)
      return
    }
    guard !children.contains(where: { $0 === viewController }) else {
      raise(
        "Pushing the same view controller instance more than once is not supported (\(viewController.name))"
      )
      return
    }
    change(to: children + [viewController], animated: animated, name: "push")
  }

  /// Why a controller cannot stand in the stack; nil when it can.
  private func impossibility(of controller: UIViewController) -> String? {
    switch controller {
    case is UINavigationController:
      "Pushing a navigation controller is not supported: \(controller.name)"
    case is UITabBarController: "Pushing a tab bar controller is not supported: \(controller.name)"
    case is UISplitViewController:
      "Split View Controllers cannot be pushed to a Navigation Controller \(controller.name)"
    default: nil
    }
  }

  /// Notes that the stack has come to rest.
  func noteRest() {}

  // Apple: uikit/uinavigationcontroller/popviewcontroller(animated:), 2026-11-21
  /// Takes the top away; nil when only the root is left.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return pop(keeping: children.count - 1, animated: animated)?.first
  }

  // Apple: uikit/uinavigationcontroller/poptoviewcontroller(_:animated:), 2026-11-21
  /// Takes away what is above a controller of the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      raise("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(keeping: index + 1, animated: animated)
  }

  /// Takes away everything but the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(keeping: 1, animated: animated)
  }
}

// Apple: uikit/uinavigationcontrollerdelegate, 2026-11-21
/// Is told which controller is shown; the methods are optional.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  // Apple: …/navigationcontroller(_:willshow:animated:), 2026-11-21
  /// Tells which controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Tells which controller was shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// What happens without an implementation: nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// What happens without an implementation: nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
