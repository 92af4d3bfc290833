import LinkPatterns
public import LinkRouting

/// The links of the shop: the app opens them, and its server offers them.
public enum ShopLink: DeepLink {
  case home
  case product(id: Int)
  case search(text: String)
  case account

  /// Account pages are closed to the web, so the server doesn't mention them.
  public static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ShopLink.product, "/products/:id")
    LinkRoute(ShopLink.search, "/search?q=:text")
    LinkRoute(.account, "/account").access(.appOnly)
  }

  /// The router of app and server.
  public static let router = LinkRouter(
    ShopLink.self,
    prefixes: [.domain("shop.example"), .scheme("shop")]
  )

  /// What a page about the link is called.
  public var title: String {
    switch self {
    case .home: "The shop"
    case .product(let id): "Product \(id)"
    case .search(let text): "Search for \(text)"
    case .account: "Your account"
    }
  }
}
