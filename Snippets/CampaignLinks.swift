// Counts what links do, by their route and the campaign that sent them.
import DeepLinking
// snippet.hide
// snippet.show

enum ShopLink: DeepLink {
  case home
  case product(id: Int)
  case subscribe(campaign: String?)

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ShopLink.product, "/products/:id")
    LinkRoute(ShopLink.subscribe, "/subscribe?utm_campaign=:campaign").effect(.mutate).noScreen
  }
}

// snippet.hide
let links = DeepLinks(
  ShopLink.self,
  prefixes: [.scheme("shop")],
  perform: { link in print("done: \(link)") },
  log: .off
)
links.confirm = { _ in true }

/// Counts an event, as the app's statistics would.
func count(_ event: String, _ details: [String: String]) { print(event, details) }

// snippet.show
links.onProgress = { progress in
  guard case .ended(let report) = progress else { return }
  var details = ["route": report.route ?? "-", "outcome": report.outcome.name]
  for item in report.campaignItems { details[item.name] = item.value }
  count("link", details)
}
// snippet.hide

let host = HeadlessHost<ShopLink>(state: NavigationState(stack: [.destination(.home)]))
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
for path in [
  "products/7?utm_source=mail&gclid=1&page=2", "subscribe?utm_campaign=may",
  "subscribe?utm_source=mail",
] {
  let receipt = links.receive("shop://\(path)", from: .customScheme)
  print(path, await receipt?.outcome.name ?? "-")  // opened, performed, rejected
}
