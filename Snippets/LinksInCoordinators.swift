// Hands links to coordinators, each of which shows its own.
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

/// What shows the screens of one part of the app.
@MainActor
protocol Coordinator: AnyObject {
  /// Shows a link, if it is one of this part.
  func show(_ link: ShopLink) -> Bool
}

final class CatalogCoordinator: Coordinator {
  private(set) var shown: [Int] = []

  func show(_ link: ShopLink) -> Bool {
    guard case .product(let id) = link else { return false }
    shown.append(id)
    return true
  }
}

@MainActor
final class AppCoordinator {
  private let children: [any Coordinator]

  init(_ children: [any Coordinator]) { self.children = children }

  func follow(_ links: LinkResolutions<ShopLink>) async {
    for await resolution in links.links {
      let isShown = children.contains { $0.show(resolution.link) }
      resolution.finish(isShown ? .opened(skipping: []) : .unavailable(Self.nobody))
    }
  }

  private static let nobody = LinkFailure(
    .screenUnavailable,
    message: "No coordinator shows this link."
  )
}

let catalog = CatalogCoordinator()
let app = AppCoordinator([catalog])
let loop = Task { await app.follow(links) }

let delivery = LinkDelivery<ShopLink>(
  url: "shop://products/7",
  source: .customScheme,
  entryPoint: .openURL
)
print(await links.handler.receive(delivery).outcome)  // opened
print(catalog.shown)  // 7
let home = LinkDelivery<ShopLink>(url: "shop://home", source: .customScheme, entryPoint: .openURL)
print(await links.handler.receive(home).outcome.name)  // unavailable
loop.cancel()
