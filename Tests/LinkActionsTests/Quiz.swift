import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting

/// The app of the tests.
enum Quiz: DeepLink, NavigationPlacing {
  case home, league(league: Int), question(league: Int, question: Int), secret(id: Int)

  var placements: [LinkPlacement<Quiz>] {
    switch self {
    case .home: [.root("leagues")]
    case .league, .secret: [.pushed(on: .home)]
    case .question(let league, _): [.pushed(on: .league(league: league))]
    }
  }

  static let router = LinkRouter<Quiz>(
    prefixes: [.scheme("quiz"), .domain("quiz.example")],
    routes: [
      LinkRoute(.home, "/home").access(.from(.customScheme, .notification, .content)),
      LinkRoute(Quiz.league, "/leagues/:league").access(
        .from(.customScheme, .notification, .content)
      ),
      LinkRoute(Quiz.question, "/leagues/:league/questions/:question")
        .access(.from(.customScheme, .notification)),
      LinkRoute(Quiz.secret, "/secret/:id"),
    ]
  )
}

/// One scene under test.
@MainActor
struct Scene {
  let handler: LinkHandler<Quiz>
  private let host: HeadlessHost<Quiz>

  init() throws {
    let time = VirtualTime()
    host = HeadlessHost(
      state: try NavigationState(containers: [.init(id: "leagues", stack: [.destination(.home)])])
    )
    let links = DeepLinks(router: Quiz.router, environment: time.environment, log: .off)
    handler = LinkHandler(links: links, host: host, scene: .main)
    handler.sceneDidBecomeActive()
    time.advance(by: .seconds(10))
  }

  /// The destinations of the visible stack.
  var visible: [Quiz] { host.state.visibleStack.compactMap(\.destination) }
}
