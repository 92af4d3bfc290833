#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The controllers of a window, read once: containers, their stacks, and presentations over them.
@MainActor
struct LiveTree {
  /// The names of the containers, unique.
  let ids: [TabID]

  /// The containers, in the order of their names.
  private(set) var containers: [LiveStack]

  /// The tabs of the containers; `nil` when there is only one container.
  let tabs: LiveTabs?

  /// The position of the selected container.
  let selected: Int

  /// The presentations, the lowest first, without those that are being dismissed.
  private(set) var presentations: [LivePresentation] = []

  /// Whether a transition is in progress, by a person or the app.
  private(set) var isInTransition: Bool

  /// The topmost controller that others can be presented from.
  private(set) var presenter: UIViewController?

  /// Returns whether a controller is a placeholder of an empty column.
  private let isPlaceholder: (UIViewController) -> Bool

  /// The visible stack.
  var front: LiveStack { presentations.last?.stack ?? containers[selected] }

  /// Reads the controllers of a window from its root on.
  init(
    _ root: UIViewController?,
    of window: UIWindow,
    names: [TabID]?,
    isPlaceholder: @escaping (UIViewController) -> Bool
  ) {
    self.isPlaceholder = isPlaceholder
    presenter = root
    isInTransition = root?.holdsTransition ?? false
    if let names {
      let tabs = LiveTabs.holder(in: root).map { LiveTabs(in: $0, names: names) }
      self.tabs = tabs
      let all = tabs?.all ?? names.map { LiveTabs.Tab(id: $0, controller: nil) }
      ids = all.map(\.id)
      selected = tabs?.selected ?? 0
      containers = all.enumerated().map { index, tab in
        let slot = tabs.map { BaseSlot.tab($0, index) } ?? .window(window)
        var stack = LiveStack(tab.controller, in: slot, isPlaceholder: isPlaceholder)
        stack.below = tab.below
        stack.count = tab.count
        return stack
      }
    } else {
      tabs = nil
      ids = [.main]
      selected = 0
      containers = [LiveStack(root, in: .window(window), isPlaceholder: isPlaceholder)]
    }
    if let root { readPresentations(over: root) }
  }

  /// Reads the presentations over a controller, and over those.
  private mutating func readPresentations(over controller: UIViewController) {
    for next in controller.presentedOver {
      isInTransition = isInTransition || next.holdsTransition
      guard !next.isOnItsWayOut else { continue }
      presenter = next
      append(next)
      readPresentations(over: next)
    }
  }

  /// Adds a presentation.
  private mutating func append(_ controller: UIViewController) {
    // A search is presented over the screen that it belongs to.
    if controller is UISearchController { return }
    if let overflow = controller as? OverflowNavigationController {
      if presentations.isEmpty {
        containers[selected].overflow = overflow
      } else {
        presentations[presentations.count - 1].stack.overflow = overflow
      }
    } else {
      let stack = LiveStack(controller, in: .presentation, isPlaceholder: isPlaceholder)
      presentations.append(LivePresentation(controller: controller, stack: stack))
    }
  }
}

extension UIViewController {
  /// The visible controllers in this container, the main one last.
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

  /// This controller and all visible ones inside it, the innermost of the main one first.
  var visibleTree: [UIViewController] {
    shownChildren.reversed().flatMap(\.visibleTree) + [self]
  }

  /// The presentations over this controller and anything inside it, the lowest first.
  ///
  /// A controller inside may present in its own context, such as a search, while a container around it presents
  /// over everything.
  var presentedOver: [UIViewController] {
    visibleTree.compactMap(\.presentedViewController).reduce(into: []) { found, next in
      if !found.contains(where: { $0 === next }) { found.append(next) }
    }
  }

  /// Whether the controller is being dismissed by a transition that can't be cancelled.
  var isOnItsWayOut: Bool { isBeingDismissed && transitionCoordinator?.isOpen != true }

  /// Whether this controller, or a visible one inside it, takes part in a transition.
  var holdsTransition: Bool { visibleTree.contains(where: \.isInTransition) }

  /// Whether this controller or a container around it takes part in a transition.
  var isInTransition: Bool {
    let around = sequence(first: self, next: \.parent)
    return transitionCoordinator != nil
      || around.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether a person may cancel the transition, or has done so.
  fileprivate var isOpen: Bool { isInteractive || isCancelled }
}

extension UINavigationController {
  /// The controllers of the stack, with those of the columns that a collapsed split view nests in it.
  ///
  /// A controller that a person is swiping away is included until it is certainly gone.
  var flattened: [UIViewController] {
    (viewControllers + [held].compactMap(\.self))
      .flatMap { ($0 as? UINavigationController)?.flattened ?? [$0] }
  }

  /// The controller that a person is swiping away, which UIKit removes from the stack when the swipe begins.
  private var held: UIViewController? {
    guard let coordinator = transitionCoordinator, coordinator.isOpen,
      let held = coordinator.viewController(forKey: .from), held.parent === self,
      !viewControllers.contains(held)
    else { return nil }
    return held
  }
}
#endif
