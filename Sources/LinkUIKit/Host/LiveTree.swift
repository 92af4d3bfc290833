#if canImport(UIKit) && !os(watchOS)
import LinkNavigation
import UIKit

/// The controllers of a window, read once: containers, their stacks, and presentations over them.
@MainActor
struct LiveTree {
  /// The names of the containers, unique.
  let ids: [TabID]

  /// The containers, in the order of their names.
  private(set) var containers: [LiveStack]

  /// What the containers take turns in; `nil` when there is one.
  let tabs: LiveTabs?

  /// The position of the selected container.
  let selected: Int

  /// The presentations, the lowest first, without those that are on their way out.
  private(set) var presentations: [LivePresentation] = []

  /// Whether a transition is under way: a person's or the app's.
  private(set) var isInTransition: Bool

  /// The topmost controller that others can be presented from.
  private(set) var presenter: UIViewController?

  /// The controllers that stand in empty columns.
  private let isPlaceholder: (UIViewController) -> Bool

  /// The stack that a person sees.
  var front: LiveStack { presentations.last?.stack ?? containers[selected] }

  /// Reads the controllers of a window.
  init(
    of window: UIWindow,
    names: [TabID]?,
    isPlaceholder: @escaping (UIViewController) -> Bool
  ) {
    let root = window.rootViewController
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

  /// Reads what is presented over a controller, and over that.
  private mutating func readPresentations(over controller: UIViewController) {
    for next in controller.presentedOver {
      isInTransition = isInTransition || next.holdsTransition
      guard !next.isOnItsWayOut else { continue }
      presenter = next
      append(next)
      readPresentations(over: next)
    }
  }

  /// Takes in what is presented.
  private mutating func append(_ controller: UIViewController) {
    // A search is presented over the screen that it is a part of.
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
#endif
