import LinkHandling
import LinkPatterns
import LinkRouting

/// Links of the tests about pages: what is open to content, and what more some of them do.
enum PageLink: DeepLink, Codable {
  case article(id: Int), rate(id: Int), closed

  static let router = LinkRouter<PageLink>(
    origins: [.scheme("shop"), .domain("shop.example")],
    routes: [
      Route(.article(id: 1), "/articles/:id").open(.content, .web),
      Route(.rate(id: 1), "/articles/:id/rate").open(.content, .web).effect(.mutate),
      Route(.closed, "/closed").open(.web),
    ]
  )
}

extension WebFrame {
  /// The page that may ask.
  static let help = WebFrame(isMainFrame: true, scheme: "https", host: "help.example", port: 0)

  /// The same page within another one.
  static let embedded = WebFrame(isMainFrame: false, scheme: "https", host: "help.example", port: 0)
}
