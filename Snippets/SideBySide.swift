// Moves an app over from URLNavigator or Crossroad: both run side by side, then the older one has the rest.
import DeepLinking

enum PokedexLink: DeepLink {
  case home
  case pokemon(id: Int)
  case search(name: String, page: Int?)

  static let routes = LinkRoutes<PokedexLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(PokedexLink.pokemon, "/pokemons/:id")
    LinkRoute(PokedexLink.search, "/search/:name?page=:page")
  }
}

let links = DeepLinks(
  PokedexLink.self,
  prefixes: [.scheme("pokedex"), .domain("pokedex.example")],
  log: .off
)

// snippet.older
/// The older router, behind two questions: it stands for what the app has, `Navigator` or `Router`.
@MainActor
struct OlderRouter {
  /// Which of its patterns takes a URL, by the name of the new route; it opens nothing.
  func name(of url: String) -> String? {
    if url.hasPrefix("pokedex://pokemons/") { return "pokemon" }
    if url.hasPrefix("pokedex://search/") { return "search" }
    return url == "pokedex://offers" ? "offers" : nil
  }

  /// Opens a URL, and says whether it could.
  func open(_ url: String) -> Bool { name(of: url) != nil }
}

// snippet.compare
let older = OlderRouter()
let comparison = LinkComparison(of: links) { url in older.name(of: url) }
let urls = [
  "pokedex://pokemons/25", "pokedex://pokemons/pikachu", "pokedex://search/mew?page=2",
  "pokedex://offers", "pokedex:///",
]
for (url, difference) in comparison.differences(among: urls, from: .customScheme) {
  print(url, "older:", difference.older ?? "-", "newer:", difference.newer)
}
// pokedex://pokemons/pikachu older: pokemon newer: unmatched
// pokedex://offers older: offers newer: unmatched
// pokedex:/// older: - newer: home

// snippet.openElsewhere
links.openElsewhere = { delivery in
  guard case .url(let url) = delivery.content else { return false }
  return older.open(url)
}
// snippet.end
