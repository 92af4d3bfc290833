#if canImport(UIKit) && !os(watchOS)
import UIKit

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
