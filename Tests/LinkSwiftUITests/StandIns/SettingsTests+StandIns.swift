@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// The app's own page in the system's settings.
@MainActor @Suite struct SettingsTests {
  private let model = NavigationModel<TransitLink>(state: .transit())
  private let handler: LinkHandler<TransitLink>

  init() {
    var policy = LinkPolicy()
    policy.settingsSources = [.notification]
    handler = LinkHandler(
      links: DeepLinks(
        router: transitRouter,
        environment: VirtualTime().environment,
        policy: policy,
        log: .off
      ),
      host: model,
      scene: .main
    )
  }

  /// How a request for the settings ends.
  private func outcome(from source: LinkSource = .notification) async -> LinkOutcome {
    await handler.receive(
      LinkDelivery(url: "app-settings:", source: source, entryPoint: .notification)
    )
    .outcome
  }

  @Test func aTappedNotificationOpensTheSettingsC9() async {
    let host = ViewHost(Text(verbatim: "Lines").onDeepLink(handler))
    #expect(await outcome() == .performed)
    #expect(host.openedBySystem.map(\.absoluteString) == ["app-settings:"])
  }

  @Test(arguments: [LinkSource.customScheme, .content, .universalLink, .quickAction])
  func originsThatMayNotAreRefusedC9(source: LinkSource) async {
    let host = ViewHost(Text(verbatim: "Lines").onDeepLink(handler))
    #expect(await !outcome(from: source).isSuccess)
    #expect(host.openedBySystem == [])
  }

  @Test func theEventFailsWhereTheSystemHasNoSuchPageC9() async {
    let host = ViewHost(Text(verbatim: "Lines").onDeepLink(handler))
    host.systemOpens { _ in false }
    #expect(await outcome().reason?.code == .noSettings)
  }

  @Test func aPageWithoutAScreenIsOpenedInTheBrowser() async throws {
    let page = try #require(URL(string: "https://transit.example/timetable.pdf"))
    let host = ViewHost(Text(verbatim: "Lines").onDeepLink(handler).opensLinks(with: handler))
    host.openUniversalLink(page, through: .openURL)
    await host.settle()
    #expect(host.openedBySystem == [page])
    // What comes back by the same way belongs to the browser, too.
    host.openUniversalLink(page, through: .openURL)
    await host.settle()
    #expect(host.openedBySystem == [page])
  }

  @Test func aPageIsOpenedNowhereBeforeAViewIsShown() async {
    let delivery = LinkDelivery<TransitLink>(
      url: "https://transit.example/timetable.pdf",
      source: .universalLink,
      entryPoint: .userActivity
    )
    #expect(await handler.receive(delivery).outcome.name == "openInBrowser")
  }

  @Test func theEventFailsBeforeAViewIsShownC9() async {
    #expect(await outcome().reason?.code == .noSettings)
  }
}
