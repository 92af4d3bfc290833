package import UIKit
@_spi(Driving) package import UserNotifications

/// What the system hands over that leads to a league.
@MainActor package enum EntryObjects {
  package static let link = "quiz://leagues/7"

  package static func activity(
    _ type: String,
    _ userInfo: [AnyHashable: Any]
  ) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = userInfo
    return activity
  }

  package static func response(
    _ action: String = UNNotificationDefaultActionIdentifier
  ) -> UNNotificationResponse {
    .make(userInfo: ["url": link], actionIdentifier: action)
  }

  package static var quickAction: UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "open",
      localizedTitle: "League",
      localizedSubtitle: nil,
      icon: nil,
      userInfo: ["url": NSString(string: link)]
    )
  }
}

/// An intent that the system performs in a scene.
package struct OpenLeague: UISceneAppIntent {
  package let contentIdentifier: String

  package init(contentIdentifier: String) {
    self.contentIdentifier = contentIdentifier
  }
}
