#if canImport(UIKit) && !os(watchOS)
import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting

/// The links of the app under test: two tabs, a stack, and what is presented over it.
enum Quiz: DeepLink, NavigationPlacing {
  case home, activity, league(league: Int), question(league: Int, question: Int)
  case join(league: Int), login, comment(text: String), hidden(id: Int)

  var placements: [LinkPlacement<Quiz>] {
    switch self {
    case .home: [.root("leagues")]
    case .activity: [.root("activity")]
    case .league, .comment, .hidden: [.pushed(on: .home)]
    case .question(let league, _): [.pushed(on: .league(league: league))]
    case .join(let league): [.presented(.sheet, over: .league(league: league))]
    case .login: [.presentedOnCurrent(.fullScreen), .presented(.fullScreen, over: .home)]
    }
  }

  static let router = LinkRouter<Quiz>(
    prefixes: [.scheme("quiz"), .domain("quiz.example")],
    routes: [
      LinkRoute(.home, "/home").access(.from(.universalLink, .customScheme)),
      LinkRoute(.activity, "/activity").access(.from(.universalLink, .customScheme)),
      LinkRoute(Quiz.league, "/leagues/:league")
        .access(
          .from(
            .universalLink,
            .customScheme,
            .notification,
            .handoff,
            .intent,
            .quickAction,
            .spotlight
          )
        ),
      LinkRoute(Quiz.question, "/leagues/:league/questions/:question")
        .access(.from(.universalLink, .customScheme, .notification)),
      LinkRoute(Quiz.join, "/leagues/:league/join").access(.from(.universalLink, .customScheme)),
      LinkRoute(.login, "/login").access(.from(.customScheme)),
      LinkRoute(Quiz.comment, "/comments?text=:text").access(.from(.customScheme)),
    ]
  )
}

/// An entry of a stack.
func at(_ link: Quiz) -> NavigationEntry<Quiz> { .destination(link) }
#endif
