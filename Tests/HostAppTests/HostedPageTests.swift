import DeepLinking
import Foundation
@testable import HostApp
import LinkUIKit
import LinkWebKit
import Testing
import WebKit

/// An app with a web view.
@MainActor final class PageApp: NSObject, WKNavigationDelegate, WKScriptMessageHandlerWithReply {
  /// Shows nothing but what its state says.
  let handler: LinkHandler<HostLink>

  /// What pages may ask for.
  private let bridge: LinkWebBridge

  /// What was decided on where pages go, in order.
  private(set) var decisions: [WebDecision<HostLink>] = []

  /// Creates the app.
  init(_ app: HostSceneDelegate) throws {
    let handler = try #require(app.links?.handler)
    self.handler = handler
    bridge = LinkWebBridge(
      registry: LinkActionRegistry(openingLinksIn: { _ in handler }),
      pages: [WebPageOrigin(host: "help.example")]
    )
    super.init()
  }

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

  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    bridge.didReceive(message, replyHandler: replyHandler)
  }
}

extension Hosted {
  /// Links and messages of a page.
  @MainActor @Suite struct HostedPageTests {
    /// A message that opens a link.
    private let message: [String: Any] = [
      "id": "1", "action": "deepLink", "argument": "deeplink-host://items/7",
    ]

    @Test func aPageOfTheListIsAnswered() async throws {
      try await withApp { app in
        let page = try await Page("https://help.example/faq", of: PageApp(app))
        let reply = try #require(try await page.ask(message))
        #expect(reply["id"] as? String == "1")
        #expect(reply["outcome"] as? String == "done")
        #expect(app.stack == [.items, .item(item: 7)])
      }
    }

    @Test(arguments: ["https://help.example.evil.example/", "http://help.example/", "about:blank"])
    func anotherPageIsNot(address: String) async throws {
      try await withApp { app in
        let page = try await Page(address, of: PageApp(app))
        let reply = try #require(try await page.ask(message))
        #expect(reply["reason"] as? String == "pageNotAllowed")
        #expect(app.stack == [.items])
      }
    }

    @Test func aLinkThatIsFollowedIsOpenedInTheApp() async throws {
      try await withApp { app in
        let pages = try PageApp(app)
        let page = try await Page("https://help.example/faq", of: pages)
        let url = "deeplink-host://items/7"
        try await page.follow(url)
        try await until { app.stack == [.items, .item(item: 7)] }
        #expect(
          pages.decisions.last == .open(LinkDelivery(url: url, origin: .content, door: .content))
        )
      }
    }
  }
}
