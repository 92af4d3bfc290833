#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The dismissal of a controller with everything over it, which has begun.
@MainActor
struct Dismissal {
  /// What goes.
  private let controller: UIViewController

  /// Is told when it has gone.
  private let told = TransitionEnd()

  /// Begins to dismiss a controller.
  init(of controller: UIViewController, isAnimated: Bool) {
    self.controller = controller
    controller.presentingViewController?.dismiss(animated: isAnimated) { [told] in told.tell() }
  }

  /// Waits until it has gone.
  func end(_ patience: TransitionPatience) async throws(UIKitStepError) {
    try await told.wait(
      patience,
      isOver: { controller.presentingViewController == nil },
      isUnderWay: { controller.isInTransition }
    )
  }
}
#endif
