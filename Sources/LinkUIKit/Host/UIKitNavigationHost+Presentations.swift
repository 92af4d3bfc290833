#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIKitNavigationHost {
  /// Presents a screen, with the screens pushed on it, over all others.
  func present(
    _ presentation: Presentation<Destination>,
    in tree: LiveTree,
    isAnimated: Bool
  ) async throws {
    let controllers = try take(presentation.stack)
    let frame = try frame(of: controllers)
    guard let presenter = tree.presenter else { throw UIKitStepError(.noContainer) }
    configure(frame, for: presentation.style, presentedFrom: presenter)
    if let link = presentation.root.destination { self.presentation?(link, frame) }
    ledger.register(frame, presentedAs: presentation.style)
    try await present(frame, from: presenter, isAnimated: isAnimated)
  }

  /// Begins to dismiss all presentations but the lowest ones.
  func beginDismissal(to count: Int, in tree: LiveTree, isAnimated: Bool) -> Dismissal? {
    tree.presentations.dropFirst(count).first.map {
      Dismissal(of: $0.controller, isAnimated: isAnimated)
    }
  }

  /// Presents a controller, and waits for the transition to end.
  ///
  /// A refused presentation never calls its completion handler, so the refusal is seen at once.
  func present(
    _ controller: UIViewController,
    from presenter: UIViewController,
    isAnimated: Bool
  ) async throws(UIKitStepError) {
    let end = TransitionEnd()
    presenter.present(controller, animated: isAnimated) { end.complete() }
    guard controller.presentingViewController != nil else { throw UIKitStepError(.refused) }
    try await end.wait(
      options.patience,
      isOver: { !controller.isInTransition && controller.presentingViewController != nil },
      isUnderWay: { controller.presentingViewController != nil }
    )
  }

  /// Sets how a controller is presented, and the anchor of its popover.
  ///
  /// A popover without an anchor on screen is shown as a sheet. Alerts and share sheets have a
  /// style of their own. If that is a popover without an anchor, UIKit would raise, so it points at
  /// the middle of the screen below.
  private func configure(
    _ controller: UIViewController,
    for style: PresentationStyle,
    presentedFrom presenter: UIViewController
  ) {
    #if os(tvOS)
    if !controller.hasOwnStyle { controller.modalPresentationStyle = options.modalStyle(of: style) }
    #else
    let modalStyle = options.modalStyle(of: style)
    let anchor = presenter.nearestPopoverAnchor(named: style.anchor)
    if !controller.hasOwnStyle {
      let isLost = modalStyle == .popover && anchor == nil
      controller.modalPresentationStyle = isLost ? options.modalStyle(of: .sheet) : modalStyle
    }
    guard let popover = controller.popoverPresentationController else { return }
    (anchor ?? .middle(of: presenter.view)).place(popover)
    #endif
  }

  /// The controller that is presented for a stack: the only one, or a navigation controller with all.
  private func frame(of controllers: [UIViewController]) throws(UIKitStepError) -> UIViewController
  {
    let pushed = Array(controllers.dropFirst())
    try checkPushable(pushed)
    if let first = controllers.first {
      let inside = LiveStack(first, in: .presentation, isPlaceholder: ledger.isPlaceholder)
      if let navigation = inside.base as? UINavigationController {
        navigation.setViewControllers(navigation.viewControllers + pushed, animated: false)
        return first
      }
      guard first.isPushable || pushed.isEmpty else { throw UIKitStepError(.notPushable) }
      if !first.isPushable { return first }
    }
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    return navigation
  }
}
#endif
