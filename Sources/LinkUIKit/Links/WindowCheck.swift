#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Looks for mistakes in what an app attaches its links to, and writes them to the log.
@MainActor
struct WindowCheck<Link: DeepLink & NavigationPlacing> {
  let links: DeepLinks<Link>

  /// Logs names of tabs that don't fit the tab bar of a window.
  func check(_ window: UIWindow, namedTabs tabs: [TabID]) {
    guard window.rootViewController is UITabBarController else {
      if tabs.isEmpty { links.roots.registerStack() }
      if let root = window.rootViewController { checkContainer(root) }
      return
    }
    let named: String
    if tabs.isEmpty {
      named = "none, so links are shown over it"
    } else if let twice = tabs.first(where: { tab in tabs.filter { $0 == tab }.count > 1 }) {
      named = "'\(twice.rawValue)' twice, so links are shown over it"
    } else if let tab = links.tabs.first(where: { !tabs.contains($0.id) })?.id.rawValue {
      named = "no '\(tab)', so links in that tab are not shown"
    } else {
      return
    }
    links.onLogLine?(
      "the window's root is a tab bar, and attach names \(named). Name each tab once, in the order of the bar: "
        + "attach(to:in:_:tabs:)."
    )
  }

  /// Logs that a window's root contains stacks or tabs and does not conform to ``ScreenContaining``.
  private func checkContainer(_ root: UIViewController) {
    let isKnown =
      root is UINavigationController || root is UISplitViewController
      || root is any ScreenContaining
    let holdsScreens = root.children.contains {
      $0 is UINavigationController || $0 is UITabBarController || $0 is UISplitViewController
    }
    guard !isKnown, holdsScreens else { return }
    links.onLogLine?(
      "the window's root, \(type(of: root)), contains other controllers and does not conform to "
        + "ScreenContaining, so links are presented over it. Have it conform."
    )
  }
}
#endif
