@_spi(Driving) public import AppleFoundationStandIn

/// Manages a view hierarchy: its place in the tree of controllers, and its presentations.
@MainActor open class UIViewController: UIResponder {
  /// Where a controller is in its appearance.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// A name for the content; bars show it.
  open var title: String? { didSet { navigationItem.title = title } }

  /// What a navigation bar shows for this controller.
  public let navigationItem = UINavigationItem()

  /// What a tab bar shows for this controller.
  open var tabBarItem = UITabBarItem()

  // Apple: uikit/uiviewcontroller/modalpresentationstyle, 2026-11-21
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether a person cannot swipe the presentation away.
  open var isModalInPresentation = false

  // Apple: uikit/uiviewcontroller/definespresentationcontext, 2026-11-21
  /// Whether presentations in the current context cover this controller.
  open var definesPresentationContext = false

  /// The controllers that this one contains.
  public internal(set) var children: [UIViewController] = []

  // Apple: uikit/uiviewcontroller/parent, 2026-11-21
  /// The controller that contains this one.
  public internal(set) weak var parent: UIViewController?

  /// The storyboard the controller came from.
  public internal(set) var storyboard: UIStoryboard?

  /// Whether a presentation of the controller is on its way.
  public internal(set) var isBeingPresented = false

  // Apple: uikit/uiviewcontroller/isbeingdismissed, 2026-11-21
  /// Whether a dismissal of the controller is on its way.
  public internal(set) var isBeingDismissed = false

  /// Whether the controller is on its way into a container.
  public internal(set) var isMovingToParent = false

  /// Whether the controller is on its way out of a container.
  public internal(set) var isMovingFromParent = false

  /// What this very controller presents, from the call on until the dismissal has ended.
  var presentedByMe: UIViewController?

  /// What presents this very controller.
  weak var presenterOfMe: UIViewController?

  /// The window whose root this controller is.
  weak var rootOf: UIWindow?

  /// The coordinator of a transition of this very controller.
  var coordinator: TransitionCoordinator?

  /// The coordinator of a dismissal that a person has begun and that has not ended.
  var draggedDown: TransitionCoordinator?

  /// The presentation controller, made when first asked for.
  var storedPresentationController: UIPresentationController?

  /// Where the controller is in its appearance.
  var appearance = Appearance.disappeared

  /// The view once it is loaded.
  private var loadedView: UIView?

  /// What UIKit would have said about this controller.
  let log = StandInLog()

  /// The callbacks of the life cycle, in order.
  var callbacks: [String] = []

  /// Creates a controller; nib files do not exist here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller from an archive, as storyboards do.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The root view; reading it loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The root view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The superview of the root view, or what presents the controller.
  open override var next: UIResponder? {
    loadedView?.superview ?? parent ?? presenterOfMe ?? rootOf
  }

  /// Creates the root view; not called by apps.
  open func loadView() {
    view = UIView(frame: .zero)
  }

  /// Loads the root view once.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    callbacks.append("viewDidLoad")
    viewDidLoad()
  }

  /// Tells that the view was loaded.
  open func viewDidLoad() {}

  /// Tells that the view is about to be added to a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view was added to a window.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to be taken out of its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view was taken out of its window.
  open func viewDidDisappear(_ animated: Bool) {}

  // Apple: uikit/uiviewcontroller/present(_:animated:completion:), 2026-11-21
  /// Presents a controller modally; a refused presentation never calls the completion.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  // Apple: uikit/uiviewcontroller/dismiss(animated:completion:), 2026-11-21
  /// Dismisses what this controller presents with all above it, or else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: flag, completion: completion)
  }

  /// Pushes in the nearest navigation controller, or else presents.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigation = navigationController else {
      present(vc, animated: true)
      return
    }
    navigation.pushViewController(vc, animated: true)
  }

  /// Adds a controller to a plain container.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
    if appearance == .appeared { childController.appearAtOnce() }
  }

  /// Takes the controller out of a plain container.
  open func removeFromParent() {
    guard let parent else { return }
    disappearAtOnce()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Tells that the controller is about to move into or out of a container.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the controller has moved into or out of a container.
  open func didMove(toParent parent: UIViewController?) {}

  /// The children whose views are in this controller's view now.
  var visibleChildren: [UIViewController] { children }
}
