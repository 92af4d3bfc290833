#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Asks the system for a new scene, or to bring a scene to the front.
///
/// An app extension has no `UIApplication` to ask.
@available(iOSApplicationExtension, unavailable)
@MainActor
enum SceneActivation {
  /// Requests a new scene for the link of a token; returns `false` if the app can't have several scenes.
  static func request(
    opening token: String,
    onFailure: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    guard UIApplication.shared.supportsMultipleScenes else { return false }
    ask(for: nil, SceneHandover.activity(with: token)) { _ in
      Task { @MainActor in onFailure() }
    }
    return true
  }

  /// Requests that a scene comes to the front, if it is connected and not in front.
  ///
  /// The scene has received its link already, and shows it even if it stays behind.
  static func activate(_ id: LinkSceneID) {
    let scene = UIApplication.shared.connectedScenes.first { LinkSceneID($0) == id }
    guard let scene, scene.activationState != .foregroundActive else { return }
    ask(for: scene.session, nil, onError: nil)
  }

  /// Requests a session; `nil` for a new one.
  private static func ask(
    for session: UISceneSession?,
    _ activity: NSUserActivity?,
    onError: (@Sendable (any Error) -> Void)?
  ) {
    let application = UIApplication.shared
    if #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *) {
      let request =
        session.map {
          UISceneSessionActivationRequest(session: $0, userActivity: activity, options: nil)
        }
        ?? UISceneSessionActivationRequest(
          role: .windowApplication,
          userActivity: activity,
          options: nil
        )
      application.activateSceneSession(for: request, errorHandler: onError)
    } else {
      application.requestSceneSessionActivation(
        session,
        userActivity: activity,
        options: nil,
        errorHandler: onError
      )
    }
  }
}

/// The activity that passes a link to a new scene, as a token that stays in the app.
@MainActor
enum SceneHandover {
  /// The type of the activity.
  static let activityType = "LinkUIKit.openLink"

  /// The key of the token in the activity.
  private static let key = "token"

  /// Makes the activity of a token, which is not offered to other devices.
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
