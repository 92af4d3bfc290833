// Reads an apple-app-site-association file, asks about a URL, checks it, and compares it with routes.
import LinkAnalysis
import LinkAssociation
import LinkPatterns

let file = """
  {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.quiz"], "components": [
    {"/": "/leagues/new", "exclude": true},
    {"/": "/leagues/?*"}]}]}}
  """
let reading = try ParsedAssociation(Array(file.utf8))
let matcher = AssociationMatcher(reading.association, domain: "quiz.example")

let url = try AssociationURL("https://quiz.example/leagues/new")
let decision = matcher.decide(url, app: "ABCDE12345.com.example.quiz")
print(decision.verdict, decision.rule?.text ?? "-")
// exclude /applinks/details/0/components/0

for finding in AssociationLint().findings(of: reading) { print(finding) }

let catalog = LinkCatalogV1(
  prefixes: [.domain("quiz.example", allowsHTTP: false)],
  routes: [.init(name: "league", path: "/leagues/:league", types: ["league": "Int"])]
)
let app = "ABCDE12345.com.example.quiz"
let coverage = AssociationCoverage(reading.association, app: app, catalog: catalog)
print(coverage.routesNotAdmitted().isEmpty)
// true
