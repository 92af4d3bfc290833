#if canImport(SwiftUI) && !os(watchOS)
public import LinkHandling
public import LinkNavigation
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
#endif
