#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// The controllers in this container that a person sees, the main one last; none for a plain one.
  private var shownChildren: [UIViewController] {
    switch self {
    case let own as any ScreenContaining: [own.shownController].compactMap(\.self)
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
    case let split as UISplitViewController: split.viewControllers
    case let navigation as UINavigationController:
      [navigation.topViewController].compactMap(\.self)
    default: []
    }
  }

  /// This controller and all inside it that a person sees, the innermost of the main one first.
  var visibleTree: [UIViewController] {
    shownChildren.reversed().flatMap(\.visibleTree) + [self]
  }

  /// What is presented over this controller or anything inside it.
  var presentedOver: UIViewController? {
    visibleTree.lazy.compactMap(\.presentedViewController).first
  }

  /// Whether this controller or anything a person sees inside it takes part in a transition.
  var holdsTransition: Bool { visibleTree.contains(where: \.isInTransition) }

  /// Whether this controller or a container around it takes part in a transition.
  var isInTransition: Bool {
    let around = sequence(first: self, next: \.parent)
    return transitionCoordinator != nil
      || around.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }
}

extension UINavigationController {
  /// The controllers of the stack, with those of the columns that a collapsed split view nests in it.
  var flattened: [UIViewController] {
    viewControllers.flatMap { ($0 as? UINavigationController)?.flattened ?? [$0] }
  }
}
#endif
