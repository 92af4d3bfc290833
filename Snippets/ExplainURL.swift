// Asks a catalog why a URL has no route.
import LinkAnalysis

let catalog = ParsedCatalog(
  LinkCatalogV1(
    prefixes: [.scheme("quiz", host: nil), .domain("quiz.example", allowsHTTP: false)],
    routes: [
      .init(name: "league", path: "/leagues/:league", types: ["league": "Int"]),
      .init(name: "offer", path: "/offer", access: .from(.universalLink)),
    ]
  )
)

let match = catalog.match("quiz://leagues/7")
print(match.found?.route ?? "-", match.found?.link.values["league"] ?? .text("-"))
// league 7

for url in ["quiz://leages/7", "quiz://leagues/seven", "quiz://offer"] {
  print(catalog.match(url).failure?.message ?? "-")
  let nearest = catalog.router.nearMisses(of: url, from: .customScheme).first
  print("  \(nearest?.pattern ?? "-"):", nearest?.failure?.message ?? "-")
  if let suggestion = nearest?.suggestion { print("  did you mean", suggestion) }
}
// No route has 'leages' as segment 1.
//   /leagues/:league: Route 'league': segment 1 expected 'leagues', found 'leages'.
//   did you mean leagues
// Route 'league': segment 2 ('league') expected Int, found 'seven'.
//   /leagues/:league: Route 'league': segment 2 ('league') expected Int, found 'seven'.
// No route has 'offer' as segment 1.
//   /offer: Route 'offer' matches, but is closed to customScheme.
