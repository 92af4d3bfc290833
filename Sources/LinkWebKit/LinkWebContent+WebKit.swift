#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
public import Foundation
public import LinkActions
public import LinkHandling
public import LinkNavigation
import LinkPatterns
public import WebKit

extension LinkWebContent where Link: NavigationPlacing {
  /// Decides what becomes of a navigation, and does it.
  ///
  /// From each form of `webView(_:decidePolicyFor:…)` that is about an action:
  /// `decisionHandler(content.policy(for: navigationAction, in: handler, handOver: …))`.
  ///
  /// A link of the app goes to the handler as a delivery of the origin `content`, and the web view stays
  /// where it is.
  ///
  /// WebKit also calls a link activated that a script clicks: it does not tell whether a person did.
  /// So what content opens should navigate only, which is the default.
  ///
  /// - Parameters:
  ///   - action: What the delegate was asked about.
  ///   - handler: The handler of the scene that shows the web view.
  ///   - handOver: Opens a URL of a listed scheme in another app.
  ///   - onDecision: Told of every decision, such as for showing why nothing happens.
  /// - Returns: `.allow` for what the web view loads, else `.cancel`.
  ///
  /// Source: WebKit, bug 261850, for the meaning of `.linkActivated`.
  @MainActor
  public func policy(
    for action: WKNavigationAction,
    in handler: LinkHandler<Link>,
    handOver: @MainActor @Sendable (URL) -> Void = { _ in },
    onDecision: @MainActor @Sendable (WebDecision<Link>) -> Void = { _ in }
  ) -> WKNavigationActionPolicy {
    let decision = decision(on: WebNavigation(action))
    onDecision(decision)
    switch decision {
    case .load: return .allow
    case .open(let delivery): handler.receive(delivery)
    case .handOver(let url):
      if let url = URL(string: url.text) { handOver(url) }
    case .refuse: break
    }
    return .cancel
  }
}
#endif
