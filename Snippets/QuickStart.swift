// Declares links once, and opens a URL with its whole back stack.
import DeepLinking

enum QuizLink: DeepLink, NavigationPlacing {
  case home
  case league(id: Int)
  case question(league: Int, id: Int)

  var placements: [LinkPlacement<QuizLink>] {
    switch self {
    case .home: [.root(.main)]
    case .league: [.pushed(on: .home)]
    case .question(let league, _): [.pushed(on: .league(id: league))]
    }
  }
}

let router = LinkRouter<QuizLink>(
  prefixes: [.scheme("quiz"), .domain("quiz.example")],
  routes: [
    LinkRoute(.home, "/home").access(.from(.universalLink, .customScheme)),
    LinkRoute(QuizLink.league, "/leagues/:id").access(.from(.universalLink, .customScheme)),
    LinkRoute(QuizLink.question, "/leagues/:league/questions/:id").access(
      .from(.universalLink, .customScheme)
    ),
  ]
)

let host = HeadlessHost<QuizLink>(state: NavigationState())
let links = DeepLinks(router: router)
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()

let delivery = LinkDelivery<QuizLink>(
  url: "https://quiz.example/leagues/1/questions/2",
  source: .universalLink,
  entryPoint: .openURL
)
print(await handler.receive(delivery).outcome)  // opened
print(host.state.visibleStack.count)  // 3: home, league 1, question 2
