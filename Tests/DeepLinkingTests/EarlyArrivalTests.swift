import DeepLinking
import LinkTesting
import Testing

private enum QuizLink: DeepLink {
  case home
  case league(id: Int)

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(QuizLink.league, "/leagues/:id")
  }
}

/// What arrives before the links of the app are made: received when the app has set what they ask it.
@MainActor @Suite struct EarlyArrivalTests {
  /// An app whose delegate received something before its links were made.
  @MainActor private final class App {
    let links: DeepLinks<QuizLink>

    private(set) var unhandled: [String] = []

    private(set) var received: [String] = []

    private(set) var ends: [String] = []

    private(set) var areCold: [Bool] = []

    private var handler: LinkHandler<QuizLink>?

    init(_ arrivals: LinkArrival..., in inbox: LinkInbox) {
      for arrival in arrivals { inbox.receive(arrival) }
      links = DeepLinks(
        router: LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")]),
        environment: VirtualTime().environment,
        log: .off
      )
      links.onUnhandled = { [weak self] in self?.unhandled.append($0.outcome.name) }
      links.onProgress = { [weak self] in self?.note($0) }
    }

    private func note(_ progress: LinkProgress<QuizLink>) {
      switch progress {
      case .received(let event):
        received.append(links.reports.subject(of: event.delivery))
        areCold.append(event.delivery.isCold)
      case .ended(let report): ends.append(report.outcome.name)
      case .reached, .waiting: break
      }
    }

    func connectScene() {
      let host = HeadlessHost<QuizLink>(state: NavigationState())
      handler = LinkHandler(links: links, host: host, scene: .main)
    }
  }

  private func tap(_ url: String) -> LinkArrival {
    LinkArrival(.url(url), from: .notification, through: .notification)
  }

  private let malformed = LinkArrival(
    .payload(.object(["url": .number(1)])),
    from: .notification,
    through: .notification
  )

  @Test func itIsReceivedWithTheFirstSceneAndHeardOf() async {
    await LinkInbox.withIsolated { inbox in
      let app = App(malformed, tap("quiz://leagues/1"), in: inbox)
      #expect(app.unhandled.isEmpty && app.received.isEmpty)
      app.connectScene()
      #expect(app.unhandled == ["rejected"])
      #expect(app.received == ["quiz://leagues/1"] && app.areCold == [true])
      app.connectScene()
      #expect(app.received.count == 1)
    }
  }

  @Test func itComesBeforeWhatIsReceivedLater() async {
    await LinkInbox.withIsolated { inbox in
      let app = App(tap("quiz://leagues/1"), in: inbox)
      app.links.receive("quiz://leagues/2", from: .notification)
      inbox.receive(tap("quiz://leagues/3"))
      app.connectScene()
      #expect(app.received == (1...3).map { "quiz://leagues/\($0)" })
    }
  }

  @Test func itIsCancelledWhenThePersonSignsOut() async {
    await LinkInbox.withIsolated { inbox in
      let app = App(tap("quiz://leagues/1"), in: inbox)
      app.links.accountDidChange(to: "anna")
      app.links.accountDidChange(to: nil)
      app.connectScene()
      #expect(app.ends == ["cancelled"] && app.received.isEmpty)
    }
  }
}
