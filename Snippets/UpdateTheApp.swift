// Shows a page for links of a newer version of the app.
import DeepLinking

enum ShopLink: DeepLink {
  case home
  case product(id: Int)
  case update

  static let routes = LinkRoutes<ShopLink> {
    LinkRoute(.home, "/").access(.everyone)
    LinkRoute(ShopLink.product, "/products/:id").access(.everyone)
    LinkRoute(.update, "/update").presentedOnCurrent(.sheet)  // opened only by the app
  }
}

let links = DeepLinks(ShopLink.self, prefixes: [.scheme("shop")], log: .off)

links.onUnhandled = { report in
  if report.outcome.reason?.code == .noRoute { links.open(.update) }
}
// snippet.hide

let host = HeadlessHost<ShopLink>(state: NavigationState(stack: [.destination(.home)]))
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
for path in ["products/abc", "vouchers/7"] {
  let receipt = links.receive("shop://\(path)", from: .customScheme)
  print(path, await receipt?.outcome.name ?? "-")  // unmatched, both
  try await Task.sleep(for: .milliseconds(100))
  // Nothing, then update.
  print(host.state.presentations.flatMap { $0.stack.compactMap(\.destination) })
}
