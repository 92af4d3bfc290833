#if canImport(SwiftUI) && !os(watchOS)
import Foundation
public import SwiftUI

extension View {
  /// Receives the links of a scene: custom schemes, universal links, and Handoff from a browser.
  ///
  /// SwiftUI delivers universal links to `onOpenURL`, as a browsing activity, or both ways. The view
  /// receives both, and the handler makes one event of one tap. Links that arrive until the scene has been active
  /// for 2 s, before a link or the person changed the screens, count as a cold start.
  ///
  /// Some links don't arrive here:
  /// - A universal link that launches the app, on systems that call neither handler (FB17446617, iOS 18.4).
  ///   Have a scene delegate receive it too, as in the article “Your own model in SwiftUI” of DeepLinking.
  /// - All but the first of several URLs or activities that come at once. The same scene delegate
  ///   receives all URLs that launch the app.
  /// - Any link, in a view inside a `UIHostingController` of a UIKit app. Use
  ///   `SceneLinks` of LinkUIKit in the app's scene delegate there.
  ///
  /// Attach it once in a scene, outside of tabs and stacks. A second attachment with the same handler
  /// receives nothing while the view of the first is shown.
  ///
  /// - Parameters:
  ///   - handler: The handler of the scene.
  ///   - onReceive: Called with the receipt of each delivery, from which the outcome can be awaited.
  ///     The page of an `openInBrowser` is opened by the host, not by you.
  ///   - onSecondAttachment: Called when this attachment is a second one. By default a line is written
  ///     to the log.
  /// - Returns: This view, which receives links.
  public func onDeepLink<Link: DeepLink & NavigationPlacing>(
    _ handler: LinkHandler<Link>,
    onReceive: @escaping @MainActor @Sendable (LinkReceipt<Link>) -> Void = { _ in },
    onSecondAttachment: (@MainActor @Sendable () -> Void)? = nil
  ) -> some View {
    modifier(
      DeepLinkModifier(
        handler: handler,
        onReceive: onReceive,
        onSecondAttachment: onSecondAttachment ?? {
          handler.links.onLogLine?(DeepLinkAttachment.second)
        }
      )
    )
  }
}

/// The state of the scene for a handler.
private struct SceneActivity: Hashable {
  /// Whether the scene is active.
  let phase: ScenePhase

  /// The handler.
  let handler: ObjectIdentifier
}

/// Passes links that SwiftUI delivers to the handler of the scene.
@MainActor
private struct DeepLinkModifier<Link: DeepLink & NavigationPlacing>: ViewModifier {
  /// The handler of the scene.
  let handler: LinkHandler<Link>

  /// Called with the receipt of each delivery.
  let onReceive: @MainActor @Sendable (LinkReceipt<Link>) -> Void

  /// Called when another attachment receives instead.
  let onSecondAttachment: @MainActor @Sendable () -> Void

  /// Whether the scene is active.
  @Environment(\.scenePhase) private var scenePhase

  /// Opens URLs in other apps.
  @Environment(\.openURL) private var openURL

  /// This place in the tree.
  @State private var attachment = DeepLinkAttachment()

  init(
    handler: LinkHandler<Link>,
    onReceive: @escaping @MainActor @Sendable (LinkReceipt<Link>) -> Void,
    onSecondAttachment: @escaping @MainActor @Sendable () -> Void
  ) {
    self.handler = handler
    self.onReceive = onReceive
    self.onSecondAttachment = onSecondAttachment
  }

  /// The view, which receives links.
  func body(content: Content) -> some View {
    content
      .onOpenURL { url in
        // Universal links come this way as well, so the URL decides the source.
        var arrival = LinkArrival(.url(url.absoluteString), from: .opened, through: .openURL)
        arrival.hostReading = url.hostReading
        receive(arrival)
      }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        receive(LinkArrival(activity: activity) ?? .nothing(from: .universalLink))
      }
      .onContinueUserActivity(LinkActivityType.searchResult) { activity in
        receive(LinkArrival(activity: activity))
      }
      .onAppear {
        lendOpenURL()
        _ = attachment.receives(for: handler)
      }
      .onDisappear {
        attachment.leave(handler)
      }
      .task(id: SceneActivity(phase: scenePhase, handler: ObjectIdentifier(handler))) {
        // `onChange` would miss a scene that is active from the start, and its form differs between systems.
        guard !Task.isCancelled else { return }
        // Another handler may have replaced the one with which the view appeared.
        lendOpenURL()
        // By now a view whose place this one takes is gone: what appears is told before what disappears.
        if !attachment.receives(for: handler) { attachment.reportOnce(onSecondAttachment) }
        guard scenePhase == .active else { return }
        handler.sceneDidBecomeActive()
      }
  }

  /// Lets the model open the system's settings with this view's `openURL`.
  private func lendOpenURL() {
    attachment.openURL = openURL
    handler.host.setURLOpener(attachment)
  }

  /// Receives an arrival, unless another attachment does.
  private func receive(_ arrival: LinkArrival?) {
    guard let arrival, attachment.receives(for: handler) else { return }
    if let receipt = handler.receiveWhileRunning(arrival) { onReceive(receipt) }
  }
}

/// One `.onDeepLink` in the tree of views; of those with one handler, only one receives links.
@MainActor
final class DeepLinkAttachment: URLOpener {
  /// Opens URLs in other apps, once the view has appeared.
  var openURL: OpenURLAction?

  /// Whether it was reported that another one receives links.
  private var hasReported = false

  /// Whether the view has appeared.
  var canOpen: Bool { openURL != nil }

  /// Opens a URL with the view's `openURL`.
  func open(_ url: String, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard let openURL, let url = URL(string: url) else { return completion(false) }
    openURL(url) { completion($0) }
  }

  /// Returns whether this attachment receives for a handler, and claims that role when it is free.
  func receives<Link: DeepLink & NavigationPlacing>(for handler: LinkHandler<Link>) -> Bool {
    if handler.attachment == nil { handler.attachment = self }
    return handler.attachment === self
  }

  /// Gives up the role to another attachment, when its view is no longer shown.
  func leave<Link: DeepLink & NavigationPlacing>(_ handler: LinkHandler<Link>) {
    if handler.attachment === self { handler.attachment = nil }
  }

  /// Reports once that another attachment receives links.
  func reportOnce(_ report: () -> Void) {
    guard !hasReported else { return }
    hasReported = true
    report()
  }

  /// The log line for a second attachment.
  static let second = "a second .onDeepLink with the same handler is ignored; attach it once"
}
#endif
