import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// The law of a link's way, over apps that obey it and apps that break it.
@MainActor
@Suite struct WayLawTests {
  enum Shop: DeepLink, NavigationPlacing {
    case home, item(id: Int), cart

    var placements: [LinkPlacement<Shop>] {
      switch self {
      case .home: [.root("shop")]
      case .item: [.pushed(on: .home)]
      case .cart: [.presented(.sheet, over: .home)]
      }
    }
  }

  /// How the app looks links up.
  @MainActor private final class App {
    var resolve: LinkResolver<Shop> = { _ in .found }
  }

  private let app = App()
  private let time = VirtualTime()
  private let host: HeadlessHost<Shop>
  private let handler: LinkHandler<Shop>

  init() throws {
    let launch = NavigationContainer<Shop>(id: "shop", stack: [.destination(.home)])
    host = HeadlessHost(state: try NavigationState(containers: [launch]))
    let links = DeepLinks(
      router: LinkRouter<Shop>(
        prefixes: [.scheme("shop")],
        routes: [
          LinkRoute(.home, "/home").access(.from(.customScheme)),
          LinkRoute(Shop.item, "/items/:id").access(.from(.customScheme)),
          LinkRoute(.cart, "/cart").access(.from(.customScheme)),
        ]
      ),
      environment: time.environment,
      policy: LinkPolicy(),
      resolve: { [app] in try await app.resolve($0) },
      log: .off
    )
    handler = LinkHandler(links: links, host: host, scene: .main)
  }

  /// What the law says of a URL.
  private func details(_ url: String) async -> [String] {
    let delivery = LinkDelivery<Shop>(url: url, source: .customScheme, entryPoint: .openURL)
    return await WayLaw.violations(of: delivery, to: handler).map(\.detail)
  }

  @Test(
    arguments: ["shop://items/7", "shop://cart", "shop://home", "shop://nowhere", "other://x", ""]
  )
  func holds(url: String) async {
    #expect(await details(url) == [])
  }

  @Test func leavesTheProgressOfTheAppAsItWas() async {
    var stages: [LinkStage] = []
    handler.links.onProgress = { progress in
      if case .reached(let stage, of: _) = progress { stages.append(stage) }
    }
    #expect(await details("shop://items/7") == [])
    #expect(stages.first == .matched && stages.last == .performing)
    let count = stages.count
    _ = await handler.open(.cart).outcome
    #expect(stages.count == 2 * count)
  }

  @Test func aLinkMayWaitForAnAlertToGo() async {
    let alert = ForeignScreen(id: "alert", kind: .alert)
    host.state.presentations = [Presentation(style: .sheet, root: .foreign(alert))]
    var didWait = false
    handler.links.onProgress = { [host] progress in
      guard case .waiting = progress else { return }
      didWait = true
      Task { host.state.presentations = [] }
    }
    let clock = Task { [time] in
      while !Task.isCancelled {
        time.advance(by: .milliseconds(100))
        await Task.yield()
      }
    }
    let found = await details("shop://items/7")
    clock.cancel()
    #expect(found == [])
    #expect(didWait)
  }

  @Test func catchesAnAppThatShowsSomethingEarly() async {
    app.resolve = { [host] _ in
      host.state.presentations = [Presentation(style: .sheet, root: .destination(.cart))]
      return .found
    }
    let details = await details("shop://items/7")
    #expect(details.contains { $0.contains("changed what is shown before reached(") })
  }

  @Test func catchesALinkThatIsReplaced() async {
    app.resolve = { link in link == .cart ? .replaced(by: .item(id: 7)) : .found }
    let details = await details("shop://cart")
    #expect(details.count == 1)
    #expect(details.first?.contains("not to each stage once and in order") == true)
  }

  @Test func catchesAnEventThatComesInBetween() async {
    app.resolve = { [handler] link in
      if link == .cart { _ = await handler.open(.home).outcome }
      return .found
    }
    let details = await details("shop://cart")
    #expect(details.contains { $0.contains("received first and ended last") })
  }

  @Test func catchesSomethingElseOnTop() async {
    handler.links.onProgress = { [host] progress in
      guard case .ended = progress else { return }
      host.state.presentations = [Presentation(style: .sheet, root: .destination(.cart))]
    }
    let details = await details("shop://items/7")
    #expect(details.first?.contains("something else is on top") == true)
  }
}
