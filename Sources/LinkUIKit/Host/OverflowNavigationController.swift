#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows modally what could not be pushed, for lack of a navigation controller.
///
/// To the host it is the upper part of the stack below it, not a presentation.
final class OverflowNavigationController: UINavigationController {
  /// Gives the first screen a button that closes all of them.
  func addCancelButton(isAnimated: Bool) {
    let cancel = UIAction { [weak self] _ in
      self?.presentingViewController?.dismiss(animated: isAnimated)
    }
    viewControllers.first?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: cancel
    )
  }

  /// Lets the screens go, without the button.
  func giveUpStack() {
    viewControllers.first?.navigationItem.leftBarButtonItem = nil
    setViewControllers([], animated: false)
  }
}
#endif
