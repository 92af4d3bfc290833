// Keeps the catalog and the lock of an app's links in files, as tests of its own target do.
import LinkTesting

enum ShopLink: DeepLink {
  case product(id: Int, color: String?)
  case basket
}

let router = LinkRouter<ShopLink>(
  prefixes: [.scheme("shop"), .domain("shop.example")],
  routes: [
    LinkRoute(ShopLink.product, "/products/:id?color=:color")
      .bound("id", .range(1...999_999)).access(.from(.universalLink, .customScheme)),
    LinkRoute(.basket, "/basket"),
  ]
)

let catalog = router.catalog(examples: [.product(id: 7, color: "red")])
print(catalog.routes.map(\.name), catalog.routes[0].examples)
// ["product"] ["shop://products/7?color=red", "shop://products/1?color=b"]

/// What keeps the files of the tests from being up to date.
func staleLinks(in folder: String, updating isUpdating: Bool) -> [LawViolation] {
  catalogSnapshot(of: router, at: folder + "/links.json", updating: isUpdating)
    + LinkContract(router: router).violations(
      lockedAt: folder + "/links.lock",
      updating: isUpdating
    )
}

// What tools know: the same routes and values, without the app's code.
let tool = ParsedCatalog(catalog)
let lock = LinkLockV1(of: tool)
print(tool.match("shop://products/0").failure?.code.rawValue ?? "")  // valueRange
print(lock.changes(in: tool).count)  // 0

for finding in router.audit() where finding.isError { print(finding) }
