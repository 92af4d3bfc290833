#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
public import Foundation
import LinkPatterns
public import WebKit

extension LinkWebContent where Link: NavigationPlacing {
  /// Decides about a navigation, and carries out the decision.
  ///
  /// Call it in each form of `webView(_:decidePolicyFor:…)` for navigation actions:
  /// `decisionHandler(content.policy(for: navigationAction, in: handler, handOver: …))`.
  ///
  /// A link of the app goes to the handler as a delivery with the source `content`, and the web view stays
  /// on its page.
  ///
  /// WebKit also reports a link as activated when a script clicked it, and offers no way to tell the difference.
  /// So allow only links that navigate, which is the default.
  ///
  /// - Parameters:
  ///   - action: The navigation action of the delegate.
  ///   - handler: The handler of the scene that shows the web view.
  ///   - handOver: Opens a URL of a listed scheme in another app.
  ///   - onDecision: Called with every decision, for example to show why nothing happens.
  /// - Returns: `.allow` for a page that the web view loads, else `.cancel`.
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
