// What an app delegate hands over: notifications, quick actions, and what other services say.
// snippet.hide
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LinkUIKit
import UIKit
import UserNotifications

enum NewsLink: DeepLink {
  case home
  case article(id: Int)

  static let routes = LinkRoutes<NewsLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(NewsLink.article, "/articles/:id")
  }
}

@MainActor let news = DeepLinks(
  NewsLink.self,
  prefixes: [.scheme("news"), .domain("news.example")],
  log: .off
)

// snippet.show
final class NewsAppDelegate: LinkAppDelegate {
  override func opensLink(of response: UNNotificationResponse) -> Bool {
    response.actionIdentifier == "read" || super.opensLink(of: response)
  }
}
// snippet.end

final class ReaderAppDelegate: LinkAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Task { await news.restorePendingLinks() }  // and your own set-up
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}
// snippet.hide

@MainActor
final class NewsCenterDelegate: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
  // snippet.show
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    if response.actionIdentifier != "mute" { news.receive(response) }
    completionHandler()
  }
  // snippet.hide
}
#endif
