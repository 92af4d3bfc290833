import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting

/// The app of the tests.
enum Quiz: DeepLink, NavigationPlacing {
  case home, activity, league(league: Int), question(league: Int, question: Int)
  case join(league: Int), share, vote(id: Int), comment(id: Int), secret(id: Int), loop(id: Int)
  case tag(name: String, text: String)

  var placements: [LinkPlacement<Quiz>] {
    switch self {
    case .home: [.root("leagues")]
    case .activity: [.root("activity")]
    case .league: [.pushed(on: .home)]
    case .join(let league): [.presented(.sheet, over: .league(league: league))]
    case .share, .vote: [.noScreen]
    case .comment: [.pushed(on: .activity)]
    case .secret, .tag: [.pushed(on: .home)]
    case .loop(let id): [.pushed(on: .loop(id: 1 - id))]
    case .question: []
    }
  }

  static let router = LinkRouter<Quiz>(
    prefixes: [.scheme("quiz"), .domain("quiz.example")],
    routes: [
      LinkRoute(.home, "/home").access(
        .from(.universalLink, .customScheme, .notification, .content)
      ),
      LinkRoute(.activity, "/activity").access(.from(.universalLink, .customScheme)),
      LinkRoute(Quiz.league, "/leagues/:league").access(
        .from(.universalLink, .customScheme, .notification, .content)
      ),
      LinkRoute(Quiz.question, "/leagues/:league/questions/:question")
        .access(.from(.universalLink, .customScheme, .notification)),
      LinkRoute(Quiz.join, "/leagues/:league/join").access(.from(.universalLink, .customScheme)),
      LinkRoute(.share, "/share").access(.from(.customScheme)),
      LinkRoute(Quiz.vote, "/votes/:id").access(.from(.customScheme)),
      LinkRoute(Quiz.comment, "/comments/:id").access(.from(.customScheme)),
      LinkRoute(Quiz.secret, "/secret/:id"),
      LinkRoute(Quiz.loop, "/loop/:id").access(.from(.customScheme)),
    ]
  )

  /// A table whose links do more than navigate, or are for some only.
  static let guarded = LinkRouter<Quiz>(
    prefixes: [.scheme("quiz"), .domain("quiz.example"), .scheme("fixed", host: "app")],
    routes: [
      LinkRoute(.home, "/home").access(
        .from(.universalLink, .customScheme, .notification, .content)
      ),
      LinkRoute(Quiz.league, "/leagues/:league").access(
        .from(.universalLink, .customScheme, .notification, .content, .intent)
      ),
      LinkRoute(Quiz.join, "/leagues/:league/join").access(
        .from(.universalLink, .customScheme, .notification)
      )
      .effect(.mutate),
      LinkRoute(Quiz.vote, "/votes/:id").access(.from(.universalLink, .customScheme, .notification))
        .effect(.mutate),
      LinkRoute(Quiz.secret, "/secret/:id").access(
        .from(.customScheme, .notification, .content, .universalLink)
      ).ownTeamOnly,
      LinkRoute(.activity, "/activity").access(.from(.customScheme)).effect(.callback),
      LinkRoute(Quiz.tag, "/tags/:name/:text").access(.from(.customScheme)).identifier(
        "name"
      ),
      LinkRoute(Quiz.comment, "/comments/:id").access(
        .from(.universalLink, .customScheme, .notification)
      ),
    ]
  )
}

/// The state of a fresh start: two tabs with their roots.
func freshState() throws -> NavigationState<Quiz> {
  try NavigationState(containers: [
    .init(id: "leagues", stack: [.destination(.home)]),
    .init(id: "activity", stack: [.destination(.activity)]),
  ])
}

extension LinkPolicy {
  /// What the tests let in: values are shown, and guards, looking up and building may take an hour.
  static let quiz = LinkPolicy(
    requires: .loadedRecord(within: .seconds(3600)),
    guardLimit: .seconds(3600),
    screenLimit: .seconds(3600),
    expansionLimit: .seconds(60)
  )
}

/// One scene under test.
@MainActor
struct Scene {
  let time: VirtualTime
  let host: HeadlessHost<Quiz>
  let handler: LinkHandler<Quiz>

  /// What all scenes share.
  var links: DeepLinks<Quiz> { handler.links }

  init(
    policy: LinkPolicy = .quiz,
    guards: [LinkGuard<Quiz>] = [],
    router: LinkRouter<Quiz> = Quiz.router,
    store: (any PendingLinkStore)? = nil,
    resolve: LinkResolver<Quiz>? = nil,
    perform: (@MainActor @Sendable (Quiz) async throws -> Void)? = nil,
    build: @escaping @MainActor @Sendable (Quiz) async throws -> Void = { _ in }
  ) throws {
    let time = VirtualTime()
    self.time = time
    host = HeadlessHost(state: try freshState(), build: build)
    let links = DeepLinks(
      router: router,
      environment: time.environment,
      policy: policy,
      guards: guards,
      store: store,
      resolve: resolve,
      perform: perform,
      log: .off
    )
    handler = LinkHandler(links: links, host: host, scene: .main)
    handler.sceneDidBecomeActive()
    time.advance(by: .seconds(10))
  }

  /// Delivers a URL some time after everything before it.
  func receive(
    _ url: String,
    from source: LinkSource = .customScheme,
    entryPoint: LinkEntryPoint = .openURL,
    isCold: Bool = false,
    identity: String? = nil,
    caller: LinkCaller = .unavailable
  ) -> LinkReceipt<Quiz> {
    time.advance(by: .seconds(10))
    return handler.receive(
      LinkDelivery(
        url: url,
        source: source,
        entryPoint: entryPoint,
        isCold: isCold,
        identity: identity,
        caller: caller
      )
    )
  }

  /// The destinations of the visible stack.
  var visible: [Quiz] { host.state.visibleStack.compactMap(\.destination) }
}
