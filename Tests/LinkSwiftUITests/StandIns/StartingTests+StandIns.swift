import DeepLinking
import LinkNavigation
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What SwiftUI starts a scene for, and what comes while the scene runs.
@MainActor @Suite struct StartingTests {
  private let scene = TransitScene(isSettled: false)

  /// Whether each delivery so far counted as one that starts the scene.
  private var areCold: [Bool] {
    get async {
      var areCold: [Bool] = []
      for receipt in scene.receipts { areCold.append(await receipt.report.event.delivery.isCold) }
      return areCold
    }
  }

  @Test func aLinkThatComesShortlyAfterTheSceneIsActiveStartsIt() async {
    let host = ViewHost(
      TransitRoot(scene: scene),
      opening: url("transit://hint"),
      passing: { scene.time.advance(by: $0) }
    )
    await host.settle()
    #expect(await areCold == [true])
    #expect(scene.model.state == .transit(selected: .map, presented: [.sheet(.hint)]))
    #expect(!host.animations.contains(true))
  }

  @Test(arguments: [(Duration.milliseconds(1900), true), (.seconds(2), false)])
  func aSceneHasStartedAfterTwoSeconds(passed: Duration, isCold: Bool) async {
    let host = ViewHost(TransitRoot(scene: scene))
    await host.settle()
    scene.time.advance(by: passed)
    host.open(url("transit://hint"))
    #expect(await areCold == [isCold])
  }

  @Test func aLinkAfterOneThatWasShownDoesNotStartTheScene() async {
    let host = ViewHost(TransitRoot(scene: scene))
    host.open(url("transit://lines/1"))
    #expect(await areCold == [true])
    await host.settle()
    host.open(url("transit://hint"))
    #expect(await areCold == [true, false])
  }

  @Test func aLinkAfterATapDoesNotStartTheScene() async {
    let host = ViewHost(TransitRoot(scene: scene))
    await host.settle()
    host.selectTab("Map")
    host.open(url("transit://hint"))
    #expect(await areCold == [false])
  }

  @Test func whatTheAppShowsByItselfIsNoTap() async throws {
    let host = ViewHost(TransitRoot(scene: scene))
    try await scene.model.apply(.transit(.line(1)))
    host.open(url("transit://hint"))
    #expect(await areCold == [true])
  }

  @Test func aLinkThatFailedLeavesTheSceneStarting() async {
    let host = ViewHost(TransitRoot(scene: scene))
    host.open(url("transit://nowhere"))
    _ = await areCold
    host.open(url("transit://hint"))
    #expect(await areCold == [true, true])
  }

  @Test func aLinkBeforeTheSceneIsActiveStartsIt() async {
    let scene = TransitScene(phase: .inactive)
    let host = ViewHost(TransitRoot(scene: scene))
    await host.settle()
    host.open(url("transit://hint"))
    #expect(await scene.receipts.first?.report.event.delivery.isCold == true)
    #expect(host.title == "Hint")
    #expect(scene.model.state == .transit(selected: .map, presented: [.sheet(.hint)]))
  }

  @Test func aSceneThatHasStartedDoesNotStartAgain() async {
    let scene = TransitScene(phase: .inactive)
    let host = ViewHost(TransitRoot(scene: scene))
    scene.phase.phase = .active
    await host.settle()
    scene.time.advance(by: .seconds(2))
    scene.phase.phase = .inactive
    await host.settle()
    host.open(url("transit://hint"))
    #expect(await scene.receipts.first?.report.event.delivery.isCold == false)
    #expect(scene.model.state == .transit(presented: [.sheet(.hint)]))
  }

  @Test func bothEntryPointsOfOneTapAreOneEvent() async {
    let host = ViewHost(TransitRoot(scene: scene))
    await host.settle()
    host.openUniversalLink(
      url("https://transit.example/lines/1"),
      through: [.userActivity, .openURL]
    )
    #expect(await scene.outcomes.map(\.name) == ["opened", "duplicate"])
  }
}

/// A scene inside a hosting controller, where only the delegate of UIKit's scene is told.
@MainActor @Suite struct HostedSceneTests {
  @Test func receivesNothingByItself() async {
    let scene = TransitScene()
    let host = ViewHost(TransitRoot(scene: scene), inHostingController: true)
    #expect(host.open(url("transit://lines/1")) == 0)
    #expect(scene.receipts.isEmpty)
    #expect(host.warnings.count == 1)
  }

  @Test func receivesOnlyTheFirstOfSeveral() async {
    let scene = TransitScene()
    let host = ViewHost(TransitRoot(scene: scene))
    host.open(url("transit://lines/1"), url("transit://lines/2"))
    #expect(scene.receipts.count == 1)
    #expect(await scene.outcomes == [.opened(skipping: [])])
    #expect(host.title == "Line 1")
  }
}
