@_spi(Driving) public import AppleFoundationStandIn

/// What can be known about a transition that is on its way.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  // Apple: …/uiviewcontrollertransitioncoordinatorcontext/presentationstyle, 2026-11-21
  /// The modal style, or none.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether a person began the transition; never changes.
  var initiallyInteractive: Bool { get }

  /// Whether a person holds the transition now.
  var isInteractive: Bool { get }

  /// Whether a person took the transition back.
  var isCancelled: Bool { get }

  // Apple: …/uiviewcontrollertransitioncoordinatorcontext/viewcontroller(forkey:), 2026-11-22
  /// A controller that takes part; only what a person drags away is modelled.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

// Apple: uikit/uitransitioncontextviewcontrollerkey, 2026-11-22
/// What a controller is in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What is visible at the beginning, or at the end when the transition was cancelled.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")

  /// What is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

// Apple: uikit/uiviewcontrollertransitioncoordinator, 2026-11-21
/// Lets the app act beside a transition and after it.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  // Apple: …/animate(alongsidetransition:completion:), 2026-11-21
  /// Runs one block during the transition and one after it.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  // Apple: …/notifywheninteractionchanges(_:), 2026-11-21
  /// Runs a block when a person lets go, whether the transition goes on or back.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs one block during the transition and, unless it is nil, one after it.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of one transition; gone when it ends.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// Whether the transition is animated; without animation there is no coordinator.
  let isAnimated = true

  /// The modal style, or none.
  let presentationStyle: UIModalPresentationStyle

  /// Whether a person began the transition.
  let initiallyInteractive: Bool

  /// Whether a person holds the transition now.
  private(set) var isInteractive: Bool

  /// Whether a person took the transition back.
  private(set) var isCancelled = false

  /// Blocks to run after the transition.
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// Blocks to run when a person lets go.
  private var observers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// The controllers that take part.
  private let controllers: [UIViewController]

  /// What a person drags away.
  private let dragged: UIViewController?

  /// Creates a coordinator.
  private init(
    controllers: [UIViewController],
    style: UIModalPresentationStyle,
    interactive: Bool,
    dragged: UIViewController?
  ) {
    self.controllers = controllers
    self.dragged = dragged
    presentationStyle = style
    initiallyInteractive = interactive
    isInteractive = interactive
    super.init()
  }

  /// Gives the controllers of a transition a coordinator, if it is animated and can be seen.
  static func begin(
    in controllers: [UIViewController],
    animated: Bool,
    style: UIModalPresentationStyle = .none,
    interactive: Bool = false,
    from dragged: UIViewController? = nil
  ) -> TransitionCoordinator? {
    guard animated else { return nil }
    let coordinator = TransitionCoordinator(
      controllers: controllers,
      style: style,
      interactive: interactive,
      dragged: dragged
    )
    controllers.forEach { $0.coordinator = coordinator }
    return coordinator
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? dragged : nil
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    observers.append(handler)
  }

  /// A person lets go.
  func letGo(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    observers.forEach { $0(self) }
    observers = []
  }

  /// The transition has ended.
  func end(reports: Bool) {
    for controller in controllers where controller.coordinator === self {
      controller.coordinator = nil
    }
    let blocks = completions
    completions = []
    if reports { blocks.forEach { $0(self) } }
  }
}
