@_spi(Driving) public import AppleFoundationStandIn

// Apple: uikit/uiviewcontrollertransitioncoordinatorcontext, not compared
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

  /// Creates a coordinator.
  private init(
    controllers: [UIViewController],
    style: UIModalPresentationStyle,
    interactive: Bool
  ) {
    self.controllers = controllers
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
    interactive: Bool = false
  ) -> TransitionCoordinator? {
    guard animated else { return nil }
    let coordinator = TransitionCoordinator(
      controllers: controllers,
      style: style,
      interactive: interactive
    )
    controllers.forEach { $0.coordinator = coordinator }
    return coordinator
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
