import DeepLinking
import Foundation
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Links of a server that a person chose: which server it is, the URL says, and the link keeps.
@MainActor
@Suite struct ServersOfUsersTests {
  private enum SocialLink: DeepLink {
    case home
    case account(server: String?, name: String)

    static let routes = LinkRoutes<SocialLink>(access: .everyone) {
      LinkRoute(.home, "/").prefixes(.scheme("social"))
      LinkRoute(SocialLink.account, "/@:name?server=:server").prefixes(.anyHost)
    }
  }

  /// Puts the server of the URL into the link, whatever its query says.
  private let server = LinkGuard<SocialLink>("server") { request in
    guard case .account(let server, let name) = request.link,
      case .url(let text) = request.event.delivery.content,
      let url = URL(string: text), let host = url.host()
    else { return .allow }
    let found = url.port.map { "\(host):\($0)" } ?? host
    return found == server ? .allow : .redirect(to: .account(server: found, name: name))
  }

  /// A window that shows the home screen.
  private func handler() -> LinkHandler<SocialLink> {
    let links = DeepLinks(
      router: LinkRouter(SocialLink.self, prefixes: [.scheme("social"), .anyHost]),
      environment: VirtualTime().environment,
      guards: [server],
      log: .off
    )
    let state = NavigationState<SocialLink>(stack: [.destination(.home)])
    return LinkHandler(links: links, host: HeadlessHost(state: state), scene: .main)
  }

  private func delivery(_ url: String) -> LinkDelivery<SocialLink> {
    LinkDelivery(url: url, source: .universalLink, entryPoint: .openURL)
  }

  @Test(arguments: [
    ("https://a.example/@joe", "a.example"), ("https://a.example:8443/@joe", "a.example:8443"),
    ("https://a.example/@joe?server=b.example", "a.example"),
  ])
  func theServerComesFromTheURL(url: String, server: String) async {
    let handler = handler()
    #expect(await handler.receive(delivery(url)).outcome == .opened(skipping: []))
    #expect(
      handler.host.state.visibleStack
        == [.destination(.home), .destination(.account(server: server, name: "joe"))]
    )
  }

  @Test func whatWasShownIsShownAgain() async throws {
    let before = handler()
    _ = await before.receive(delivery("https://a.example/@joe")).outcome
    let after = handler()
    #expect(await after.restore(try before.savedNavigation().data()).problem == nil)
    #expect(after.host.state == before.host.state)
    #expect(after.host.state.visibleStack.count == 2)
  }
}
