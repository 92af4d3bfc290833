// Asks a catalog why a URL has no route.
import LinkAnalysis
import LinkPatterns

let catalog = LinkCatalogV1(
  origins: [.scheme("quiz", host: nil), .domain("quiz.example", allowsHTTP: false)],
  routes: [
    .init(name: "league", path: "/leagues/:league", types: ["league": "Int"]),
    .init(name: "offer", path: "/offer", exposure: ["web"]),
  ]
)
let router = CatalogRouter(catalog)

let match = router.match("quiz://leagues/7")
print(match.route ?? "-", match.values["league"] ?? .text("-"))
// league 7

for url in ["quiz://leages/7", "quiz://leagues/seven", "quiz://offer"] {
  let explanation = router.explain(url, showsValues: true)
  print(explanation.stage.rawValue, explanation.reason?.description ?? "-")
  for miss in explanation.nearMisses where miss.suggestion != nil {
    print("  did you mean", miss.suggestion ?? "-")
  }
}
// route Segment 1: no route has 'leages' here.
//   did you mean leagues
// value Segment 2 ('league'): expected Int, found 'seven'.
// gate The route is opened for web only, not for 'scheme'.
