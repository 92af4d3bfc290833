// Declares links in every form: by example, directly, one type a link, and as a table.
import DeepLinking

// By example: an enum that is Codable.
enum LeagueLink: DeepLink, Codable {
  case home
  case league(id: Int)
  case search(text: String, page: Int?)
}

let byExample: [LinkRoute<LeagueLink>] = [
  LinkRoute(.home, "/"),
  LinkRoute(.league(id: 1), "/leagues/:id").open(.universalLink, .customScheme),
  LinkRoute(.search(text: "", page: nil), "/search?q=:text&page=:page"),
]

// Directly: a pattern, its parameters, and the way there and back.
enum ShopLink: DeepLink {
  case cart
  case product(id: Int, reference: String?)
}

let direct: [LinkRoute<ShopLink>] = [
  LinkRoute(.cart, "/cart"),
  LinkRoute("/products/:id", .int("id"), .optional(.string("ref")).inQuery) {
    .product(id: $0, reference: $1)
  } print: {
    guard case .product(let id, let reference) = $0 else { return nil }
    return (id, reference)
  },
]

// One type a link: the pattern stands beside the properties.
struct ShowPhoto: RoutedLink {
  let name: String

  static let route = LinkRoute<ShowPhoto>("show/photo?name=:name", .string("name"), name: "photo") {
    ShowPhoto(name: $0)
  } print: {
    $0.name
  }
}

// Several types, modules and teams in one router.
let app = LinkRouter<AnyDeepLink>(
  prefixes: [.scheme("league"), .domain("league.example")],
  routes: byExample.map(\.erased) + direct.map(\.erased) + Array(of: [ShowPhoto.self])
)
print(app.problems)

if case .matched(let match) = app.match("league://products/7?ref=mail") {
  print(match.link.as(ShopLink.self) ?? .cart)
  // product(id: 7, reference: Optional("mail"))
}

// A table from patterns to any values.
enum Screen { case home, post, newPost }

let table = RouteTable<Screen>(
  prefixes: [.scheme("posts")],
  routes: ["/": .home, "/posts/:postID": .post, "/posts/new": .newPost]
)
let match = try table.match("posts://posts/12").get()
print(match.destination, try match.parameters.value("postID", as: Int.self))
// post 12

// A closure route, for links that are neither.
let custom = LinkRoute<LeagueLink>(matching: "/l/:code", name: "short") { values in
  try .league(id: values.value("code"))
} print: { _ in
  nil
}

// Forms that are read too, and one that is printed on request.
let league = LinkRoute(LeagueLink.league(id: 1), "/leagues/:id")
  .alias("/l/:code", renaming: ["code": "id"])
  .variant("de", "/ligen/:id")

// Routes that are switched off while the app runs.
let flags = Set(["search"])
let guarded = LinkRouter<LeagueLink>(prefixes: [.scheme("league")], routes: byExample)
  .switchingOff { flags.contains($0) }
print(guarded.match("league://search?q=a"), custom.name, league.problems)
