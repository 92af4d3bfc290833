#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
import LinkUIKit
import ProphetsLinks
import UIKit

/// Sets up a window: two tabs, and the links that lead into them.
@MainActor
struct ProphetsWindow {
  /// What all scenes share.
  let parts: any ProphetsParts

  /// The tabs, in the order of the bar, with their first screens.
  private static let tabs: [(TabID, ProphetsLink, title: String, symbol: String)] = [
    (.leagues, .memberships, "Leagues", "list.number"),
    (.activity, .activity, "Activity", "clock"),
  ]

  /// Gives a window of a scene its tabs, and returns what the scene is to hand its deliveries to.
  func links(in window: UIWindow, of scene: UIWindowScene) -> SceneLinks<ProphetsLink> {
    let screens = parts.screens
    let bar = UITabBarController()
    window.rootViewController = bar
    bar.viewControllers = Self.tabs.enumerated().map { index, tab in
      let root = ProphetsScreenController(link: tab.1, screens: screens)
      let stack = UINavigationController(rootViewController: root)
      stack.tabBarItem = UITabBarItem(
        title: tab.title,
        image: UIImage(systemName: tab.symbol),
        tag: index
      )
      return stack
    }
    let factory = ScreenFactory<ProphetsLink> { link in
      ProphetsScreenController(
        link: link,
        screens: screens,
        screen: try await screens.screen(for: link)
      )
    }
    .telling(parts.links.router)
    return parts.links.attach(
      to: window,
      in: scene,
      tabs: Self.tabs.map(\.0),
      transitions: parts.transitions
    ) { try await factory.controller(for: $0) }
  }
}
#endif
