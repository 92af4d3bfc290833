#if canImport(UIKit) && !os(watchOS)
import UIKit

/// One stack as it is on screen: a navigation controller, the columns of a split view, or a plain
/// controller with screens that could not be pushed on it.
@MainActor
struct LiveStack {
  /// The tab's controller, the window's root or the presented controller; `nil` before it exists.
  let base: UIViewController?

  /// The place of the base.
  let slot: BaseSlot

  /// The number of controllers at the bottom of the navigation controller that belong to a group of tabs, or are
  /// the list of tabs.
  var below = 0

  /// The number of controllers above them that belong to this stack; `nil` for all.
  var count: Int?

  /// The modal stack that continues a plain base.
  var overflow: OverflowNavigationController?

  /// Returns whether a controller is a placeholder of an empty column.
  private let isPlaceholder: (UIViewController) -> Bool

  /// Reads a stack inside the app's own frames.
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

  /// Whether the stack is replaced at the window's root, not inside it.
  var isPlainRoot: Bool {
    guard case .window = slot else { return false }
    return !(base is UINavigationController) && split == nil
  }

  /// Whether the base is a split view of the classic style, which is one screen.
  var isClassicSplit: Bool { base is UISplitViewController && split == nil }

  /// The controllers of the base, the lowest first.
  var baseControllers: [UIViewController] {
    if let split { return split.stackedControllers.filter { !isPlaceholder($0) } }
    // A system picker may be a navigation controller, whose screens are its own.
    if let base, base.systemScreen != nil { return [base] }
    guard let navigation = base as? UINavigationController else { return base.map { [$0] } ?? [] }
    return Array(navigation.flattened.dropFirst(below).prefix(count ?? .max))
  }

  /// All controllers, the lowest first.
  var controllers: [UIViewController] { baseControllers + (overflow?.viewControllers ?? []) }

  /// The navigation controller to push on, if there is one.
  var navigation: UINavigationController? {
    overflow ?? (base?.systemScreen == nil ? base as? UINavigationController : nil)
  }
}

/// A presentation with its stack.
@MainActor
struct LivePresentation {
  /// The presented controller.
  let controller: UIViewController

  /// Its stack.
  var stack: LiveStack
}

extension UIViewController {
  /// The place of the stack inside this controller: in a frame, or instead of columns.
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

/// The place of a stack's base, where another controller can be put.
@MainActor
enum BaseSlot {
  /// The root of a window.
  case window(UIWindow)

  /// One of several tabs.
  case tab(LiveTabs, Int)

  /// The controller in a frame of the app.
  case frame(any ScreenContaining)

  /// The controller that a split view controller shows instead of its columns.
  case compact(UISplitViewController)

  /// A presentation, whose root never changes.
  case presentation

  /// Replaces the controller in this place.
  func replace(_ base: UIViewController?, with other: UIViewController) -> Bool {
    switch self {
    case .window(let window):
      // Presentations of the root would stay in the window.
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
