@_spi(Driving) import AppleFoundationStandIn
@_spi(Driving) import UIKit

/// Writes down that something happened.
@MainActor final class Notes {
  /// What happened, in order.
  var all: [String] = []

  /// Creates an empty note book.
  init() {}

  /// Writes one thing down.
  func add(_ text: String) {
    all.append(text)
  }
}

/// A controller with a title.
@MainActor func screen(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}

/// A navigation controller with screens of these titles, in a visible window.
@MainActor func shownStack(
  _ titles: String...
) -> (window: UIWindow, navigation: UINavigationController) {
  let navigation = UINavigationController()
  navigation.viewControllers = titles.map(screen)
  return (UIWindow.shown(root: navigation), navigation)
}

extension UINavigationController {
  /// The titles of the stack, root first.
  var titles: [String] { viewControllers.map { $0.title ?? "" } }
}
