// Asks whether a link will be offered to the app, and handled: file, rules, catalog, proof, and the file made anew.
import LinkAnalysis
import LinkAssociation
import LinkPatterns

let app = "ABCDE12345.com.example.quiz"
let file = """
  {"applinks": {"details": [{"appIDs": ["\(app)"], "components": [
    {"/": "/leagues/*"},
    {"/": "/leagues/new", "exclude": true},
    {"/": "/search", "?": {"q": "?*"}, "casesensitive": false}]}]}}
  """

// snippet.model
let reading = try ParsedAssociation(Array(file.utf8))
let rules = reading.association.appLinks?.details.first?.components ?? []
print(rules.map { $0.path ?? "-" })
// ["/leagues/*", "/leagues/new", "/search"]
// snippet.end

// snippet.match
let matcher = AssociationMatcher(reading.association, domain: "quiz.example")
let decision = matcher.decide(try AssociationURL("/leagues/new"), app: app)
print(decision.verdict, decision.rule?.text ?? "-")
// match /applinks/details/0/components/0
// snippet.end

// snippet.lint
for finding in AssociationLint().findings(of: reading) { print(finding) }
// 3:3: error: /applinks/details/0/components/1 The exclusion is never reached: … (/leagues/new) [AASA042 lateExclusion]
// 4:55: note: /applinks/details/0/components/2/casesensitive This key is not known and is ignored; …
// snippet.end

// snippet.fix
let corrected = AssociationFix.corrected(Array(file.utf8))
print(corrected.count)
// 1: casesensitive; where the exclusion belongs, a person decides
// snippet.end

// snippet.coverage
let catalog = LinkCatalogV1(
  prefixes: [.domain("quiz.example", allowsHTTP: false)],
  routes: [
    .init(name: "league", path: "/leagues/:league", types: ["league": "Int"]),
    .init(name: "about", path: "/about"),
  ]
)
let coverage = AssociationCoverage(reading.association, app: app, catalog: catalog)
print(coverage.routesNotAdmitted().map { "\($0.route): \($0.answer)" })
// ["about: url(\"https://quiz.example/about\")"]
for surplus in coverage.urlsWithoutRoute() { print(surplus.answer) }
// url("https://quiz.example/leagues")
// url("https://quiz.example/search?q=/")
// snippet.end

// snippet.generate
let made = AssociationGenerator(catalog).association(appIDs: [app])
print(made.gaps.isEmpty)
// true: proved, every URL of every opened route is admitted
let league = try AssociationURL("/leagues/7")
print(AssociationMatcher(made.association).decide(league, app: app).verdict)
// match
// snippet.end

// snippet.limits
var lint = AssociationLint()
lint.maximumSteps = 1_000_000
lint.limits = JSONLimits(length: 131_072)
// snippet.end
print(lint.findings(of: reading).count)
