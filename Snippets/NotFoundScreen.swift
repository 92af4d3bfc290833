// Shows a screen for URLs that open nothing: by the app's own code, or by a route for all other paths.
import DeepLinking
// snippet.hide

// snippet.show
enum ByCode {
  enum ShopLink: DeepLink {
    case home
    case product(id: Int)
    case notFound

    static let routes = LinkRoutes<ShopLink> {
      LinkRoute(.home, "/").access(.everyone)
      LinkRoute(ShopLink.product, "/products/:id").access(.everyone)
      LinkRoute(.notFound, "/not-found").presentedOnCurrent(.sheet)  // only the app opens it
    }
  }
}

let links = DeepLinks(ByCode.ShopLink.self, prefixes: [.scheme("shop")], log: .off)

links.onUnhandled = { report in
  guard report.link != .notFound else { return }  // its own screen failed
  links.open(.notFound)
}

enum ByRoute {
  enum ShopLink: DeepLink {
    case home
    case product(id: Int)
    case notFound(path: String)

    static let routes = LinkRoutes<ShopLink>(access: .everyone) {
      LinkRoute(.home, "/")
      LinkRoute(ShopLink.product, "/products/:id").on("/")
      LinkRoute(ShopLink.notFound, "/:path+").on("/")
    }
  }
}
// snippet.hide

/// Opens URLs in memory, and prints what is shown a moment later.
@MainActor func show<Link: DeepLink>(_ links: DeepLinks<Link>, above home: Link) async throws {
  let host = HeadlessHost<Link>(state: NavigationState(stack: [.destination(home)]))
  let handler = LinkHandler(links: links, host: host, scene: .main)
  handler.sceneDidBecomeActive()
  for path in ["products/7", "prodcuts/7"] {
    let receipt = links.receive("shop://\(path)", from: .customScheme)
    print(path, await receipt?.outcome.name ?? "-")
    try await Task.sleep(for: .milliseconds(100))
    print(host.state.visibleStack.compactMap(\.destination))
  }
}

try await show(links, above: .home)  // opened: home, product(id: 7); unmatched: notFound
let byRoute = DeepLinks(ByRoute.ShopLink.self, prefixes: [.scheme("shop")], log: .off)
try await show(byRoute, above: .home)  // opened: home, product(id: 7); opened: home, notFound
