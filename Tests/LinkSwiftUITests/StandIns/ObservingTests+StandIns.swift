import LinkNavigation
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// How views learn that a model changed.
@MainActor @Suite struct ObservingTests {
  /// A model as on a system without Observation.
  private static func followed() -> NavigationModel<TransitLink> {
    NavigationModel(
      state: .transit(),
      changes: ChangeNotice(registrar: nil),
      dismissals: DismissalWatch(limit: .seconds(1)) { try await Task.sleep(for: $0) },
      build: { _ in }
    )
  }

  /// A view that reads a model without a reader.
  private struct Bare: View {
    let model: NavigationModel<TransitLink>
    var body: some View { Text(model.state.selected.rawValue) }
  }

  /// A view that shows a reader while it is told to.
  private struct Part: View {
    let model: NavigationModel<TransitLink>
    let phase: PhaseSource
    var body: some View {
      if phase.phase == .active {
        NavigationReader(model) { Text($0.state.selected.rawValue) }
      }
    }
  }

  @Test func updatesAViewThatReadsTheModelByObservation() {
    let model = NavigationModel<TransitLink>(state: .transit())
    let bare = ViewHost(Bare(model: model))
    let read = ViewHost(NavigationReader(model) { Text($0.state.selected.rawValue) })
    model.selection.wrappedValue = .map
    #expect(bare.texts == ["map"])
    #expect(read.texts == ["map"])
    #expect(model.changes.followerCount == 0)
  }

  @Test func needsAReaderWithoutObservation() {
    let model = Self.followed()
    let bare = ViewHost(Bare(model: model))
    let read = ViewHost(NavigationReader(model) { Text($0.state.selected.rawValue) })
    model.selection.wrappedValue = .map
    #expect(bare.texts == ["lines"])
    #expect(read.texts == ["map"])
  }

  @Test func showsEverythingWithoutObservation() async throws {
    let scene = TransitScene(Self.followed())
    let host = ViewHost(TransitRoot(scene: scene))
    try await scene.model.apply(.transit(.line(1), presented: [.sheet(.notice(line: 1))]))
    #expect(host.title == "Notice 1")
    await host.settle()
    host.tap("Next stop")
    #expect(host.stackTitles == ["Notice 1", "Stop 9"])
    host.swipeDown()
    await host.settle()
    #expect(host.stackTitles == ["Lines", "Line 1"])
    host.goBack()
    host.selectTab("Map")
    #expect(host.stackTitles == ["Map"])
    #expect(scene.model.state == .transit(selected: .map))
    #expect(host.warnings.isEmpty)
  }

  @Test func forgetsAReaderThatIsGone() async {
    let model = Self.followed()
    let phase = PhaseSource(.active)
    let host = ViewHost(Part(model: model, phase: phase))
    #expect(model.changes.followerCount == 1)
    phase.phase = .background
    await host.settle()
    #expect(host.texts.isEmpty)
    #expect(model.changes.followerCount == 0)
    model.selection.wrappedValue = .map
    phase.phase = .active
    await host.settle()
    #expect(host.texts == ["map"])
    #expect(model.changes.followerCount == 1)
  }

  @Test func followsOnceHoweverOftenItIsRendered() async {
    let model = Self.followed()
    let host = ViewHost(NavigationReader(model) { Text($0.state.selected.rawValue) })
    for container in [TabID.map, .lines, .map] {
      model.selection.wrappedValue = container
      await host.settle()
    }
    let before = host.renderings
    model.selection.wrappedValue = .lines
    await host.settle()
    #expect(host.renderings == before + 1)
    #expect(model.changes.followerCount == 1)
  }
}
