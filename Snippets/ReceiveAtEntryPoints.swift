// Says for each entry point where a link comes from, reads notifications and expands short links.
import DeepLinking

enum NewsLink: DeepLink, NavigationPlacing {
  case home
  case article(id: Int)

  var placements: [LinkPlacement<NewsLink>] {
    switch self {
    case .home: [.root(.main)]
    case .article: [.pushed(on: .home)]
    }
  }
}

let router = LinkRouter<NewsLink>(
  prefixes: [.scheme("news"), .domain("news.example")],
  routes: [
    LinkRoute(.home, "/home").access(.from(.universalLink, .customScheme, .notification)),
    LinkRoute(NewsLink.article, "/articles/:id").access(
      .from(.universalLink, .customScheme, .notification)
    ),
  ]
)

/// Knows one short link; that of an app sends one request, without following redirects.
struct Redirects: ShortLinkService {
  func location(of url: LinkURL) async throws -> String? {
    url.text == "https://n.example/a" ? "https://news.example/articles/7" : nil
  }
}

let links = DeepLinks(router: router)
let handler = LinkHandler(
  links: links,
  host: HeadlessHost(state: NavigationState()),
  scene: .main
)
handler.sceneDidBecomeActive()

// Another app opened a URL of the app's scheme.
let opened = LinkDelivery<NewsLink>(
  url: "news://articles/1",
  source: .customScheme,
  entryPoint: .openURL
)
print(await handler.receive(opened).outcome)  // opened

// A person tapped a notification.
let payloads = PayloadLinks(
  .airship,
  PayloadReader("News", at: "data", "link"),
  pathPrefix: .domain("news.example")
)
let userInfo: [AnyHashable: Any] = ["data": ["link": "/articles/2"]]
if let url = try payloads.url(inUserInfo: userInfo) {
  let delivery = LinkDelivery<NewsLink>(
    url: url,
    source: .notification,
    entryPoint: .notification,
    identity: "request-1"
  )
  print(await handler.receive(delivery).outcome)  // opened
}

// A short link is expanded by the services that are named.
links.expander = LinkShortener(hosts: ["n.example"], service: Redirects())
let short = LinkDelivery<NewsLink>(
  url: "https://n.example/a",
  source: .universalLink,
  entryPoint: .userActivity
)
print(await handler.receive(short).report.link ?? .home)  // article(id: 7)
