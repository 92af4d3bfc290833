@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What `.onDeepLink` makes of what the system delivers.
@MainActor @Suite struct DeepLinkTests {
  private let stop = "/lines/1/stops/2"

  @Test func opensACustomScheme() async {
    let scene = TransitScene()
    let host = ViewHost(TransitRoot(scene: scene))
    host.open(url("transit:/\(stop)"))
    #expect(await scene.outcomes == [.opened(skipping: [])])
    #expect(host.stackTitles == ["Lines", "Line 1", "Stop 2"])
    #expect(await scene.receipts.first?.report.event.delivery.source == .customScheme)
    #expect(await scene.receipts.first?.report.event.delivery.entryPoint == .openURL)
  }

  /// The entry points through which a universal link comes, and the order in which they open.
  private nonisolated static let entryPoints: [(ViewHost.EntryPoints, [LinkEntryPoint])] = [
    (.openURL, [.openURL]), (.userActivity, [.userActivity]),
    ([.openURL, .userActivity], [.userActivity, .openURL]),
  ]

  @Test(arguments: entryPoints)
  func makesOneEventOfAUniversalLink(entryPoints: ViewHost.EntryPoints, expected: [LinkEntryPoint])
    async
  {
    let scene = TransitScene()
    let host = ViewHost(TransitRoot(scene: scene))
    await host.settle()
    scene.time.advance(by: .seconds(10))
    host.openUniversalLink(url("https://transit.example\(stop)"), through: entryPoints)
    let outcomes = await scene.outcomes
    #expect(outcomes.first == .opened(skipping: []))
    #expect(outcomes.dropFirst().allSatisfy { $0.name == "duplicate" })
    var received: [LinkEntryPoint] = []
    for receipt in scene.receipts {
      let delivery = await receipt.report.event.delivery
      #expect(delivery.source == .universalLink)
      received.append(delivery.entryPoint)
    }
    #expect(received == expected)
  }

  @Test func opensARouteOfTheWebForTheWebAlone() async {
    let scene = TransitScene()
    let host = ViewHost(TransitRoot(scene: scene))
    host.open(url("transit://map"))
    host.open(url("HTTPS://transit.example/map"))
    #expect(await scene.outcomes.map(\.name) == ["unmatched", "opened"])
    #expect(host.selectedTab == "Map")
  }

  @Test func doesNotLoseAnActivityWithoutAPage() async {
    let scene = TransitScene()
    let host = ViewHost(TransitRoot(scene: scene))
    host.continue(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb))
    #expect(await scene.outcomes.map(\.name) == ["rejected"])
    #expect(await scene.receipts.first?.report.event.delivery.content == .nothing)
  }

  @Test func leavesActivitiesOfOtherTypesAlone() {
    let scene = TransitScene()
    let host = ViewHost(TransitRoot(scene: scene))
    #expect(host.continue(NSUserActivity(activityType: "reading")) == 0)
    #expect(scene.receipts.isEmpty)
  }

  @Test func joinsTheEntryPointsOfAColdStart() async {
    let scene = TransitScene(phase: .inactive)
    let host = ViewHost(TransitRoot(scene: scene))
    await host.settle()
    host.openUniversalLink(url("https://transit.example\(stop)"), through: .userActivity)
    scene.time.advance(by: .seconds(5))
    scene.phase.phase = .active
    await host.settle()
    scene.time.advance(by: .seconds(1))
    host.openUniversalLink(url("https://transit.example\(stop)"), through: .openURL)
    #expect(await scene.outcomes.map(\.name) == ["opened", "duplicate"])
  }

  @Test func hearsASettledPersonTwice() async {
    let scene = TransitScene(phase: .inactive)
    let host = ViewHost(TransitRoot(scene: scene))
    await host.settle()
    scene.phase.phase = .active
    await host.settle()
    scene.time.advance(by: .seconds(3))
    host.openUniversalLink(url("https://transit.example\(stop)"), through: .userActivity)
    #expect(await scene.outcomes.map(\.name) == ["opened"])
    scene.time.advance(by: .seconds(1))
    host.openUniversalLink(url("https://transit.example\(stop)"), through: .openURL)
    #expect(await scene.outcomes.map(\.name) == ["opened", "alreadyShown"])
  }
}
