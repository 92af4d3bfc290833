// Sends links to a feature in the style of The Composable Architecture: an effect that lives on.
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
let deepLinks = DeepLinks(router: router)
let links = LinkResolutions(links: deepLinks, scene: .main)

/// A minimal effect, in place of the library's.
struct Effect<Action> {
  var run: @MainActor (_ send: @MainActor (Action) -> Void) async -> Void

  static var none: Effect { Effect { _ in } }
}

@MainActor
struct ShopFeature {
  struct State {
    var path: [ShopLink] = []
  }

  enum Action {
    case task
    case follow(ShopLink)
  }

  let links: LinkResolutions<ShopLink>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .task:
      return Effect { [links] send in
        for await resolution in links.links {
          send(.follow(resolution.link))
          resolution.finish(.opened(skipping: []))
        }
      }
    case .follow(let link):
      state.path = link == .home ? [] : [link]
      return .none
    }
  }
}

/// A minimal store, in place of the library's.
@MainActor
final class Store {
  private(set) var state = ShopFeature.State()
  private let feature: ShopFeature

  init(_ feature: ShopFeature) { self.feature = feature }

  @discardableResult
  func send(_ action: ShopFeature.Action) -> Task<Void, Never> {
    let effect = feature.reduce(into: &state, action: action)
    return Task { await effect.run { self.send($0) } }
  }
}

let store = Store(ShopFeature(links: links))
let task = store.send(.task)

let delivery = LinkDelivery<ShopLink>(
  url: "shop://products/7",
  source: .customScheme,
  entryPoint: .openURL
)
print(await links.handler.receive(delivery).outcome)  // opened
print(store.state.path)  // product(id: 7)
task.cancel()
