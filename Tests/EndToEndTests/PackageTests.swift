import DeepLinking
import Testing

/// The package as an app uses it: one import, one table.
@MainActor
@Suite struct PackageTests {
  enum AppLink: DeepLink, NavigationPlacing {
    case home, league(id: Int), question(league: Int, id: Int)

    var placements: [LinkPlacement<AppLink>] {
      switch self {
      case .home: [.root(.main)]
      case .league: [.pushed(on: .home)]
      case .question(let league, _): [.pushed(on: .league(id: league))]
      }
    }
  }

  static let router = LinkRouter<AppLink>(
    prefixes: [.scheme("app"), .domain("app.example")],
    routes: [
      LinkRoute(.home, "/").access(.from(.customScheme, .universalLink)),
      LinkRoute(AppLink.league, "/leagues/:id").access(.from(.customScheme, .universalLink)),
      LinkRoute(AppLink.question, "/leagues/:league/questions/:id").access(
        .from(.customScheme, .universalLink)
      ),
    ]
  )

  @Test(arguments: ["app://leagues/1/questions/2", "https://app.example/leagues/1/questions/2"])
  func aURLOpensAScreenWithItsWholeBackStack(url: String) async {
    let host = HeadlessHost<AppLink>(state: NavigationState())
    let links = DeepLinks(router: Self.router, environment: .live(), log: .off)
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let source: LinkSource = url.hasPrefix("https") ? .universalLink : .customScheme
    let outcome = await handler.receive(
      LinkDelivery(url: url, source: source, entryPoint: .connection, isCold: true)
    ).outcome
    #expect(outcome == .opened(skipping: []))
    #expect(
      host.state.visibleStack
        == [.home, .league(id: 1), .question(league: 1, id: 2)].map(NavigationEntry.destination)
    )
  }

  @Test func realTurnsJoinWhatIsDeliveredTogether() async {
    let host = HeadlessHost<AppLink>(state: NavigationState())
    let links = DeepLinks(router: Self.router, environment: .live(), log: .off)
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let delivery = LinkDelivery<AppLink>(
      url: "app://leagues/1",
      source: .customScheme,
      entryPoint: .openURL
    )
    let first = handler.receive(delivery)
    let second = handler.receive(delivery)
    #expect(await second.outcome == .duplicate(of: first.id))
    #expect(await first.outcome == .opened(skipping: []))
    await Task.yield()
    #expect(await handler.receive(delivery).outcome == .alreadyShown)
  }
}
