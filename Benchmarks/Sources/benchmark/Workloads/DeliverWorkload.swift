import BenchmarkHarness
import DeepLinking
import Foundation
import LinkNavigation
import LinkPatterns
import LinkRouting

/// Delivers links to a scene without screens, and waits until each is shown, three screens deep.
struct DeliverWorkload: Workload {
  /// The entry of the catalog.
  static let entry = WorkloadEntry(name: "deliver", defaultFiles: []) { _ in DeliverWorkload() }

  /// How many links a pass delivers.
  let itemCount = 20

  /// Delivers links, one after the other; 0 when one of them does not show its screens.
  func pass() -> Int {
    MainActor.assumeIsolated {
      guard let scene = DeliveryScene() else { return 0 }
      var shown: Int?
      Task { shown = await scene.deliver(itemCount) }
      while shown == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
      return shown ?? 0
    }
  }
}

/// A link to a screen of a quiz.
private enum QuizLink: DeepLink, NavigationPlacing {
  case home, league(id: Int), question(league: Int, id: Int)

  var placements: [LinkPlacement<QuizLink>] {
    switch self {
    case .home: [.root("leagues")]
    case .league: [.pushed(on: .home)]
    case .question(let league, _): [.pushed(on: .league(id: league))]
    }
  }

  static let router = LinkRouter<QuizLink>(
    prefixes: [.scheme("quiz")],
    routes: [
      LinkRoute(.home, "/home").access(.from(.customScheme)),
      LinkRoute(QuizLink.league, "/leagues/:id").access(.from(.customScheme)),
      LinkRoute(QuizLink.question, "/leagues/:league/questions/:id").access(.from(.customScheme)),
    ]
  )
}

/// A scene, with a clock of its own that moves on by 10 s before each link.
@MainActor
private final class DeliveryScene {
  private let first: NavigationState<QuizLink>
  private let host: HeadlessHost<QuizLink>
  private var seconds = 1_000_000
  private var ids = 0

  init?() {
    let root = NavigationContainer<QuizLink>(id: "leagues", stack: [.destination(.home)])
    guard let first = try? NavigationState(containers: [root]) else { return nil }
    (self.first, host) = (first, HeadlessHost(state: first))
  }

  private var environment: LinkEnvironment {
    LinkEnvironment(
      now: { LinkInstant(since1970: .seconds(self.seconds)) },
      makeID: {
        self.ids += 1
        return LinkEventID(rawValue: "event \(self.ids)")
      },
      currentTurn: { self.seconds },
      sleep: { try await Task.sleep(for: $0) }
    )
  }

  /// Delivers links, and counts the screens that they show.
  func deliver(_ count: Int) async -> Int {
    let links = DeepLinks(
      router: QuizLink.router,
      environment: environment,
      policy: LinkPolicy(rates: [:]),
      log: .off
    )
    let handler = LinkHandler(links: links, host: host, scene: "benchmark")
    handler.sceneDidBecomeActive()
    var screens = 0
    for id in 0..<count {
      host.state = first
      seconds += 10
      let delivery = LinkDelivery<QuizLink>(
        url: "quiz://leagues/1/questions/\(id)",
        source: .customScheme,
        entryPoint: .openURL
      )
      guard case .opened = await handler.receive(delivery).outcome else { return 0 }
      screens += host.state.visibleStack.count
    }
    return screens
  }
}
