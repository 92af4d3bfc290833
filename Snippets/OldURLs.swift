// Reads URLs of a former site, which named its pages in the query or in the fragment.
import DeepLinking
// snippet.hide

// snippet.show
enum ShopLink: DeepLink {
  case home
  case product(id: Int)
  case old(route: OldRoute, id: Int)  // /index.php?route=product&id=7
  case oldPage(path: String)  // /#/products/7

  enum OldRoute: String, CaseIterable, LinkParameter { case product, item }

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ShopLink.product, "/products/:id")
    LinkRoute(ShopLink.old, "/index.php?route=:route&id=:id").readOnly
    LinkRoute(ShopLink.oldPage, "/#:path").readOnly
  }
}

let router = LinkRouter(ShopLink.self, prefixes: [.domain("shop.example")])

let links = DeepLinks(
  ShopLink.self,
  prefixes: router.prefixes,
  resolve: { link in
    switch link {
    case .old(_, let id): return .replaced(by: .product(id: id))
    case .oldPage(let path):
      guard case .matched(let match) = router.match(path, relativeTo: nil) else {
        return .replaced(by: .home)
      }
      return .replaced(by: match.link)
    case .home, .product: return .found
    }
  },
  log: .off
)
// snippet.hide

let host = HeadlessHost<ShopLink>(state: NavigationState(stack: [.destination(.home)]))
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
for path in ["index.php?route=product&id=7", "index.php?route=news&id=7", "#/products/8"] {
  let receipt = links.receive("https://shop.example/\(path)", from: .universalLink)
  guard let report = await receipt?.report else { continue }
  print(path, report.outcome.name, report.link.map { "\($0)" } ?? "-")
}
// index.php?route=product&id=7 opened product(id: 7)
// index.php?route=news&id=7 openInBrowser -
// #/products/8 opened product(id: 8)
