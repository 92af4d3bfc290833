// Declares links that hold other links, and lists, by example.
import DeepLinking

enum PageLink: NestedLink, Codable {
  case page(number: Int)
  case settings

  static let nestedRouter = LinkRouter<PageLink>(
    origins: [.scheme("pages")],
    routes: [
      Route(.page(number: 1), "/pages/:number").open(.scheme, .content),
      Route(.settings, "/settings").open(.scheme),
    ]
  )
}

enum GateLink: DeepLink, Codable {
  case login(next: PageLink)
  case compare(ids: [Int])
  case tagged(tag: [String])
}

let router = LinkRouter<GateLink>(
  origins: [.scheme("gate")],
  routes: [
    Route(.login(next: .page(number: 1)), "/login?next=:next"),
    Route(.compare(ids: []), "/compare/:ids", separators: ["ids": .comma]),
    Route(.tagged(tag: []), "/tagged?tag=:tag"),
  ]
)

print(router.problems)  // []
print(try router.url(for: .login(next: .page(number: 7))).text)
// gate://login?next=pages%3A%2F%2Fpages%2F7
print(try router.url(for: .compare(ids: [3, 1])).text)  // gate://compare/3,1
print(try router.url(for: .tagged(tag: ["a", "b"])).text)  // gate://tagged?tag=a&tag=b
if case .matched = router.match("gate://login?next=pages://settings") { print("never") }
