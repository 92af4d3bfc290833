@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What becomes of links that a person taps in the texts of the app.
@MainActor @Suite struct ContentLinkTests {
  private let scene = TransitScene()

  /// Shows a text with a link, and taps it.
  private func tap(_ text: String) -> ViewHost {
    let host = ViewHost(
      Link("tap", destination: url(text))
        .opensLinks(with: scene.handler) { scene.note($0) }
    )
    #expect(host.tap("tap"))
    return host
  }

  @Test func opensALinkAsContentAndNeverAsTheApp() async {
    let host = tap("transit://lines/1")
    let report = await scene.receipts.first?.report
    #expect(report?.outcome == .opened(skipping: []))
    #expect(report?.event.delivery.source == .content)
    #expect(scene.model.state == .transit(.line(1)))
    #expect(host.openedBySystem.isEmpty)
  }

  @Test func nobodyNeedsToBeTold() async {
    let link = Link("tap", destination: url("transit://lines/1"))
    let host = ViewHost(link.opensLinks(with: scene.handler))
    #expect(host.tap("tap"))
    await host.settle()
    #expect(scene.model.state == .transit(.line(1)))
    #expect(host.openedBySystem.isEmpty)
  }

  @Test func loopsNothingBack() async {
    let host = tap("transit://lines/1/stops/2")
    #expect(await scene.outcomes.map(\.name) == ["unmatched"])
    #expect(scene.model.state == .transit())
    #expect(host.openedBySystem.isEmpty)
  }

  @Test func leavesOtherPagesToTheSystem() {
    let host = tap("https://elsewhere.example/a")
    #expect(host.openedBySystem == [url("https://elsewhere.example/a")])
    #expect(scene.receipts.isEmpty)
  }

  @Test func leavesAPageWithoutARouteToTheSystem() {
    let host = tap("https://transit.example/help")
    #expect(host.openedBySystem == [url("https://transit.example/help")])
  }

  @Test func opensTheSettingsWithoutALoop() async {
    var policy = LinkPolicy()
    policy.settingsSources = [.notification]
    let handler = LinkHandler(
      links: DeepLinks(
        router: transitRouter,
        environment: scene.time.environment,
        policy: policy,
        log: .off
      ),
      host: scene.model,
      scene: .main
    )
    let host = ViewHost(Text("Lines").onDeepLink(handler).opensLinks(with: handler))
    let delivery = LinkDelivery<TransitLink>(
      url: "app-settings:",
      source: .notification,
      entryPoint: .notification
    )
    #expect(await handler.receive(delivery).outcome == .performed)
    #expect(host.openedBySystem == [url("app-settings:")])
    #expect(!scene.model.isOpeningOutside("app-settings:"))
  }

  @Test func openLinkTakesNoURLForAPathOfTheApp() async {
    let host = ViewHost(Text("Lines").onDeepLink(scene.handler))
    let openLink = OpenLinkAction { [scene] in scene.handler }
    #expect(openLink(url("/lines/1/stops/2")))
    await host.settle()
    #expect(scene.model.state == .transit())
    #expect(openLink("/lines/1/stops/2"))
    await host.settle()
    #expect(scene.model.state.visibleEntry?.destination == .stop(line: 1, stop: 2))
  }
}
