#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows modally what could not be pushed, for lack of a navigation controller.
///
/// To the host it is the upper part of the stack below it, not a presentation.
final class OverflowNavigationController: UINavigationController {
  /// Gives the first screen a button that closes all of them, before those that it has.
  func addCancelButton(isAnimated: Bool) {
    let cancel = UIAction { [weak self] _ in
      self?.presentingViewController?.dismiss(animated: isAnimated)
    }
    removeCancelButton()
    let item = viewControllers.first?.navigationItem
    let button = OverflowCancelItem(systemItem: .cancel, primaryAction: cancel)
    item?.leftBarButtonItems = [button] + (item?.leftBarButtonItems ?? [])
  }

  /// Lets the screens go, without the button.
  func giveUpStack() {
    removeCancelButton()
    setViewControllers([], animated: false)
  }

  /// Takes the button away from the first screen, also one of an earlier stack that it was in.
  private func removeCancelButton() {
    let item = viewControllers.first?.navigationItem
    item?.leftBarButtonItems = item?.leftBarButtonItems?.filter { !($0 is OverflowCancelItem) }
  }
}

/// The button that closes a stack that is shown modally.
private final class OverflowCancelItem: UIBarButtonItem {}
#endif
