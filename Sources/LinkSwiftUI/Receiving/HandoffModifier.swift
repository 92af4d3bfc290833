#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkHandling
import LinkNavigation
import LinkPatterns
import LinkRouting
import SwiftUI

/// Offers the link that is shown, and hands what is continued to the handler of the scene.
@MainActor
struct HandoffModifier<Link: DeepLink & NavigationPlacing>: ViewModifier {
  /// The type of the activity.
  let type: String

  /// What the scene shows.
  let model: NavigationModel<Link>

  /// The handler of the scene.
  let handler: LinkHandler<Link>

  /// The name of a link on the other device.
  let title: @MainActor @Sendable (Link) -> String?

  /// Called with the receipt of each activity that is continued.
  let onReceive: @MainActor @Sendable (LinkReceipt<Link>) -> Void

  /// Whether the scene is active.
  @Environment(\.scenePhase) private var scenePhase

  /// The view, offering and listening.
  func body(content: Content) -> some View {
    NavigationReader(model) { model in
      let link = model.state.visibleEntry?.destination
      let offered = link.flatMap(handler.intake.router.activity)
      content
        .userActivity(type, isActive: offered != nil) { activity in
          activity.offer(offered, title: link.flatMap(title))
        }
    }
    .onContinueUserActivity(type) { activity in
      model.restoreNow()
      let delivery = LinkDelivery<Link>(
        url: LinkActivity.url(in: activity.userInfo, page: activity.webpageURL?.absoluteString),
        origin: .handoff,
        door: .userActivity,
        isCold: !handler.hasBeenActive && scenePhase != .active
      )
      onReceive(handler.receive(delivery))
    }
  }
}

extension NSUserActivity {
  /// Fills in what is offered to other devices.
  ///
  /// - Parameters:
  ///   - offered: What is offered; `nil` for nothing.
  ///   - title: Its name.
  func offer(_ offered: LinkActivity?, title: String?) {
    self.title = offered == nil ? nil : title
    userInfo = offered.map { [LinkActivity.urlKey: $0.url.text] }
    requiredUserInfoKeys = offered.map { _ in [LinkActivity.urlKey] }
    webpageURL = offered?.page.flatMap { URL(string: $0.text) }
    targetContentIdentifier = offered?.url.text
    isEligibleForHandoff = offered != nil
    isEligibleForSearch = false
    isEligibleForPublicIndexing = false
  }
}
#endif
