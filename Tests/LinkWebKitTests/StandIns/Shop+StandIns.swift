#if STANDINS
import DeepLinking
import LinkActions
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import LinkWebKit
@_spi(Driving) import WebKit

/// The links of a shop: articles, and rating one, which changes something.
enum ShopLink: DeepLink, NavigationPlacing {
  case home, article(id: Int), rate(id: Int)

  var placements: [LinkPlacement<ShopLink>] {
    switch self {
    case .home: [.root(.main)]
    case .article: [.pushed(on: .home)]
    case .rate: [.noScreen]
    }
  }

  static let router = LinkRouter<ShopLink>(
    prefixes: [.scheme("shop"), .domain("shop.example")],
    routes: [
      LinkRoute(.home, "/home").access(.from(.notification)),
      LinkRoute(ShopLink.article, "/articles/:id").access(.from(.content)),
      LinkRoute(ShopLink.rate, "/articles/:id/rate").access(.from(.content)).effect(.mutate),
    ]
  )
}

/// An app with a web view, as it would use the adapter.
@MainActor final class Shop: NSObject, WKNavigationDelegate, WKScriptMessageHandlerWithReply {
  let host = HeadlessHost<ShopLink>(state: NavigationState(stack: [.destination(.home)]))
  let handler: LinkHandler<ShopLink>
  let registry: LinkActionRegistry
  let content = LinkWebContent(router: ShopLink.router, handedOver: ["mailto"], opensSettings: true)

  /// What was handed to other apps.
  private(set) var handedOver: [String] = []

  /// What was decided, in order.
  private(set) var decisions: [WebDecision<ShopLink>] = []

  override init() {
    var policy = LinkPolicy()
    policy.settingsSources = [.content]
    let handler = LinkHandler(
      links: DeepLinks(
        router: ShopLink.router,
        environment: VirtualTime().environment,
        policy: policy,
        log: .off
      ),
      host: host,
      scene: .main
    )
    self.handler = handler
    registry = LinkActionRegistry(openingLinksIn: { _ in handler })
    super.init()
  }

  var bridge: LinkWebBridge {
    LinkWebBridge(registry: registry, pages: [WebPageOrigin(host: "help.example")])
  }

  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let policy = content.policy(
      for: navigationAction,
      in: handler,
      handOver: { handedOver.append($0.absoluteString) },
      onDecision: { decisions.append($0) }
    )
    decisionHandler(policy)
  }

  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    bridge.didReceive(message, replyHandler: replyHandler)
  }

  /// A web view of the app.
  func webView(showing url: URL?) -> WKWebView {
    let view = WKWebView.showing(url, delegate: self)
    let controller = view.configuration.userContentController
    controller.addScriptMessageHandler(self, contentWorld: .page, name: "app")
    return view
  }

  /// The screens that are shown.
  var visible: [ShopLink] { host.state.visibleStack.compactMap(\.destination) }

  /// Lets what was received come to its end.
  func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }
}

/// The URL of a text that is known to be one.
func url(_ text: String) -> URL {
  URL(string: text) ?? URL(fileURLWithPath: text)
}
#endif
