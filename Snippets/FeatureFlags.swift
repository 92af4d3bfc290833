// Switches routes off while the app runs, and chooses the place of a link for an experiment.
import DeepLinking
// snippet.hide

/// The flags of an app, and its experiments.
enum Flags {
  static func isOff(_ flag: String) -> Bool { flag == "reviews" }
}

enum Experiment {
  static let showsOffersInSheet = true
}

// snippet.show
enum ShopLink: DeepLink {
  case home
  case reviews(product: Int)
  case offer(code: String)

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ShopLink.reviews, "/products/:product/reviews")
    // Asked once, when the router is made: until the app ends, a link keeps its place.
    if Experiment.showsOffersInSheet {
      LinkRoute(ShopLink.offer, "/offers/:code").presentedOnCurrent(.sheet)
    } else {
      LinkRoute(ShopLink.offer, "/offers/:code")
    }
  }
}

let router = LinkRouter(ShopLink.self, prefixes: [.scheme("shop")])
let links = DeepLinks(router: router.switchingOff { route in Flags.isOff(route) })
// snippet.hide

let host = HeadlessHost<ShopLink>(state: NavigationState(stack: [.destination(.home)]))
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
for path in ["products/7/reviews", "offers/may"] {
  let receipt = links.receive("shop://\(path)", from: .customScheme)
  print(path, await receipt?.outcome.name ?? "-")  // unavailable, opened
}
