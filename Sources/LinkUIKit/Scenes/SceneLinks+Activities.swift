#if canImport(UIKit) && !os(watchOS)
import Foundation
public import UIKit

extension SceneLinks {
  /// The type of the activity that stores the screens of a scene.
  private static var restorationType: String { "LinkUIKit.restoration" }

  /// The key of the stored screens.
  private static var restorationKey: String { "links" }

  /// The activity that stores the screens of the scene for the next run; `nil` when they can't be stored.
  ///
  /// Return it from `stateRestorationActivity(for:)`; `attach(…, restores: true)` restores them. URLs are stored.
  /// Foreign screens, links with a secret and links with side effects are left out, with the screens on
  /// them.
  public var restorationActivity: NSUserActivity? {
    guard let data = try? handler.savedNavigation().data() else { return nil }
    let activity = NSUserActivity(activityType: Self.restorationType)
    activity.userInfo = [Self.restorationKey: data]
    activity.isEligibleForHandoff = false
    return activity
  }

  /// Restores the stored screens of the scene, without animation, if guards allow them.
  ///
  /// Call it once, before the scene receives links.
  ///
  /// - Parameter activity: ``restorationActivity``, as the session of the scene stored it.
  /// - Returns: A receipt whose end can be awaited; `nil` for another activity.
  @discardableResult
  public func restore(_ activity: NSUserActivity) -> LinkRestoration? {
    guard activity.activityType == Self.restorationType,
      let data = activity.userInfo?[Self.restorationKey] as? Data
    else { return nil }
    return handler.restore(data)
  }

  /// Makes the activity that offers the current link to the person's other devices.
  ///
  /// Set it as `userActivity` of the current controller, when it appears. It comes back through
  /// ``continue(_:)``, from the source `handoff`.
  ///
  /// - Parameters:
  ///   - type: The type of the activity, which is listed in the Info.plist under `NSUserActivityTypes`.
  ///   - title: The name of the link on the other device, without anything secret.
  /// - Returns: The activity; `nil` when the current link is closed to Handoff, holds a secret, or has side
  ///   effects.
  public func handoffActivity(_ type: String, title: String? = nil) -> NSUserActivity? {
    guard let link = handler.host.state.visibleEntry?.destination,
      let offered = handler.links.router.activity(of: link)
    else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = title
    activity.userInfo = [LinkActivity.urlKey: offered.url.text]
    activity.requiredUserInfoKeys = [LinkActivity.urlKey]
    activity.webpageURL = offered.page.flatMap { URL($0) }
    activity.targetContentIdentifier = offered.url.text
    activity.isEligibleForHandoff = true
    return activity
  }
}
#endif
