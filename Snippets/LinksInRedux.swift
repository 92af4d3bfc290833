// Dispatches links to a store in the style of Redux: they are actions like all others.
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
struct ShopState {
  var path: [ShopLink] = [.home]
}

enum ShopAction {
  case back
  case follow(ShopLink)
}

func reduce(_ state: inout ShopState, _ action: ShopAction) {
  switch action {
  case .back: state.path.removeLast()
  case .follow(.home): state.path = [.home]
  case .follow(let link): state.path = [.home, link]
  }
}

/// A minimal store, in place of a library's.
@MainActor
final class Store {
  private(set) var state = ShopState()

  func dispatch(_ action: ShopAction) { reduce(&state, action) }
}

let store = Store()
let deepLinks = DeepLinks(router: router)

let links = LinkResolutions(links: deepLinks, scene: .main)
let loop = Task {
  for await resolution in links.links {
    store.dispatch(.follow(resolution.link))
    resolution.finish(.opened(skipping: []))
  }
}

let delivery = LinkDelivery<ShopLink>(
  url: "shop://products/7",
  source: .customScheme,
  entryPoint: .openURL
)
print(await links.handler.receive(delivery).outcome)  // opened
print(store.state.path)  // home, product(id: 7)
loop.cancel()
