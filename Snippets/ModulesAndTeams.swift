// Two feature modules declare their links, and the app mounts them.
import DeepLinking

// In the module of the shop:
enum ShopLink: DeepLink {
  case cart
  case product(id: Int)

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(.cart, "/")
    LinkRoute(ShopLink.product, "/products/:id")
  }
}

// In the module of the account:
enum AccountLink: DeepLink {
  case profile
  case orders

  static let routes = LinkRoutes<AccountLink> {
    LinkRoute(.profile, "/")
    LinkRoute(.orders, "/orders").access(.from(.notification))
  }
}

// In the app:
enum AppLink: DeepLink {
  case home
  case shop(ShopLink)
  case account(AccountLink)

  static let routes = LinkRoutes<AppLink> {
    LinkRoute(.home, "/").tab("home").access(.everyone)
    LinkRoutes.mount("/shop", ShopLink.routes, as: AppLink.shop).tab("shop")
    LinkRoutes.mount("/account", AccountLink.routes, as: AppLink.account)
  }
}

let links = DeepLinks(AppLink.self, prefixes: [.scheme("store")])
print(try links.link(for: "store://shop/products/7"))
// shop(ModulesAndTeams.ShopLink.product(id: 7))
print(links.explain("store://account/orders", from: .customScheme))
