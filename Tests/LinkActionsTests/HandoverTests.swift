import DeepLinking
import LinkActions
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum GiftLink: DeepLink {
  case home
  case gift(id: Int)
  case account

  static let routes = LinkRoutes<GiftLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(GiftLink.gift, "/gifts/:id")
    LinkRoute(.account, "/account").access(.appOnly)
  }
}

/// The link that an app opens when it runs for the first time.
@MainActor @Suite struct HandoverTests {
  /// Hands one URL over, once, or fails.
  private actor Handover: DeferredLinkProvider {
    struct Offline: Error {}

    private var url: String?
    private let isOffline: Bool

    init(_ url: String?, isOffline: Bool = false) {
      self.url = url
      self.isOffline = isOffline
    }

    func takeURL() async throws -> String? {
      if isOffline { throw Offline() }
      defer { url = nil }
      return url
    }
  }

  private let links: DeepLinks<GiftLink>
  private let source = LinkSource("deferred", like: .universalLink)

  init() {
    links = DeepLinks(
      router: LinkRouter(GiftLink.self, prefixes: [.domain("gifts.example")]),
      environment: VirtualTime().environment,
      log: .off
    )
  }

  private func shown() -> HeadlessHost<GiftLink> {
    HeadlessHost(state: NavigationState(stack: [.destination(.home)]))
  }

  @Test func isOpenedOnce() async throws {
    let host = shown()
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let handover = Handover("https://gifts.example/gifts/7")
    let receipt = try await links.receive(from: handover, as: source)
    #expect(await receipt?.outcome == .opened(skipping: []))
    #expect(await receipt?.report.event.delivery.source == source)
    #expect(host.state.visibleEntry == .destination(.gift(id: 7)))
    #expect(try await links.receive(from: handover, as: source) == nil)
    _ = handler
  }

  @Test func waitsForTheFirstScene() async throws {
    let handover = Handover("https://gifts.example/gifts/7")
    #expect(try await links.receive(from: handover, as: source) == nil)
    let host = shown()
    let handler = LinkHandler(links: links, host: host, scene: .main)
    for _ in 0..<1000 where host.state.visibleStack.count < 2 { await Task.yield() }
    #expect(host.state.visibleEntry == .destination(.gift(id: 7)))
    _ = handler
  }

  @Test func isNotTrustedFurtherThanItsSource() async throws {
    let handler = LinkHandler(links: links, host: shown(), scene: .main)
    let closed = Handover("https://gifts.example/account")
    let receipt = try await links.receive(from: closed, as: source)
    #expect(await receipt?.outcome.isSuccess == false)
    _ = handler
  }

  @Test func saysWhenItCannotBeKnown() async {
    let handover = Handover(nil, isOffline: true)
    await #expect(throws: Handover.Offline.self) {
      try await links.receive(from: handover, as: source)
    }
  }
}
