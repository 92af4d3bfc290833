#if canImport(UIKit) && !os(watchOS)
import UIKit

/// One stack as it is on screen: a navigation controller, or a plain one with what could not be
/// pushed on it.
@MainActor
struct LiveStack {
  /// The tab, the root of the window, or what is presented; `nil` when there is none.
  let base: UIViewController?

  /// The modal stack that goes on where a plain base cannot.
  var overflow: OverflowNavigationController?

  /// The controllers of the base, the lowest first.
  var baseControllers: [UIViewController] {
    (base as? UINavigationController)?.viewControllers ?? base.map { [$0] } ?? []
  }

  /// All controllers, the lowest first.
  var controllers: [UIViewController] { baseControllers + (overflow?.viewControllers ?? []) }

  /// The navigation controller on which to push, if there is one.
  var navigation: UINavigationController? { overflow ?? base as? UINavigationController }
}

/// What is presented, with its stack.
@MainActor
struct LivePresentation {
  /// What is presented.
  let controller: UIViewController

  /// Its stack.
  var stack: LiveStack
}

extension UIViewController {
  /// The controller inside this one and its containers that a person sees.
  var visibleLeaf: UIViewController {
    switch self {
    case let tabs as UITabBarController: tabs.selectedViewController?.visibleLeaf ?? self
    case let navigation as UINavigationController: navigation.topViewController?.visibleLeaf ?? self
    default: self
    }
  }
}
#endif
