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

  /// The view, offering and listening.
  func body(content: Content) -> some View {
    NavigationReader(model) { model in
      let link = model.state.visibleEntry?.destination
      let offered = link.flatMap(handler.links.router.activity)
      content
        .userActivity(type, isActive: offered != nil) { activity in
          // SwiftUI asks only while there is something to offer, and takes it back by itself.
          if let offered { activity.offer(offered, title: link.flatMap(title)) }
        }
    }
    .onContinueUserActivity(type) { activity in
      let page = activity.webpageURL?.absoluteString
      let text = LinkActivity.url(in: activity.userInfo, page: page)
      let arrival = LinkArrival(.url(text), from: .handoff, through: .userActivity)
      if let receipt = handler.receiveWhileRunning(arrival) { onReceive(receipt) }
    }
  }
}

extension NSUserActivity {
  /// Fills in what is offered to other devices.
  ///
  /// Without a page there is no `webpageURL`, whatever the activity had before.
  func offer(_ offered: LinkActivity, title: String?) {
    self.title = title
    userInfo = [LinkActivity.urlKey: offered.url.text]
    requiredUserInfoKeys = [LinkActivity.urlKey]
    webpageURL = offered.page.flatMap { URL(string: $0.text) }
    targetContentIdentifier = offered.url.text
    isEligibleForHandoff = true
    isEligibleForSearch = false
    isEligibleForPublicIndexing = false
  }
}
#endif
