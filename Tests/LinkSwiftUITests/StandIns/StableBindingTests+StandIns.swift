import LinkNavigation
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What SwiftUI is handed is the same binding in every body, by Observation and before iOS 17.
@MainActor @Suite struct StableBindingTests {
  /// A model that Observation follows, or one for systems without.
  private func model(isObserved: Bool) -> NavigationModel<TransitLink> {
    NavigationModel(
      state: .transit(.line(1)),
      changes: ChangeNotice(
        registrar: isObserved ? NavigationModel<TransitLink>.makeRegistrar() : nil
      ),
      dismissals: DismissalWatch(limit: .seconds(2)) { _ in },
      build: { _ in }
    )
  }

  @Test(arguments: [true, false])
  func noViewIsGivenAnotherBinding(isObserved: Bool) async throws {
    let scene = TransitScene(model(isObserved: isObserved))
    let host = ViewHost(TransitRoot(scene: scene))
    for state in [
      NavigationState.transit(.line(1), .stop(1, 2)), .transit(selected: .map),
      .transit(presented: [.sheet(.notice(line: 1)), .cover(.hint)]), .transit(),
    ] {
      try await scene.model.apply(state)
      await host.settle()
    }
    host.selectTab("Map")
    host.selectTab("Lines")
    #expect(host.renderings > 5)
    #expect(host.renewedBindings.isEmpty)
  }

  @Test func noColumnIsGivenAnotherBinding() async throws {
    let model = model(isObserved: true)
    let host = ViewHost(
      DestinationColumns(model, of: .lines, count: 3) {
        TransitScreen(link: $0)
      } placeholder: {
        Text("Nothing chosen")
      }
    )
    try await model.apply(.transit(.line(1), .stop(1, 2)))
    await host.settle()
    #expect(host.columns.count == 3)
    #expect(host.renewedBindings.isEmpty)
  }

  @Test(arguments: [true, false])
  func eachAddressHasABindingOfItsOwn(isObserved: Bool) {
    let model = model(isObserved: isObserved)
    let path = model.path(of: .lines)
    #expect(path.isSame(as: model.path(of: .lines)))
    #expect(!path.isSame(as: model.path(of: .map)))
    #expect(!path.isSame(as: self.model(isObserved: isObserved).path(of: .lines)))
    #expect(!model.sheet(at: 0).isSame(as: model.sheet(at: 1)))
    #expect(!model.sheet(at: 0).isSame(as: model.cover(at: 0)))
    #expect(model.popover(at: 0, from: "a").isSame(as: model.popover(at: 0, from: "a")))
    #expect(!model.popover(at: 0, from: "a").isSame(as: model.popover(at: 0, from: "b")))
  }

  @Test(arguments: [true, false])
  func aModelLeavesWithItsLastBinding(isObserved: Bool) {
    weak var last: NavigationModel<TransitLink>?
    do {
      let model = model(isObserved: isObserved)
      last = model
      let path = model.path(of: .lines)
      path.wrappedValue = []
      #expect(model.state == .transit())
    }
    #expect(last == nil)
  }

  @Test func anEmptyPlaceholderStillLetsScreensBePushed() async throws {
    let model = model(isObserved: true)
    let host = ViewHost(
      DestinationColumns(model, of: .lines) {
        TransitScreen(link: $0)
      } placeholder: {
        EmptyView()
      }
    )
    await host.settle()
    #expect(host.columns == [["Lines"], ["", "Line 1"]])
    #expect(host.warnings.isEmpty)
  }
}
