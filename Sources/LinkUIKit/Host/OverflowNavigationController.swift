#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows screens modally that could not be pushed because there is no navigation controller.
///
/// For the host, it is the upper part of the stack below it, not a presentation.
final class OverflowNavigationController: UINavigationController {
  /// Adds a button to the first screen that closes all screens, before the screen's own buttons.
  func addCancelButton(isAnimated: Bool) {
    let cancel = UIAction { [weak self] _ in
      self?.presentingViewController?.dismiss(animated: isAnimated)
    }
    removeCancelButton()
    let item = viewControllers.first?.navigationItem
    let button = OverflowCancelItem(systemItem: .cancel, primaryAction: cancel)
    item?.leftBarButtonItems = [button] + (item?.leftBarButtonItems ?? [])
  }

  /// Releases the screens, without the button.
  func giveUpStack() {
    removeCancelButton()
    setViewControllers([], animated: false)
  }

  /// Removes the button from the first screen, also that of another such controller.
  private func removeCancelButton() {
    let item = viewControllers.first?.navigationItem
    item?.leftBarButtonItems = item?.leftBarButtonItems?.filter { !($0 is OverflowCancelItem) }
  }
}

/// The button that closes a modal stack.
private final class OverflowCancelItem: UIBarButtonItem {}
#endif
