import DeepLinking

// Built without reflection metadata, as some release builds are: the routes say so, and `values:` is the way out.
enum QuizLink: DeepLink {
  case league(id: Int)
  case question(league: Int, id: Int)

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(QuizLink.league, "/leagues/:id")
    LinkRoute(
      QuizLink.question,
      "/leagues/:league/questions/:id",
      values: { link in
        guard case .question(let league, let id) = link else { return nil }
        return (league, id)
      }
    )
  }
}

@main struct Client {
  static func main() throws {
    let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")])
    for problem in router.problems { print(problem) }
    print(try router.link(for: "quiz://leagues/7/questions/2") == .question(league: 7, id: 2))
    print(try router.url(for: .question(league: 7, id: 2)))
  }
}
