#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows modally what could not be pushed, for lack of a navigation controller.
///
/// To the host it is the upper part of the stack below it, not a presentation.
final class OverflowNavigationController: UINavigationController {
  /// The button that closes all screens.
  private var cancelButton: UIBarButtonItem?

  /// Gives the first screen a button that closes all of them, before those that it has.
  func addCancelButton(isAnimated: Bool) {
    let cancel = UIAction { [weak self] _ in
      self?.presentingViewController?.dismiss(animated: isAnimated)
    }
    let button = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
    let item = viewControllers.first?.navigationItem
    item?.leftBarButtonItems = [button] + (item?.leftBarButtonItems ?? [])
    cancelButton = button
  }

  /// Lets the screens go, without the button.
  func giveUpStack() {
    let item = viewControllers.first?.navigationItem
    item?.leftBarButtonItems = item?.leftBarButtonItems?.filter { $0 !== cancelButton }
    setViewControllers([], animated: false)
  }
}
#endif
