#if canImport(SwiftUI) && !os(watchOS)
public import LinkHandling
public import LinkNavigation
public import LinkRouting
public import SwiftUI

extension View {
  /// Receives the links of a scene: custom schemes, universal links, and Handoff from a browser.
  ///
  /// SwiftUI delivers universal links to `onOpenURL`, as a browsing activity, or both ways. Both are
  /// listened to, and the handler makes one event of one tap. What arrives until the scene has been active
  /// for 2 s, before a link or the person changed what is shown, is a cold start.
  ///
  /// Not everything arrives here:
  /// - A universal link that starts the app, on systems that call neither handler (FB17446617, iOS 18.4).
  ///   Have a scene delegate receive it too, as in the article “SwiftUI scenes” of LinkHandling.
  /// - All but the first of several URLs or activities that come at once. The same scene delegate
  ///   receives all that the app is started with.
  /// - Anything, in a view inside a `UIHostingController` of an app with UIKit's life cycle. Use
  ///   `SceneLinks` of LinkUIKit in the app's scene delegate there.
  ///
  /// Attach it once in a scene, outside of tabs and stacks. A second attachment with the same handler
  /// receives nothing while the view of the first is shown.
  ///
  /// - Parameters:
  ///   - handler: The handler of the scene.
  ///   - onReceive: Called with the receipt of each delivery, from which the outcome can be awaited;
  ///     for example to open the URL of a `openInBrowser` in the browser.
  ///   - onSecondAttachment: Called when this attachment is a second one. By default a line is written
  ///     to the console.
  /// - Returns: This view, listening.
  public func onDeepLink<Link: DeepLink & NavigationPlacing>(
    _ handler: LinkHandler<Link>,
    onReceive: @escaping @MainActor @Sendable (LinkReceipt<Link>) -> Void = { _ in },
    onSecondAttachment: (@MainActor @Sendable () -> Void)? = nil
  ) -> some View {
    modifier(
      DeepLinkModifier(
        handler: handler,
        onReceive: onReceive,
        onSecondAttachment: onSecondAttachment ?? DeepLinkAttachment.log
      )
    )
  }
}
#endif
