import DeepLinking
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// Whether what a link changes is seen on its way.
@MainActor @Suite struct AtOnceTests {
  @Test func aLinkThatStartsTheAppIsNotAnimated() async {
    let shown = ShownScene(TransitScene(phase: .inactive))
    await shown.host.settle()
    let before = shown.host.animations.count
    shown.host.open(url("transit://lines/1/notice"))
    #expect(await shown.scene.outcomes == [.opened(skipping: [])])
    let own = shown.host.animations.dropFirst(before)
    #expect(shown.host.title == "Notice 1")
    #expect(!own.isEmpty)
    #expect(own.allSatisfy { !$0 })
  }

  @Test func aLinkInARunningSceneIsAnimated() async {
    let shown = ShownScene()
    await shown.host.settle()
    let before = shown.host.animations.count
    shown.host.open(url("transit://lines/1"))
    #expect(await shown.scene.outcomes == [.opened(skipping: [])])
    #expect(shown.host.animations.dropFirst(before).contains(true))
  }

  @Test func aModelWithoutObservationIsNotAnimatedEither() async throws {
    let model = NavigationModel<TransitLink>(
      state: .transit(),
      changes: ChangeNotice(registrar: nil),
      dismissals: DismissalWatch(limit: .seconds(2)) { _ in },
      build: { _ in }
    )
    let host = ViewHost(TransitRoot(scene: TransitScene(model)))
    await host.settle()
    let before = host.animations.count
    let target = NavigationState.transit(.line(1))
    let plan = try NavigationPlan(from: model.state, to: target, isAtOnce: true)
    #expect(try await model.perform(plan, to: target) == 1)
    #expect(host.title == "Line 1")
    let own = host.animations.dropFirst(before)
    #expect(!own.isEmpty)
    #expect(own.allSatisfy { !$0 })
  }
}
