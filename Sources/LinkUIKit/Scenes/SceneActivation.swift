#if canImport(UIKit) && !os(watchOS)
import LinkHandling
import UIKit

/// What is asked of the system so that a scene is in front.
@MainActor
enum SceneActivation {
  /// The type of the activity that a new scene receives.
  static let activityType = "LinkUIKit.openLink"

  /// The key of the token in the activity.
  private static let key = "token"

  /// Asks for a new scene.
  ///
  /// - Parameters:
  ///   - token: What the scene is to open, which stays on this device.
  ///   - onFailure: Called when there is no new scene.
  /// - Returns: `false` where the app cannot have several scenes.
  static func request(
    opening token: String,
    onFailure: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    let application = UIApplication.shared
    guard application.supportsMultipleScenes else { return false }
    let activity = NSUserActivity(activityType: activityType)
    activity.userInfo = [key: token]
    activity.isEligibleForHandoff = false
    let report: @Sendable (any Error) -> Void = { _ in Task { @MainActor in onFailure() } }
    if #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *) {
      let request = UISceneSessionActivationRequest(
        role: .windowApplication,
        userActivity: activity,
        options: nil
      )
      application.activateSceneSession(for: request, errorHandler: report)
    } else {
      application.requestSceneSessionActivation(
        nil,
        userActivity: activity,
        options: nil,
        errorHandler: report
      )
    }
    return true
  }

  /// Asks that a scene comes to the front, if it is connected and is not there.
  ///
  /// What it is to open it has received: without a place in front it shows that later.
  ///
  /// - Parameter id: The identity of the scene.
  static func activate(_ id: LinkSceneID) {
    let application = UIApplication.shared
    let scene = application.connectedScenes.first { LinkSceneID($0) == id }
    guard let scene, scene.activationState != .foregroundActive else { return }
    if #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *) {
      let request = UISceneSessionActivationRequest(
        session: scene.session,
        userActivity: nil,
        options: nil
      )
      application.activateSceneSession(for: request, errorHandler: nil)
    } else {
      application.requestSceneSessionActivation(
        scene.session,
        userActivity: nil,
        options: nil,
        errorHandler: nil
      )
    }
  }

  /// The token in an activity that a new scene receives.
  ///
  /// - Parameter activity: The activity.
  /// - Returns: The token; `nil` for other activities.
  static func token(in activity: NSUserActivity) -> String? {
    guard activity.activityType == activityType else { return nil }
    return activity.userInfo?[key] as? String
  }
}
#endif
