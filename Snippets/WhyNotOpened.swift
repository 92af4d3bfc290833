// Explains URLs that open nothing, and shows the app's own page for them.
import DeepLinking

enum QuizLink: DeepLink {
  case home
  case league(id: Int)

  static let routes = LinkRoutes<QuizLink> {
    LinkRoute(.home, "/").access(.everyone)
    LinkRoute(QuizLink.league, "/leagues/:id").access(.from(.universalLink))
  }
}

let links = DeepLinks(
  QuizLink.self,
  prefixes: [.scheme("quiz"), .domain("quiz.example")],
  log: .off
)

print(links.explain("quiz://leagues/abc"))
print(links.explain("quiz://leagues/7", from: .customScheme))

links.onUnhandled = { report in
  showNotFound(report.outcome)
}

/// Shows the app's own page, in place of nothing.
func showNotFound(_ outcome: LinkOutcome) { print(outcome) }
