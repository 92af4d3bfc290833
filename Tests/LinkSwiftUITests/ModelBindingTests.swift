#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import LinkNavigation
import LinkRouting
import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What the bindings of a model read and write, without a view: with Apple's SwiftUI or its model.
@MainActor @Suite struct ModelBindingTests {
  private let model = NavigationModel<TransitLink>(state: .transit(.line(1)))

  @Test func selectsAContainer() {
    #expect(model.selection.wrappedValue == .lines)
    model.selection.wrappedValue = .map
    #expect(model.state == .transit(.line(1), selected: .map))
    model.selection.wrappedValue = "attic"
    #expect(model.state.selected == .map)
  }

  @Test func pushesAndGoesBack() {
    #expect(model.root(of: .lines) == .lines)
    #expect(model.path(of: .lines).wrappedValue == [.link(.line(line: 1))])
    model.path(of: .lines).wrappedValue.append(.link(.stop(line: 1, stop: 2)))
    #expect(model.state == .transit(.line(1), .stop(1, 2)))
    model.path(of: .lines).wrappedValue = []
    #expect(model.state == .transit())
  }

  @Test func presentsAndDismisses() async throws {
    let state = NavigationState.transit(presented: [.sheet(.notice(line: 1)), .cover(.hint)])
    try await model.apply(state)
    #expect(model.sheet(at: 0).wrappedValue?.root == .notice(line: 1))
    #expect(model.cover(at: 0).wrappedValue == nil)
    #if os(macOS)
    #expect(model.sheet(at: 1).wrappedValue?.style == .fullScreen)
    #else
    #expect(model.cover(at: 1).wrappedValue?.root == .hint)
    model.sheet(at: 1).wrappedValue = nil
    #expect(model.state == state)
    #endif
    model.path(at: .presentation(0)).wrappedValue = [.link(.map)]
    #expect(model.state.presentations.first == .sheet(.notice(line: 1), pushed: .map))
    model.sheet(at: 0).wrappedValue = nil
    #expect(model.state == .transit())
  }

  @Test func distributesAStackToColumns() async throws {
    try await model.apply(.transit(.line(1), .stop(1, 2), .line(3)))
    let path = { (index: Int) in model.path(of: .lines, inColumn: index, of: 3) }
    #expect(path(0).wrappedValue == [.link(.lines)])
    #expect(path(1).wrappedValue == [.link(.line(line: 1))])
    #expect(path(2).wrappedValue == [.link(.stop(line: 1, stop: 2)), .link(.line(line: 3))])
    path(1).wrappedValue = [.link(.line(line: 5)), .link(.stop(line: 5, stop: 6))]
    #expect(path(2).wrappedValue == [.link(.stop(line: 5, stop: 6))])
    path(2).wrappedValue = []
    #expect(model.state == .transit(.line(5)))
  }

  @Test func restoresOnceAndNeverTooLate() async throws {
    var count = 0
    model.armRestoration { count += 1 }
    model.armRestoration { count += 10 }
    model.restoreNow()
    model.restoreNow()
    #expect(count == 1)
    let late = NavigationModel<TransitLink>(state: .transit())
    late.armRestoration { count += 100 }
    try await late.apply(.transit(.line(1)))
    late.restoreNow()
    #expect(count == 1)
  }
}
#endif
