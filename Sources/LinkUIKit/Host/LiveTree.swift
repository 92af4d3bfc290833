#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The controllers of a window, read once: containers, their stacks, and presentations over them.
@MainActor
struct LiveTree {
  /// The root of the window.
  let root: UIViewController?

  /// The containers, in the order of their names.
  private(set) var containers: [LiveStack]

  /// The position of the selected container; the first when what is selected has no name, such as
  /// the list of further tabs.
  let selected: Int

  /// The presentations, the lowest first, without those that are on their way out.
  private(set) var presentations: [LivePresentation] = []

  /// Whether a transition is under way: a person's or the app's.
  private(set) var isInTransition: Bool

  /// The topmost controller that others can be presented from.
  private(set) var presenter: UIViewController?

  /// The stack that a person sees.
  var front: LiveStack { presentations.last?.stack ?? containers[selected] }

  /// Reads the controllers of a window.
  ///
  /// - Parameters:
  ///   - root: The root of the window.
  ///   - tabs: How many tabs have names; `nil` when the window has one stack.
  /// - Complexity: O(*n*), *n* = number of controllers.
  init(root: UIViewController?, tabs: Int?) {
    self.root = root
    presenter = root
    if let tabs {
      let bar = root as? UITabBarController
      let controllers = bar?.viewControllers ?? []
      containers = (0..<tabs).map { index in
        LiveStack(base: controllers.indices.contains(index) ? controllers[index] : nil)
      }
      let index = controllers.firstIndex { $0 === bar?.selectedViewController }
      selected = index.map { $0 < tabs ? $0 : 0 } ?? 0
    } else {
      containers = [LiveStack(base: root)]
      selected = 0
    }
    isInTransition = root?.visibleLeaf.isInTransition ?? false
    while let next = presenter?.visibleLeaf.presentedViewController {
      isInTransition = isInTransition || next.visibleLeaf.isInTransition
      guard !next.isBeingDismissed else { return }
      presenter = next
      append(next)
    }
  }

  /// Takes in what is presented.
  ///
  /// - Parameter controller: What is presented over everything that was taken in before.
  private mutating func append(_ controller: UIViewController) {
    if let overflow = controller as? OverflowNavigationController {
      if presentations.isEmpty {
        containers[selected].overflow = overflow
      } else {
        presentations[presentations.count - 1].stack.overflow = overflow
      }
    } else {
      presentations.append(
        LivePresentation(controller: controller, stack: LiveStack(base: controller))
      )
    }
  }
}

extension UIViewController {
  /// Whether this controller or a container around it takes part in a transition.
  var isInTransition: Bool {
    let around = sequence(first: self, next: \.parent)
    return transitionCoordinator != nil
      || around.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }
}
#endif
