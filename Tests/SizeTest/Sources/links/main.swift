import LinkPatterns
import LinkRouting

/// The links of a small app.
enum QuizLink: DeepLink {
  case home
  case league(id: Int)
  case question(league: Int, id: Int)

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(QuizLink.league, "/leagues/:id")
    LinkRoute(QuizLink.question, "/leagues/:league/questions/:id")
  }
}

// An app that reads and prints links, and does nothing else with them.
let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz"), .domain("quiz.example")])
let link = try router.link(for: CommandLine.arguments.last ?? "")
print(link, try router.url(for: link).text)
