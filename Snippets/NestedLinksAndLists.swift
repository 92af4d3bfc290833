// Declares links that hold other links, and lists.
import DeepLinking

enum PageLink: NestedLink {
  case page(number: Int)
  case settings

  static let nestedRouter = LinkRouter<PageLink>(
    prefixes: [.scheme("pages")],
    routes: [
      LinkRoute(PageLink.page, "/pages/:number").access(.from(.customScheme, .content)),
      LinkRoute(.settings, "/settings").access(.from(.customScheme)),
    ]
  )
}

enum GateLink: DeepLink {
  case login(next: PageLink)
  case compare(ids: [Int])
  case tagged(tag: [String])
}

let router = LinkRouter<GateLink>(
  prefixes: [.scheme("gate")],
  routes: [
    LinkRoute(GateLink.login, "/login?next=:next"),
    LinkRoute(GateLink.compare, "/compare/:ids").list("ids", .separated(by: .comma)),
    LinkRoute(GateLink.tagged, "/tagged?tag=:tag"),
  ]
)

print(router.problems)  // []
print(try router.url(for: .login(next: .page(number: 7))).text)
// gate://login?next=pages%3A%2F%2Fpages%2F7
print(try router.url(for: .compare(ids: [3, 1])).text)  // gate://compare/3,1
print(try router.url(for: .tagged(tag: ["a", "b"])).text)  // gate://tagged?tag=a&tag=b
if case .matched = router.match("gate://login?next=pages://settings") { print("never") }
