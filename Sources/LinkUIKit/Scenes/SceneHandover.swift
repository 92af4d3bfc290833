#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The activity that tells a new scene which link it is to open, by a token that stays in the app.
@MainActor
enum SceneHandover {
  /// The type of the activity.
  static let activityType = "LinkUIKit.openLink"

  /// The key of the token in the activity.
  private static let key = "token"

  /// Makes the activity for a token; other devices are not offered it.
  static func activity(with token: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    activity.userInfo = [key: token]
    activity.isEligibleForHandoff = false
    return activity
  }

  /// Returns the token in an activity; `nil` for other activities.
  static func token(in activity: NSUserActivity) -> String? {
    guard activity.activityType == activityType else { return nil }
    return activity.userInfo?[key] as? String
  }
}
#endif
