#if canImport(SwiftUI) && !os(watchOS)
import Foundation
public import LinkHandling
public import LinkNavigation
import LinkPatterns
public import LinkRouting
public import SwiftUI

extension View {
  /// Offers the link that is shown to the person's other devices, and receives what they offered.
  ///
  /// Only links with a route that is open to `handoff` are offered, and none that holds a secret or does
  /// more than navigate. While such a link is shown, SwiftUI takes back what was offered before.
  ///
  /// In a view inside a `UIHostingController` of an app with UIKit's life cycle nothing is offered or
  /// received. Use `NSUserActivity` and `SceneLinks` of LinkUIKit there.
  ///
  /// What is continued comes from the source `handoff`, and is admitted like everything else. Attach it
  /// once in a scene, inside of `.onDeepLink(_:)`, and list the type in the app's Info.plist, under
  /// `NSUserActivityTypes`.
  ///
  /// - Parameters:
  ///   - type: The type of the activity, in reverse-DNS style: `com.example.transit.link`. Not that of
  ///     browsers, which `.onDeepLink(_:)` receives.
  ///   - model: What the scene shows.
  ///   - handler: The handler of the scene.
  ///   - title: The name of a link on the other device, without anything secret; by default none.
  ///   - onReceive: Called with the receipt of each activity that is continued.
  /// - Returns: This view, offering and listening.
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

/// Offers the link that is shown, and hands what is continued to the handler of the scene.
@MainActor
private struct HandoffModifier<Link: DeepLink & NavigationPlacing>: ViewModifier {
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
      let arrival = LinkArrival(activity: activity) ?? .nothing(from: .handoff)
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
