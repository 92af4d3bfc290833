#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// The controllers in this container that a person sees, the main one last.
  ///
  /// For a container of an unknown type, the children with a view in a window.
  private var shownChildren: [UIViewController] {
    switch self {
    case let own as any ScreenContaining: [own.shownController].compactMap(\.self)
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
    case let split as UISplitViewController: split.viewControllers
    case let navigation as UINavigationController:
      [navigation.topViewController].compactMap(\.self)
    default: children.filter { $0.viewIfLoaded?.window != nil }
    }
  }

  /// This controller and all inside it that a person sees, the innermost of the main one first.
  var visibleTree: [UIViewController] {
    shownChildren.reversed().flatMap(\.visibleTree) + [self]
  }

  /// What is presented over this controller and anything inside it, the lowest first.
  ///
  /// A controller inside may present in its own context, such as a search, while one around it presents
  /// over all of it.
  var presentedOver: [UIViewController] {
    visibleTree.compactMap(\.presentedViewController).reduce(into: []) { found, next in
      if !found.contains(where: { $0 === next }) { found.append(next) }
    }
  }

  /// Whether the controller is being dismissed by a transition that can't be cancelled.
  var isOnItsWayOut: Bool { isBeingDismissed && transitionCoordinator?.isOpen != true }

  /// Whether this controller or anything a person sees inside it takes part in a transition.
  var holdsTransition: Bool { visibleTree.contains(where: \.isInTransition) }

  /// Whether this controller or a container around it takes part in a transition.
  var isInTransition: Bool {
    let around = sequence(first: self, next: \.parent)
    return transitionCoordinator != nil
      || around.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether a person may take the transition back, or has done so.
  fileprivate var isOpen: Bool { isInteractive || isCancelled }
}

extension UINavigationController {
  /// The controllers of the stack, with those of the columns that a collapsed split view nests in it.
  ///
  /// One that a person swipes away is among them until it has gone for certain.
  var flattened: [UIViewController] {
    (viewControllers + [held].compactMap(\.self))
      .flatMap { ($0 as? UINavigationController)?.flattened ?? [$0] }
  }

  /// What a person swipes away, which UIKit takes off the stack as soon as the swipe begins.
  private var held: UIViewController? {
    guard let coordinator = transitionCoordinator, coordinator.isOpen,
      let held = coordinator.viewController(forKey: .from), held.parent === self,
      !viewControllers.contains(held)
    else { return nil }
    return held
  }
}
#endif
