// Declares links in every form: by constructor, with closures, feature by feature, and as a table.
import DeepLinking

// By constructor: an enum, or a struct.
enum LeagueLink: DeepLink {
  case home
  case league(id: Int)
  case search(text: String, page: Int?)

  static let routes = LinkRoutes<LeagueLink> {
    LinkRoute(.home, "/")
    LinkRoute(LeagueLink.league, "/leagues/:id").access(.from(.universalLink, .customScheme))
    LinkRoute(LeagueLink.search, "/search?q=:text&page=:page")
  }
}

// With closures: a pattern, its parameters, and the way there and back.
enum ShopLink: DeepLink {
  case cart
  case product(id: Int, reference: String?)

  static let routes = LinkRoutes<ShopLink> {
    LinkRoute(.cart, "/cart")
    LinkRoute("/products/:id", .int("id"), .optional(.string("ref")).inQuery) {
      .product(id: $0, reference: $1)
    } print: {
      guard case .product(let id, let reference) = $0 else { return nil }
      return (id, reference)
    }
  }
}

// One type a link: the pattern stands beside the properties.
struct ShowPhoto: DeepLink {
  let name: String

  static let routes = LinkRoutes { LinkRoute(ShowPhoto.init, "/show/photo?name=:name") }
}

// Several types, modules and teams in one router.
enum AppLink: DeepLink {
  case league(LeagueLink)
  case shop(ShopLink)
  case photo(ShowPhoto)

  static let routes = LinkRoutes<AppLink>(access: .everyone) {
    LinkRoutes.mount("/", LeagueLink.routes, as: AppLink.league)
    LinkRoutes.mount("/shop", ShopLink.routes, as: AppLink.shop)
    LinkRoutes.mount("/", ShowPhoto.routes, as: AppLink.photo)
  }
}

let app = LinkRouter(
  AppLink.self,
  prefixes: [.scheme("league"), .domain("league.example")]
)
print(app.problems)

if case .matched(let match) = app.match("league://shop/products/7?ref=mail"),
  case .shop(let link) = match.link
{
  print(match.route, link)
  // AppLink./products/:id product(id: 7, reference: Optional("mail"))
}

// Where links go: on their parent, over it, or over whatever is on screen.
enum ClubLink: DeepLink {
  case home
  case team(id: Int)
  case rules(team: Int)
  case signIn

  static let routes = LinkRoutes<ClubLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ClubLink.team, "/teams/:id")
    LinkRoute(ClubLink.rules, "/teams/:team/rules").presented(.sheet)  // over its team
    LinkRoute(.signIn, "/sign-in").presentedOnCurrent(.sheet)  // over what is on screen
  }
}

// What the URLs of an app begin with.
let prefixes: [LinkPrefix] = [
  .domain("club.example"),  // https://club.example/teams/7
  .domain("www.club.example"),  // a domain of its own: the one above does not include it
  .domain("*.club.example"),  // subdomains of any depth, but not club.example
  .domain("old-club.example", allowsHTTP: true),  // also http://old-club.example/teams/7
  .domain("web.club.example", path: "/app"),  // https://web.club.example/app/teams/7
  .domain("chat.club.example").inFragment,  // https://chat.club.example/#/teams/7
  .scheme("club"),  // club://teams/7
  .scheme("clubapp", host: "open"),  // clubapp://open/teams/7
]
// snippet.hide
print(LinkRouter(ClubLink.self, prefixes: prefixes).problems)
// snippet.show

// A table from patterns to any values.
enum Screen { case home, post, newPost }

let table = RouteTable<Screen>(
  prefixes: [.scheme("posts")],
  routes: ["/": .home, "/posts/:postID": .post, "/posts/new": .newPost]
)
let match = try table.match("posts://posts/12").get()
print(match.destination, try match.parameters.value("postID", as: Int.self))
// post 12

// Closures over names, for what fits nowhere else.
let custom = LinkRoute<LeagueLink>("/l/:code", name: "short") { values in
  try .league(id: values.value("code"))
} print: { _ in
  nil
}

// Forms that are read too, and one that is printed on request.
let league = LinkRoute(LeagueLink.league, "/leagues/:id")
  .alias("/l/:code", renaming: ["code": "id"])
  .variant("de", "/ligen/:id")

// Routes that are switched off while the app runs.
let flags = Set(["league.search"])
let guarded = app.switchingOff { flags.contains($0) }
print(guarded.match("league://search?q=a"), custom.name, league.problems)
