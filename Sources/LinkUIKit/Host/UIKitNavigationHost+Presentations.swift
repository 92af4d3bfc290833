#if canImport(UIKit) && !os(watchOS)
import LinkNavigation
import UIKit

extension UIKitNavigationHost {
  /// Presents a screen, and what is pushed on it, over everything that is shown.
  ///
  /// - Parameter presentation: What is to be presented. Its controllers are built.
  /// - Throws: ``UIKitStepError`` – `.noScreen`, `.inUse`, `.notPushable`, `.refused` or
  ///   `.timedOut`.
  func present(_ presentation: Presentation<Destination>) async throws {
    let controllers = try take(presentation.stack)
    let frame = try frame(of: controllers)
    guard let presenter = tree.presenter else { throw UIKitStepError(.noContainer) }
    frame.modalPresentationStyle = options.modalStyles[presentation.style] ?? .automatic
    ledger.note(frame, presentedAs: presentation.style)
    try await present(frame, from: presenter)
  }

  /// Dismisses the presentations above the first ones.
  ///
  /// Those that have gone already are no error.
  ///
  /// - Parameter count: How many stay.
  /// - Throws: ``UIKitStepError`` – `.refused` or `.timedOut`.
  func dismiss(to count: Int) async throws {
    guard let lowest = tree.presentations.dropFirst(count).first else { return }
    try await dismiss(lowest.controller)
  }

  /// Presents a controller, and waits for the end of the transition.
  ///
  /// A refused presentation never calls its completion handler, so the refusal is seen at once.
  ///
  /// - Parameters:
  ///   - controller: What is to be presented.
  ///   - presenter: From where.
  /// - Throws: ``UIKitStepError`` – `.refused` or `.timedOut`.
  func present(
    _ controller: UIViewController,
    from presenter: UIViewController
  ) async throws(UIKitStepError) {
    let end = TransitionEnd()
    presenter.present(controller, animated: options.isAnimated) { end.tell() }
    guard controller.presentingViewController != nil else { throw UIKitStepError(.refused) }
    try await end.wait(
      options.patience,
      isOver: { !controller.isInTransition && controller.presentingViewController != nil },
      isUnderWay: { controller.presentingViewController != nil }
    )
  }

  /// Dismisses a controller with everything over it, and waits for the end of the transition.
  ///
  /// - Parameter controller: What is presented.
  /// - Throws: ``UIKitStepError`` – `.refused` or `.timedOut`.
  func dismiss(_ controller: UIViewController) async throws(UIKitStepError) {
    let end = TransitionEnd()
    controller.presentingViewController?.dismiss(animated: options.isAnimated) { end.tell() }
    try await end.wait(
      options.patience,
      isOver: { controller.presentingViewController == nil },
      isUnderWay: { controller.isInTransition }
    )
  }

  /// The controller that is presented for a stack: itself, or a navigation controller around it.
  ///
  /// - Parameter controllers: The controllers, the lowest first.
  /// - Returns: The first one, if it is a navigation controller or cannot be in one; else a
  ///   navigation controller, so that links can be pushed on the screen later.
  /// - Throws: ``UIKitStepError`` – `.notPushable`.
  private func frame(of controllers: [UIViewController]) throws(UIKitStepError) -> UIViewController
  {
    let pushed = Array(controllers.dropFirst())
    try checkPushable(pushed)
    switch controllers.first {
    case let navigation as UINavigationController:
      navigation.setViewControllers(navigation.viewControllers + pushed, animated: false)
      return navigation
    case let first? where !first.isPushable:
      guard pushed.isEmpty else { throw UIKitStepError(.notPushable) }
      return first
    default:
      let navigation = UINavigationController()
      navigation.setViewControllers(controllers, animated: false)
      return navigation
    }
  }
}
#endif
