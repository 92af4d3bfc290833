#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import Foundation
import LinkHandling
import LinkNavigation
import LinkRouting
import SwiftUI

extension LinkHandler where Link: NavigationPlacing {
  /// Whether what arrives now starts the scene.
  ///
  /// SwiftUI hands over what the app was started with about 0.1 s after the scene connected, when it is
  /// normally active. So it is what arrives until the scene has been active for 2 s, unless a link or the
  /// person changed what is shown before.
  var isStarting: Bool {
    isSettling && host.isUntouched
  }

  /// Receives what SwiftUI hands over, after what is to be restored; `nil` without a URL.
  func receiveWhileRunning(_ arrival: LinkArrival) -> LinkReceipt<Link>? {
    host.restoreNow()
    var arrival = arrival
    arrival.isCold = isStarting
    return links.delivery(of: arrival).map { receive($0) }
  }

  /// Receives what connected the scene.
  func take(_ arrivals: [LinkArrival]) {
    guard !arrivals.isEmpty else { return }
    host.restoreNow()
    for arrival in arrivals { links.delivery(of: arrival).map { _ = receive($0) } }
  }

  /// Notes the session of the scene, by which others find it, and takes what connected it.
  func joinScene(_ id: LinkSceneID, of window: any LinkInboxWindow) {
    guard scene != id else { return }
    sceneDidConnect(as: id)
    LinkInbox.current.join(window, to: id)
  }
}

extension LinkArrival {
  /// An activity that SwiftUI continues; `nil` without a URL.
  init?(activity: NSUserActivity) {
    self.init(
      activity: activity.activityType,
      information: activity.userInfo,
      page: activity.webpageURL?.absoluteString,
      hostReading: activity.webpageURL?.hostReading
    )
  }
}
#endif
