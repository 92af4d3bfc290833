#if canImport(UIKit) && !os(watchOS)
import LinkHandling
import UIKit

/// Asks the system for a new scene, or that one comes to the front.
///
/// An app extension has no `UIApplication` to ask.
@available(iOSApplicationExtension, unavailable)
@MainActor
enum SceneActivation {
  /// Asks for a new scene that is to open what a token stands for; `false` where the app cannot have several.
  static func request(
    opening token: String,
    onFailure: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    let application = UIApplication.shared
    guard application.supportsMultipleScenes else { return false }
    let activity = SceneHandover.activity(with: token)
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
  /// It has received what it is to open, and shows it also when it stays behind.
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
}
#endif
