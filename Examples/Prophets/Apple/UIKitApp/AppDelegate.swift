#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
import Foundation
import ProphetsLinks
import ProphetsStore
import ProphetsUIKit
import UIKit
import UserNotifications

/// The app on a phone: what all scenes share, with the database.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate, ProphetsParts {
  /// Where the screens come from.
  let screens: any ScreenSource

  /// The table, the records, and what was received.
  let links: DeepLinks<ProphetsLink>

  /// Hands responses to notifications to their scenes.
  private let notifications = ProphetsNotifications()

  /// Opens the database, and makes and fills it on the first run.
  override init() {
    screens = ProphetsStore(environment: ProcessInfo.processInfo.environment)
    links = DeepLinks(
      screens: screens,
      environment: .live(),
      account: nil,  // until a link requires it
      log: .debugBuilds
    )
    links.record(toFile: "links.jsonl")
    super.init()
  }

  /// Listens to notifications before launching ends, so that none is lost.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = notifications
    return true
  }

  /// Gives every window its delegate, so that the property list needs to name none.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil,
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = ProphetsSceneDelegate.self
    return configuration
  }
}
#endif
