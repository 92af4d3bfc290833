@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What is offered to other devices, and what comes from them.
@MainActor @Suite struct HandoffTests {
  private static let type = "com.example.transit.link"

  /// A scene that offers what it shows.
  private func shown(phase: ScenePhase = .active) -> ShownScene {
    let scene = TransitScene(phase: phase)
    let host = ViewHost(
      TransitRoot(scene: scene)
        .handoff(Self.type, of: scene.model, to: scene.handler, title: \.title) { scene.note($0) }
        .environment(\.scenePhase, phase)
    )
    return ShownScene(scene, host)
  }

  @Test func offersTheLinkThatIsShown() async throws {
    let shown = shown()
    try await shown.scene.model.apply(.transit(.line(7)))
    let activity = try #require(shown.host.advertisedActivities.first)
    #expect(shown.host.advertisedActivities.count == 1)
    #expect(activity.activityType == Self.type)
    #expect(activity.title == "Line 7")
    #expect(activity.userInfo?["url"] as? String == "transit://lines/7")
    #expect(activity.requiredUserInfoKeys == ["url"])
    #expect(activity.webpageURL == url("https://transit.example/lines/7"))
    #expect(activity.targetContentIdentifier == "transit://lines/7")
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch && !activity.isEligibleForPublicIndexing)
    #expect(activity.exceptions.isEmpty)
  }

  @Test func followsWhatIsShown() async throws {
    let shown = shown()
    try await shown.scene.model.apply(.transit(.line(7)))
    #expect(shown.host.advertisedActivities.first?.title == "Line 7")
    shown.host.goBack()
    #expect(shown.host.advertisedActivities.first?.title == "Lines")
  }

  @Test(
    arguments: [
      NavigationState.transit(.line(7), .stop(7, 1)),  // closed to Handoff
      .transit(presented: [.cover(.ticket(ticket: 7))]),  // with a secret
    ]
  )
  func offersNothingThatIsNotToBeShared(state: NavigationState<TransitLink>) async throws {
    let shown = shown()
    try await shown.scene.model.apply(state)
    #expect(shown.host.advertisedActivities.isEmpty)
  }

  @Test func takesBackWhatIsNoLongerShown() async throws {
    let shown = shown()
    try await shown.scene.model.apply(.transit(.line(7)))
    #expect(shown.host.advertisedActivities.count == 1)
    try await shown.scene.model.apply(.transit(.line(7), .stop(7, 1)))
    #expect(shown.host.advertisedActivities.isEmpty)
  }

  @Test func receivesWhatAnotherDeviceOffered() async {
    let shown = shown()
    let activity = NSUserActivity(activityType: Self.type)
    activity.userInfo = ["url": "transit://lines/7"]
    activity.webpageURL = url("https://transit.example/lines/8")
    #expect(shown.host.continue(activity) == 1)
    #expect(await shown.scene.outcomes == [.opened(skipping: [])])
    let delivery = await shown.scene.receipts.first?.report.event.delivery
    #expect(delivery?.source == .handoff)
    #expect(delivery?.entryPoint == .userActivity)
    #expect(delivery?.isCold == false)
    #expect(shown.scene.model.state == .transit(.line(7)))
  }

  @Test func needsNoTitleAndNobodyWhoIsTold() async throws {
    let scene = TransitScene(phase: .active)
    let host = ViewHost(
      TransitRoot(scene: scene)
        .handoff(Self.type, of: scene.model, to: scene.handler)
        .environment(\.scenePhase, .active)
    )
    try await scene.model.apply(.transit(.line(7)))
    let offered = try #require(host.advertisedActivities.first)
    #expect(offered.title == nil)
    let activity = NSUserActivity(activityType: Self.type)
    activity.userInfo = ["url": "transit://lines/8"]
    host.continue(activity)
    await host.settle()
    #expect(scene.model.state == .transit(.line(8)))
  }

  @Test func aColdStartIsOne() async {
    let shown = shown(phase: .inactive)
    let activity = NSUserActivity(activityType: Self.type)
    activity.webpageURL = url("https://transit.example/lines/8")
    shown.host.continue(activity)
    #expect(await shown.scene.receipts.first?.report.event.delivery.isCold == true)
    #expect(shown.scene.model.state == .transit(.line(8)))
  }

  @Test func whatTheAppIsStartedForComesWhenTheSceneIsActive() async {
    let scene = TransitScene(isSettled: false)
    let activity = NSUserActivity(activityType: Self.type)
    activity.webpageURL = url("https://transit.example/lines/8")
    let host = ViewHost(
      TransitRoot(scene: scene)
        .handoff(Self.type, of: scene.model, to: scene.handler, onReceive: { scene.note($0) }),
      continuing: activity,
      passing: { scene.time.advance(by: $0) }
    )
    await host.settle()
    #expect(await scene.receipts.first?.report.event.delivery.isCold == true)
    #expect(host.title == "Line 8")
    host.continue(activity)
    #expect(await scene.receipts.last?.report.event.delivery.isCold == false)
  }

  @Test func restoresBeforeWhatIsContinued() async throws {
    let store = SceneStore()
    func start(_ scene: TransitScene, continuing activity: NSUserActivity? = nil) -> ViewHost {
      let root = TransitTabs(model: scene.model)
        .restoresNavigation(of: scene.model, by: scene.handler)
        .handoff(Self.type, of: scene.model, to: scene.handler, onReceive: { scene.note($0) })
      return ViewHost(root, storage: store, continuing: activity, at: .beforeAppearing)
    }
    let before = TransitScene()
    let host = start(before)
    try await before.model.apply(.transit(.line(1), map: [.line(3)]))
    await host.settle()
    let activity = NSUserActivity(activityType: Self.type)
    activity.userInfo = ["url": "transit://lines/8"]
    let scene = TransitScene(phase: .inactive)
    let again = start(scene, continuing: activity)
    #expect(scene.statesAtReceipt == [.transit(.line(1), map: [.line(3)])])
    #expect(await scene.outcomes == [.opened(skipping: [])])
    #expect(again.stackTitles == ["Lines", "Line 8"])
  }

  @Test(arguments: ["transit://lines/1/stops/2", "transit://map", "javascript:alert(1)", ""])
  func nothingElseComesThroughThatEntryPoint(text: String) async {
    let shown = shown()
    let activity = NSUserActivity(activityType: Self.type)
    activity.userInfo = ["url": text]
    shown.host.continue(activity)
    #expect(await shown.scene.outcomes.allSatisfy { !$0.isSuccess })
    #expect(shown.scene.receipts.count == 1)
    if text.isEmpty {
      #expect(await shown.scene.receipts.first?.report.event.delivery.content == .nothing)
    }
    #expect(shown.scene.model.state == .transit())
  }
}
