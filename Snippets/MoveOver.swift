// Parses beside an older router, compares with it, and asks it about what has no route yet.
import DeepLinking

enum ShopLink: DeepLink, NavigationPlacing {
  case home
  case product(id: Int)

  var placements: [LinkPlacement<ShopLink>] {
    switch self {
    case .home: [.root(.main)]
    case .product: [.pushed(on: .home)]
    }
  }
}

let router = LinkRouter<ShopLink>(
  prefixes: [.scheme("shop")],
  routes: [
    LinkRoute(.home, "/home").access(.from(.customScheme)),
    LinkRoute(ShopLink.product, "/products/:id").access(.from(.customScheme)),
  ]
)

/// The router that the app has had so far.
@MainActor
final class OlderRouter {
  private let names = ["shop://home": "home", "shop://offers": "offers"]

  func name(of url: String) -> String? { names[url] }

  func open(_ url: String) -> Bool { names[url] != nil }
}

let older = OlderRouter()

// 1. Parse only.
if case .matched(let match) = router.match("shop://products/7", from: .customScheme) {
  print(match.link)  // product(id: 7)
}

// Compare only: nothing is opened.
let links = DeepLinks(router: router)
let handler = LinkHandler(
  links: links,
  host: HeadlessHost(state: NavigationState()),
  scene: .main
)
let shadow = LinkComparison(of: handler) { url in older.name(of: url) }
for url in ["shop://home", "shop://offers"] {
  let delivery = LinkDelivery<ShopLink>(url: url, source: .customScheme, entryPoint: .openURL)
  if let difference = shadow.difference(for: delivery) {
    print(url, difference.older ?? "-", difference.newer)  // shop://offers offers unmatched
  }
}

// What has no route yet goes to the older router.
links.openElsewhere = { delivery in
  guard case .url(let url) = delivery.content else { return false }
  return older.open(url)
}
handler.sceneDidBecomeActive()
let offers = LinkDelivery<ShopLink>(
  url: "shop://offers",
  source: .customScheme,
  entryPoint: .openURL
)
print(await handler.receive(offers).outcome)  // notOurs
