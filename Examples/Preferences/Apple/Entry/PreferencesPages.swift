#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
import DeepLinking
public import Foundation
import LinkWebKit
public import PreferencesApp
public import WebKit

/// The web views of the app: its help, whose pages may ask for actions, and rich messages.
///
/// It is the navigation delegate of the web views, and the receiver of messages that is added to their
/// content controllers under a name.
@MainActor
public final class PreferencesPages: NSObject, WKNavigationDelegate, WKScriptMessageHandlerWithReply
{
  /// The app.
  private let app: PreferencesApp

  /// Opens a URL in another app.
  private let openURL: @MainActor @Sendable (URL) -> Void

  /// Creates the delegate of the web views.
  ///
  /// - Parameters:
  ///   - app: The app whose actions the pages may run.
  ///   - openURL: Opens a URL in another app.
  public init(app: PreferencesApp, openURL: @escaping @MainActor @Sendable (URL) -> Void) {
    self.app = app
    self.openURL = openURL
    super.init()
  }

  /// Opens links of the app, and lets pages load.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard let handler = app.links.handler(for: nil) else { return decisionHandler(.cancel) }
    decisionHandler(
      app.content.policy(for: navigationAction, in: handler, handOver: openURL)
    )
  }

  /// Answers a message of a page.
  public func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    app.bridge.didReceive(message, replyHandler: replyHandler)
  }
}
#endif
