import DeepLinking
import LinkActions
import LinkUIKit
import LinkWebKit
import WebKit

/// The web views of the host app: links of pages are opened, and messages of one site are answered.
final class HostPages: NSObject, WKNavigationDelegate, WKScriptMessageHandlerWithReply {
  /// Opens links.
  private let handler: LinkHandler<HostLink>

  /// What pages may ask for.
  private let bridge: LinkWebBridge

  /// What was decided on where pages go, in order.
  private(set) var decisions: [WebDecision<HostLink>] = []

  /// Creates the delegate of web views.
  init(opening handler: LinkHandler<HostLink>) {
    self.handler = handler
    bridge = LinkWebBridge(
      registry: LinkActionRegistry(openingLinksIn: { _ in handler }),
      pages: [WebPageOrigin(host: "help.example")]
    )
    super.init()
  }

  /// Opens links of the app, and lets pages load.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let content = LinkWebContent(router: HostLink.router)
    decisionHandler(
      content.policy(for: navigationAction, in: handler, onDecision: { decisions.append($0) })
    )
  }

  /// Answers a message of a page.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    bridge.didReceive(message, replyHandler: replyHandler)
  }
}
