#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkHandling
import LinkNavigation
import LinkRouting
import SwiftUI

/// What a handler is told of its scene for.
private struct SceneActivity: Equatable {
  /// Whether the scene is active.
  let phase: ScenePhase

  /// The handler.
  let handler: ObjectIdentifier
}

/// Hands what SwiftUI delivers to the handler of the scene.
@MainActor
struct DeepLinkModifier<Link: DeepLink & NavigationPlacing>: ViewModifier {
  /// The handler of the scene.
  private let handler: LinkHandler<Link>

  /// Called with the receipt of each delivery.
  private let onReceive: @MainActor @Sendable (LinkReceipt<Link>) -> Void

  /// Called when another attachment receives instead.
  private let onSecondAttachment: @MainActor @Sendable () -> Void

  /// Whether the scene is active.
  @Environment(\.scenePhase) private var scenePhase

  /// Opens URLs in other apps.
  @Environment(\.openURL) private var openURL

  /// This place in the tree.
  @State private var attachment = DeepLinkAttachment()

  /// Hands deliveries to a handler.
  init(
    handler: LinkHandler<Link>,
    onReceive: @escaping @MainActor @Sendable (LinkReceipt<Link>) -> Void,
    onSecondAttachment: @escaping @MainActor @Sendable () -> Void
  ) {
    self.handler = handler
    self.onReceive = onReceive
    self.onSecondAttachment = onSecondAttachment
  }

  /// The view, listening.
  func body(content: Content) -> some View {
    content
      .onOpenURL { url in
        // Universal links come this way as well, so it is the URL that tells its source.
        receive(url, from: nil, through: .openURL)
      }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        receive(activity.webpageURL, from: .universalLink, through: .userActivity)
      }
      .onContinueUserActivity(LinkArrival.ActivityType.searchResult) { activity in
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
        // `onChange` would miss a scene that is active from the start, and its form differs by system.
        guard !Task.isCancelled else { return }
        // Another handler may have taken the place of the one that the view appeared with.
        lendOpenURL()
        // By now a view whose place this one takes is gone: what appears is told before what disappears.
        if !attachment.receives(for: handler) { attachment.reportOnce(onSecondAttachment) }
        guard scenePhase == .active else { return }
        handler.sceneDidBecomeActive()
      }
  }

  /// Lets the model open the system's settings by what this view opens URLs with.
  private func lendOpenURL() {
    attachment.openURL = openURL
    handler.host.borrow(attachment)
  }

  /// Hands a URL over.
  private func receive(_ url: URL?, from source: LinkSource?, through entryPoint: LinkEntryPoint) {
    var arrival = LinkArrival(.url(url?.absoluteString ?? ""), from: source, through: entryPoint)
    arrival.hostReading = url?.hostReading
    receive(arrival)
  }

  /// Hands over what arrived, unless another attachment does.
  private func receive(_ arrival: LinkArrival?) {
    guard let arrival, attachment.receives(for: handler) else { return }
    if let receipt = handler.receiveWhileRunning(arrival) { onReceive(receipt) }
  }
}
#endif
