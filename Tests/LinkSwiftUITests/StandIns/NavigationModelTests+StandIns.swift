import DeepLinking
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What a model shows, and what a person does to it.
@MainActor @Suite struct NavigationModelTests {
  private let shown = ShownScene()
  private var host: ViewHost { shown.host }
  private var model: NavigationModel<TransitLink> { shown.scene.model }

  @Test func showsTheFirstState() {
    #expect(host.tabLabels == ["Lines", "Map"])
    #expect(host.selectedTab == "Lines")
    #expect(host.stackTitles == ["Lines"])
    #expect(host.warnings.isEmpty)
  }

  @Test func pushesAWholeStackAtOnce() async throws {
    let target = NavigationState.transit(.line(1), .stop(1, 2))
    try await model.apply(target)
    #expect(host.stackTitles == ["Lines", "Line 1", "Stop 2"])
    #expect(model.state == target)
  }

  @Test func showsATabWithItsStackAndKeepsTheOther() async throws {
    try await model.apply(.transit(.line(1)))
    try await model.apply(.transit(.line(1), map: [.stop(3, 4)], selected: .map))
    #expect(host.selectedTab == "Map")
    #expect(host.stackTitles == ["Map", "Stop 4"])
    host.selectTab("Lines")
    #expect(host.stackTitles == ["Lines", "Line 1"])
  }

  @Test func goesBackThroughThePath() async throws {
    try await model.apply(.transit(.line(1), .stop(1, 2)))
    #expect(host.goBack())
    #expect(model.state == .transit(.line(1)))
    #expect(host.title == "Line 1")
  }

  @Test func pushesByANavigationLink() {
    host.tap("Next stop")
    #expect(model.state == .transit(.stop(1, 9)))
    #expect(host.stackTitles == ["Lines", "Stop 9"])
  }

  @Test func followsATappedTab() {
    host.selectTab("Map")
    #expect(model.state == .transit(selected: .map))
  }

  @Test func ignoresAnUnknownContainer() {
    model.selection.wrappedValue = "attic"
    #expect(model.state == .transit())
    #expect(model.root(of: "attic") == nil)
    #expect(model.path(of: "attic").wrappedValue.isEmpty)
  }

  @Test func leavesAStackWithoutARootAlone() {
    let model = NavigationModel<TransitLink>(state: NavigationState())
    model.path(of: .main).wrappedValue = [.link(.line(line: 1))]
    #expect(model.state == NavigationState())
    let host = ViewHost(DestinationStack(model) { TransitScreen(link: $0) })
    #expect(host.stackTitles == [""])
    #expect(host.warnings.isEmpty)
  }

  @Test func givesAnotherRootAScreenOfItsOwn() async throws {
    let model = NavigationModel<TransitLink>(state: NavigationState(stack: [.line(1)]))
    let host = ViewHost(DestinationStack(model) { TransitScreen(link: $0) })
    host.tap("Tap")
    #expect(host.texts.first == "taps 1")
    try await model.apply(NavigationState(stack: [.line(2)]))
    #expect(host.title == "Line 2")
    #expect(host.texts.first == "taps 0")
    #expect(model.root(of: .main) == .line(line: 2))
  }

  @Test func cutsAFirstStateBelowAForeignScreen() {
    let foreign = NavigationEntry<TransitLink>.foreign(ForeignScreen(id: "player", kind: .pushed))
    var sheet = Presentation.sheet(.hint, pushed: .map)
    sheet.pushed += [foreign, .lines]
    let model = NavigationModel(
      state: .transit(
        .line(1),
        foreign,
        .stop(1, 2),
        presented: [sheet, Presentation(style: .sheet, root: foreign), .sheet(.hint)]
      )
    )
    #expect(model.state == .transit(.line(1), presented: [.sheet(.hint, pushed: .map)]))
  }

  @Test func refusesATargetWithAForeignScreen() async throws {
    let target = NavigationState.transit(
      .line(1),
      .foreign(ForeignScreen(id: "player", kind: .pushed))
    )
    let error = await #expect(throws: LinkFailure.self) { try await model.apply(target) }
    #expect(error?.code == .foreignScreen)
    #expect(model.state == .transit())
  }

  @Test func changesNothingWhenTheScreenCannotBePrepared() async {
    struct NoSignal: Error {}
    let scene = TransitScene(
      NavigationModel(state: .transit()) { if $0 == .line(line: 1) { throw NoSignal() } }
    )
    let report = await scene.open(.line(line: 1))
    #expect(report.outcome.reason?.code == .screenUnavailable)
    #expect(scene.model.state == .transit())
    #expect(await scene.open(.line(line: 2)).outcome == .opened(skipping: []))
  }

  @Test func rendersNothingAnewWhenNothingChanged() async throws {
    let before = host.renderings
    try await model.apply(.transit())
    model.selection.wrappedValue = .lines
    model.path(of: .lines).wrappedValue = []
    await host.settle()
    #expect(host.renderings == before)
  }
}
