import LinkActions
import LinkPatterns
import LinkRouting

/// Links of the tests about pages: what is open to content, and what more some of them do.
enum PageLink: DeepLink {
  case article(id: Int), rate(id: Int), closed

  static let router = LinkRouter<PageLink>(
    prefixes: [.scheme("shop"), .domain("shop.example")],
    routes: [
      LinkRoute(PageLink.article, "/articles/:id").access(.from(.content, .universalLink)),
      LinkRoute(PageLink.rate, "/articles/:id/rate").access(.from(.content, .universalLink)).effect(
        .mutate
      ),
      LinkRoute(.closed, "/closed").access(.from(.universalLink)),
    ]
  )
}

extension WebPageFrame {
  /// The page that may ask.
  static let help = WebPageFrame(isMainFrame: true, scheme: "https", host: "help.example", port: 0)

  /// The same page within another one.
  static let embedded = WebPageFrame(
    isMainFrame: false,
    scheme: "https",
    host: "help.example",
    port: 0
  )
}
