#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
import Foundation
import LinkUIKit
import ProphetsLinks
import ProphetsScreens
import UIKit
import UserNotifications

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
    let bar = UITabBarController()
    window.rootViewController = bar
    let screens = parts.screens
    let factory = ScreenFactory<ProphetsLink> { link in
      ProphetsScreenController(link: link, screen: try await screens.screen(for: link))
    }
    let host = host(of: window, factory: factory.telling(parts.intake.router))
    bar.viewControllers = Self.tabs.enumerated().map { index, tab in
      let root = ProphetsScreenController(link: tab.1, screens: screens)
      host.register(root, as: tab.1)
      let stack = UINavigationController(rootViewController: root)
      stack.tabBarItem = UITabBarItem(
        title: tab.title,
        image: UIImage(systemName: tab.symbol),
        tag: index
      )
      return stack
    }
    return SceneLinks(intake: parts.intake, host: host, scene: scene, readers: .prophets)
  }

  /// The host of a window.
  private func host(
    of window: UIWindow,
    factory: ScreenFactory<ProphetsLink>
  ) -> UIKitNavigationHost<ProphetsLink> {
    let ids = Self.tabs.map(\.0)
    let options = parts.transitions
    // The tabs have different names, so there is a host for them.
    return (try? UIKitNavigationHost(window: window, tabs: ids, factory: factory, options: options))
      ?? UIKitNavigationHost(window: window, factory: factory, options: options)
  }
}

extension SceneLinkReaders {
  /// How URLs are carried: under the key `url`, and in notifications as `PayloadLinks.prophets` says.
  static let prophets = SceneLinkReaders(
    quickAction: { $0.userInfo?["url"] as? String },
    activity: { $0.userInfo?["url"] as? String }
  )
  .readingNotifications(by: .prophets) { NSLog("prophets: %@", "\($0)") }
}
#endif
