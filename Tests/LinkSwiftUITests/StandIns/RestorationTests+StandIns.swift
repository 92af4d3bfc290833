@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What a scene shows again when the app was ended and started.
@MainActor @Suite struct RestorationTests {
  /// What the system keeps for the scene.
  private let store = SceneStore()

  /// What was reported.
  private let problems = Problems()

  /// Collects what is reported.
  @MainActor private final class Problems {
    var codes: [LinkFailure.Code] = []
    init() {}
  }

  /// Starts the app with the scene.
  private func start(
    _ model: NavigationModel<TransitLink> = NavigationModel(state: .transit()),
    account: LinkAccount? = nil,
    guards: [LinkGuard<TransitLink>] = []
  ) -> ShownScene {
    let scene = TransitScene(model, guards: guards)
    scene.handler.links.accountDidChange(to: account)
    let problems = problems
    let root = RestoringRoot(scene: scene, isOutside: false) { problems.codes.append($0.code) }
    return ShownScene(scene, ViewHost(root, storage: store))
  }

  /// Shows a state, ends the app, and keeps what the system keeps.
  private func leave(
    _ state: NavigationState<TransitLink>,
    account: LinkAccount? = nil
  ) async throws {
    let shown = start(account: account)
    try await shown.scene.model.apply(state)
    await shown.host.settle()
  }

  @Test func showsAgainWhatWasShown() async throws {
    let state = NavigationState.transit(
      .line(1),
      .stop(1, 2),
      map: [.line(3)],
      selected: .lines,
      presented: [.sheet(.notice(line: 1), pushed: .line(line: 2))]
    )
    try await leave(state)
    let again = start()
    #expect(again.scene.model.state == state)
    #expect(again.host.stackTitles == ["Notice 1", "Line 2"])
    #expect(again.host.animations.allSatisfy { !$0 })
    #expect(problems.codes.isEmpty)
  }

  @Test func keepsURLsAsLeaves() async throws {
    try await leave(.transit(.line(1)))
    let data = try #require(store.values["navigation"] as? Data)
    #expect(String(decoding: data, as: UTF8.self).contains("transit://lines/1"))
  }

  @Test func keepsNoSecret() async throws {
    try await leave(.transit(presented: [.cover(.ticket(ticket: 4711))]))
    let data = try #require(store.values["navigation"] as? Data)
    #expect(!String(decoding: data, as: UTF8.self).contains("4711"))
    #expect(start().scene.model.state == .transit())
  }

  @Test(arguments: [false, true])
  func restoresBeforeTheFirstLink(isOutside: Bool) async throws {
    try await leave(.transit(.line(1), .stop(1, 2), map: [.line(3)]))
    let scene = TransitScene(phase: .inactive)
    // The link is handed over before the view has appeared, as SwiftUI may do at a cold start.
    let root = RestoringRoot(scene: scene, isOutside: isOutside) { _ in }
    let host = ViewHost(
      root,
      storage: store,
      opening: url("transit://lines/5"),
      at: .beforeAppearing
    )
    #expect(scene.statesAtReceipt == [.transit(.line(1), .stop(1, 2), map: [.line(3)])])
    #expect(await scene.outcomes == [.opened(skipping: [])])
    #expect(scene.model.state == .transit(.line(5), map: [.line(3)]))
    #expect(host.stackTitles == ["Lines", "Line 5"])
  }

  @Test func showsWhatTheGuardsAllow() async throws {
    try await leave(.transit(.line(1), .stop(1, 2), map: [.line(3)]))
    let held = HeldGuard()
    let again = start(guards: [held.allowing(allBut: [.stop(line: 1, stop: 2)])])
    await again.host.settle()
    let kept = store.values["navigation"] as? Data
    #expect(again.scene.model.state == .transit())
    held.open()
    await again.host.settle()
    #expect(again.scene.model.state == .transit(.line(1), map: [.line(3)]))
    #expect(again.host.stackTitles == ["Lines", "Line 1"])
    #expect(problems.codes == [.savedScreensLost])
    #expect(held.asked == [.line(line: 1), .stop(line: 1, stop: 2), .line(line: 3)])
    // It is kept as it was until that is decided, and as it is from then on.
    #expect(kept.map { String(decoding: $0, as: UTF8.self).contains("stops/2") } == true)
    let now = try #require(store.values["navigation"] as? Data)
    #expect(!String(decoding: now, as: UTF8.self).contains("stops/2"))
  }

  @Test func aLinkWaitsForWhatTheGuardsAllow() async throws {
    try await leave(.transit(.line(1), map: [.line(3)]))
    let held = HeldGuard()
    let again = start(guards: [held.allowing()])
    again.host.open(url("transit://lines/5"))
    await again.host.settle()
    #expect(again.scene.model.state == .transit())
    held.open()
    #expect(await again.scene.outcomes == [.opened(skipping: [])])
    #expect(again.scene.model.state == .transit(.line(5), map: [.line(3)]))
  }

  @Test func restoresNothingOverWhatAPersonShowedMeanwhile() async throws {
    try await leave(.transit(.line(1)))
    let held = HeldGuard()
    let again = start(guards: [held.allowing()])
    await again.host.settle()
    again.host.selectTab("Map")
    held.open()
    await again.host.settle()
    #expect(again.scene.model.state == .transit(selected: .map))
    #expect(problems.codes == [.savedStateOvertaken])
  }

  @Test(arguments: [nil, "bob"] as [LinkAccount?])
  func showsNobodyWhatWasShownToAnother(account: LinkAccount?) async throws {
    try await leave(.transit(.line(1)), account: "anna")
    let again = start(account: account)
    #expect(again.scene.model.state == .transit())
    #expect(problems.codes == [.savedStateOfAnotherAccount])
    await again.host.settle()
    // Nor is it kept any longer.
    #expect(start(account: "anna").scene.model.state == .transit())
  }

  @Test func showsAPersonWhatWasShownToThem() async throws {
    try await leave(.transit(.line(1)), account: "anna")
    #expect(start(account: "anna").scene.model.state == .transit(.line(1)))
  }

  @Test func restoresOnce() async throws {
    try await leave(.transit(.line(1)))
    let again = start()
    again.host.goBack()
    await again.host.settle()
    again.host.selectTab("Map")
    again.host.selectTab("Lines")
    await again.host.settle()
    #expect(again.scene.model.state == .transit())
    #expect(start().scene.model.state == .transit())
  }

  @Test func restoresNothingOverWhatTheAppShowedBefore() async throws {
    try await leave(.transit(.line(1)))
    let model = NavigationModel<TransitLink>(state: .transit())
    try await model.apply(.transit(.line(9)))
    #expect(start(model).scene.model.state == .transit(.line(9)))
  }

  @Test(
    arguments: [
      "", "{}", "not JSON", #"{"version":2,"selected":"lines","containers":[],"presented":[]}"#,
      String(repeating: " ", count: 300_000),
    ]
  )
  func reportsAndDropsWhatIsDamaged(text: String) async {
    store.values["navigation"] = Data(text.utf8)
    let shown = start()
    #expect(problems.codes == [.savedStateDamaged])
    #expect(store.values["navigation"] == nil)
    #expect(shown.scene.model.state == .transit())
    await shown.host.settle()
    #expect(start().scene.model.state == .transit())
    #expect(problems.codes == [.savedStateDamaged])
  }

  @Test func reportsScreensThatAreNoLinksAnyMore() {
    let saved = #"""
      {"version":1,"selected":"lines","presented":[{"style":"sheet","stack":["transit://hint"]}],
       "containers":[{"id":"lines","stack":["transit://lines","transit://gone/1"]}]}
      """#
    store.values["navigation"] = Data(saved.utf8)
    #expect(start().scene.model.state == .transit())
    #expect(problems.codes == [.savedScreensLost])
  }
}

/// A root that keeps what it shows, inside or outside of what listens.
private struct RestoringRoot: View {
  let scene: TransitScene
  let isOutside: Bool
  let onProblem: @MainActor @Sendable (LinkFailure) -> Void
  var body: some View {
    if isOutside {
      TransitRoot(scene: scene)
        .restoresNavigation(of: scene.model, by: scene.handler, onProblem: onProblem)
    } else {
      TransitTabs(model: scene.model)
        .restoresNavigation(of: scene.model, by: scene.handler, onProblem: onProblem)
        .onDeepLink(scene.handler, onReceive: { scene.note($0) })
        .environment(\.scenePhase, scene.phase.phase)
    }
  }
}
