#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkPatterns
public import SwiftUI

extension View {
  /// Offers the current link to the person's other devices, and receives links from them.
  ///
  /// Only links with a route that is open to `handoff` are offered, and none that holds a secret or has
  /// side effects. While such a link is shown, SwiftUI withdraws the earlier offer.
  ///
  /// In a view inside a `UIHostingController` of a UIKit app, nothing is offered or
  /// received. Use `NSUserActivity` and `SceneLinks` of LinkUIKit there.
  ///
  /// A continued activity has the source `handoff`, and its link is admitted like any other. Attach it
  /// once in a scene, inside of `.onDeepLink(_:)`, and list the type in the app's Info.plist, under
  /// `NSUserActivityTypes`.
  ///
  /// - Parameters:
  ///   - type: The type of the activity, in reverse-DNS style: `com.example.transit.link`. Not the type of
  ///     browsers, which `.onDeepLink(_:)` receives.
  ///   - model: The navigation state of the scene.
  ///   - handler: The handler of the scene.
  ///   - title: The name of a link on the other device, without anything secret; by default none.
  ///   - onReceive: Called with the receipt of each activity that is continued.
  /// - Returns: This view, which offers and receives links.
  public func handoff<Link: DeepLink & NavigationPlacing>(
    _ type: String,
    of model: NavigationModel<Link>,
    to handler: LinkHandler<Link>,
    title: @escaping @MainActor @Sendable (Link) -> String? = { _ in nil },
    onReceive: @escaping @MainActor @Sendable (LinkReceipt<Link>) -> Void = { _ in }
  ) -> some View {
    modifier(
      HandoffModifier(
        type: type,
        model: model,
        handler: handler,
        title: title,
        onReceive: onReceive
      )
    )
  }
}

/// Offers the current link, and passes continued activities to the handler of the scene.
@MainActor
private struct HandoffModifier<Link: DeepLink & NavigationPlacing>: ViewModifier {
  /// The type of the activity.
  let type: String

  /// The navigation state of the scene.
  let model: NavigationModel<Link>

  /// The handler of the scene.
  let handler: LinkHandler<Link>

  /// The name of a link on the other device.
  let title: @MainActor @Sendable (Link) -> String?

  /// Called with the receipt of each activity that is continued.
  let onReceive: @MainActor @Sendable (LinkReceipt<Link>) -> Void

  /// The view, which offers and receives links.
  func body(content: Content) -> some View {
    NavigationReader(model) { model in
      let link = model.state.visibleEntry?.destination
      let offered = link.flatMap(handler.links.router.activity)
      content
        .userActivity(type, isActive: offered != nil) { activity in
          // SwiftUI calls this only while a link is offered, and withdraws the offer itself.
          if let offered { activity.offer(offered, title: link.flatMap(title)) }
        }
    }
    .onContinueUserActivity(type) { activity in
      let arrival = LinkArrival(activity: activity) ?? .nothing(from: .handoff)
      if let receipt = handler.receiveWhileRunning(arrival) { onReceive(receipt) }
    }
  }
}

extension NSUserActivity {
  /// Fills in the link that is offered to other devices.
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
