#if canImport(UIKit) && !os(watchOS)
import UIKit

/// One stack as it is on screen: a navigation controller, the columns of a split view, or a plain
/// controller with what could not be pushed on it.
@MainActor
struct LiveStack {
  /// The tab's controller, the window's root or the presented controller; `nil` before it exists.
  let base: UIViewController?

  /// Where the base stands.
  let slot: BaseSlot

  /// How many controllers at the bottom of the navigation controller belong to a group of tabs, or are
  /// the list of tabs.
  var below = 0

  /// How many controllers above them are of this stack; `nil` for all.
  var count: Int?

  /// The modal stack that goes on where a plain base cannot.
  var overflow: OverflowNavigationController?

  /// The controllers that stand in empty columns.
  private let isPlaceholder: (UIViewController) -> Bool

  /// Reads a stack, inside the frames of the app's own around it.
  init(
    _ controller: UIViewController?,
    in slot: BaseSlot,
    isPlaceholder: @escaping (UIViewController) -> Bool
  ) {
    var (base, place) = (controller, slot)
    while let inner = base?.contentSlot { (base, place) = (inner.controller, inner.slot) }
    self.base = base
    self.slot = place
    self.isPlaceholder = isPlaceholder
  }

  /// The split view whose columns are the stack; `nil` for one of the classic style, which has none.
  var split: UISplitViewController? {
    (base as? UISplitViewController).flatMap { $0.hasColumns ? $0 : nil }
  }

  /// Whether another stack takes the place of the root of the window, not one inside it.
  var isPlainRoot: Bool {
    guard case .window = slot else { return false }
    return !(base is UINavigationController) && split == nil
  }

  /// Whether the base is a split view of the classic style, which is one screen.
  var isClassicSplit: Bool { base is UISplitViewController && split == nil }

  /// The controllers of the base, the lowest first.
  var baseControllers: [UIViewController] {
    if let split { return split.stackedControllers.filter { !isPlaceholder($0) } }
    // A picker of the system's may be a navigation controller, whose screens are its own.
    if let base, base.systemScreen != nil { return [base] }
    guard let navigation = base as? UINavigationController else { return base.map { [$0] } ?? [] }
    return Array(navigation.flattened.dropFirst(below).prefix(count ?? .max))
  }

  /// All controllers, the lowest first.
  var controllers: [UIViewController] { baseControllers + (overflow?.viewControllers ?? []) }

  /// The navigation controller on which to push, if there is one.
  var navigation: UINavigationController? {
    overflow ?? (base?.systemScreen == nil ? base as? UINavigationController : nil)
  }
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
  /// What holds the stack inside this controller: that in a frame, or in place of columns.
  fileprivate var contentSlot: (controller: UIViewController?, slot: BaseSlot)? {
    if let own = self as? any ScreenContaining, own.containedControllers.count <= 1 {
      return (own.shownController, .frame(own))
    }
    if let split = self as? UISplitViewController, split.isCollapsed, split.hasColumns,
      let compact = split.viewController(for: .compact)
    {
      return (compact, .compact(split))
    }
    return nil
  }
}

/// Where the base of a stack stands, so that another controller can be put there.
@MainActor
enum BaseSlot {
  /// The root of a window.
  case window(UIWindow)

  /// One of several controllers that take turns.
  case tab(LiveTabs, Int)

  /// The one controller in a frame of the app's own.
  case frame(any ScreenContaining)

  /// What a split view controller shows in place of its columns.
  case compact(UISplitViewController)

  /// What is presented: its root never changes.
  case presentation

  /// Puts a controller in the place of another one.
  func replace(_ base: UIViewController?, with other: UIViewController) -> Bool {
    switch self {
    case .window(let window):
      // What the root presents would stay in the window.
      guard window.rootViewController?.presentedViewController is UISearchController? else {
        return false
      }
      window.rootViewController = other
    case .tab(let tabs, let index): return tabs.replace(at: index, with: other)
    case .frame(let frame): frame.replace(base, with: other)
    case .compact(let split): split.setViewController(other, for: .compact)
    case .presentation: return false
    }
    return true
  }
}
#endif
