// The right columns of "Coming from another router": what an app declares and calls here in place of what it has there.
import DeepLinking
import Foundation

enum Region: String, CaseIterable, LinkParameter { case kanto, johto }

enum PokedexLink: DeepLink {
  case home
  case pokemon(id: Int)
  case search(name: String, page: Int?)
  case types(types: [String])
  case region(name: Region)
  case device(id: UUID)
  case file(rest: String)
  case vote(id: Int)
  case moves(name: String)
  case shop(ShopLink)

  static let routes = LinkRoutes<PokedexLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(PokedexLink.pokemon, "/pokemons/:id")
    LinkRoute(PokedexLink.search, "/search/:name?page=:page")
    LinkRoute(PokedexLink.types, "/types?types=:types").list("types", .commaSeparated)
    LinkRoute(PokedexLink.region, "/regions/:name")
    LinkRoute(PokedexLink.device, "/devices/:id")
    LinkRoute(PokedexLink.file, "/files/:rest+")
    LinkRoute(PokedexLink.vote, "/votes/:id").effect(.mutate).noScreen
    LinkRoutes { LinkRoute(PokedexLink.moves, "/moves/:name") }.prefixes(.scheme("pokedex"))
    LinkRoutes.mount("/shop", ShopLink.routes, as: PokedexLink.shop)
  }
}

enum ShopLink: DeepLink {
  case user(id: String)
  case tour(a: String?, b: String?)
  case wildcard(rest: String?)
  case day(id: Int)
  case book(id: Int)
  case timeline

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(ShopLink.user, "/user/view/:id")
    LinkRoute(ShopLink.tour, "/the{/foo/:a}?{/bar/:b}?")
    LinkRoute(ShopLink.wildcard, "/wildcard/:rest*")
    LinkRoute(ShopLink.day, "/days/:id").digits(3, "id")
    LinkRoute(ShopLink.book, "/book/:id([0-9]+)")
    LinkRoute(.timeline, "/timeline")
  }
}

// With closures, for a value that has a default.
let paged = LinkRoute<PokedexLink>(
  "/list/:name",
  .string("name"),
  .optional(.int("page"), default: 1).inQuery
) {
  .search(name: $0, page: $1)
} print: {
  guard case .search(let name, let page) = $0 else { return nil }
  return (name, page ?? 1)
}

let links = DeepLinks(
  PokedexLink.self,
  prefixes: [.scheme("pokedex"), .domain("pokedex.example")],
  policy: LinkPolicy(
    foreign: ForeignLinks(paths: [ForeignLinks.Paths(at: .domain("pokedex.app.link"), "/")])
  ),
  guards: [LinkGuard("sign-in") { _ in .allow }],
  resolve: { link in .found },
  perform: { link in print("voted", link) },
  log: .off
)
links.onUnhandled = { report in print(report.outcome) }

extension LinkSource { static let branch = LinkSource("branch", like: .universalLink) }

// What the app calls by itself. Without a window, as here, the links wait for the first.
links.open(.pokemon(id: 25))
let url = "https://pokedex.example/pokemons/25"
links.receive(url, from: .branch)
let path = "/pokemons/25"
links.receive("pokedex:/" + path, from: .branch)

print(try links.router.link(for: url))  // pokemon(id: 25)
print(try links.url(for: .pokemon(id: 25)))  // https://pokedex.example/pokemons/25
print(try links.shareURL(for: .pokemon(id: 25)))

// What the URLs that other routers take mean here.
for text in [
  "pokedex://shop/the/bar/2",  // shop(tour(a: nil, b: "2"))
  "pokedex://shop/wildcard/a/b",  // shop(wildcard(rest: "a/b"))
  "pokedex://types?types=fire,water",  // types(types: ["fire", "water"])
  "pokedex://shop/days/025",  // shop(day(id: 25))
  "pokedex://pokemons/025",  // no link: 'Int' has no leading zeros
  "pokedex://pokemons//25",  // no link: the segment is empty
] {
  let link = try? links.router.link(for: text, from: .customScheme)
  print(text, link.map { "\($0)" } ?? "no link")
}
