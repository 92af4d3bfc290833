#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import SwiftUI

extension LinkHandler where Link: NavigationPlacing {
  /// Receives an arrival from SwiftUI, after restoring the scene; `nil` without a URL.
  ///
  /// A link that launches the app comes about 0.1 s after the scene connected, when it is normally active.
  func receiveWhileRunning(_ arrival: LinkArrival) -> LinkReceipt<Link>? {
    host.restoreNow()
    return links.delivery(of: arrival).map { receive(arriving($0)) }
  }

  /// Receives the arrivals that connected the scene.
  func take(_ arrivals: [LinkArrival]) {
    guard !arrivals.isEmpty else { return }
    host.restoreNow()
    for arrival in arrivals { links.delivery(of: arrival).map { _ = receive($0) } }
  }

  /// Records the session of the scene, by which others find it, and receives the arrivals that connected it.
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

  /// A continued activity without a URL.
  static func nothing(from source: LinkSource) -> LinkArrival {
    LinkArrival(.nothing, from: source, through: .userActivity)
  }
}
#endif
