import DeepLinking
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What is presented over the containers, and how a person gets rid of it.
@MainActor @Suite struct PresentationTests {
  private let shown = ShownScene()
  private var host: ViewHost { shown.host }
  private var model: NavigationModel<TransitLink> { shown.scene.model }

  @Test func presentsASheetWithAStackOfItsOwn() async throws {
    try await model.apply(
      .transit(.line(1), presented: [.sheet(.notice(line: 1), pushed: .line(line: 2))])
    )
    #expect(host.presentations.map(\.isFullScreen) == [false])
    #expect(host.stackTitles == ["Notice 1", "Line 2"])
    host.goBack()
    #expect(host.title == "Notice 1")
    host.tap("Next stop")
    let inside = Presentation.sheet(.notice(line: 1), pushed: .stop(line: 1, stop: 9))
    #expect(model.state == .transit(.line(1), presented: [inside]))
  }

  @Test func presentsACoverForFullScreen() async throws {
    try await model.apply(.transit(presented: [.cover(.ticket(ticket: 7))]))
    #expect(host.presentations.map(\.isFullScreen) == [true])
    #expect(host.title == "Ticket 7")
  }

  @Test func presentsAnUnknownStyleAsASheet() async {
    #expect(await shown.scene.open(.drawer).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.isFullScreen) == [false])
    #expect(host.title == "Drawer")
  }

  @Test func presentsOneOverAnotherAtOnce() async throws {
    try await model.apply(
      .transit(presented: [.cover(.ticket(ticket: 7)), .sheet(.hint, pushed: .map)])
    )
    #expect(host.presentations.map(\.isFullScreen) == [true, false])
    #expect(host.stackTitles == ["Hint", "Map"])
    #expect(host.warnings.isEmpty)
  }

  @Test func followsASwipeDown() async throws {
    try await model.apply(.transit(.line(1), presented: [.sheet(.notice(line: 1)), .sheet(.hint)]))
    #expect(host.swipeDown())
    #expect(model.state == .transit(.line(1), presented: [.sheet(.notice(line: 1))]))
    await host.settle()
    #expect(host.swipeDown())
    #expect(model.state == .transit(.line(1)))
  }

  @Test func followsAScreenThatClosesItself() async throws {
    try await model.apply(.transit(presented: [.sheet(.hint)]))
    host.tap("Close")
    #expect(model.state == .transit())
  }

  @Test func dismissesWhatIsOverADismissedOne() async throws {
    try await model.apply(.transit(presented: [.cover(.ticket(ticket: 7)), .sheet(.hint)]))
    await host.settle()
    model.cover(at: 0).wrappedValue = nil
    await host.settle()
    #expect(model.state == .transit())
    #expect(host.presentations.isEmpty)
  }

  @Test func keepsASheetThatTheBindingOfTheCoverLetsGo() async throws {
    try await model.apply(.transit(presented: [.sheet(.hint)]))
    model.cover(at: 0).wrappedValue = nil
    model.sheet(at: 1).wrappedValue = nil
    #expect(model.state == .transit(presented: [.sheet(.hint)]))
  }

  @Test func takesNoItemThroughABinding() {
    model.sheet(at: 0).wrappedValue = PresentedDestination(level: 0, style: .sheet, root: .hint)
    #expect(model.state == .transit())
  }

  @Test func keepsWhatALeavingSheetShows() async throws {
    try await model.apply(.transit(presented: [.sheet(.hint, pushed: .line(line: 2))]))
    await host.settle()
    host.transitions.endNext(.held)
    host.swipeDown()
    #expect(host.presentations.map(\.isDismissing) == [true])
    #expect(host.presentations.map(\.title) == ["Line 2"])
    model.path(at: .presentation(0)).wrappedValue = []
    #expect(model.state == .transit())
    #expect(host.presentations.map(\.title) == ["Line 2"])
  }

  @Test func tellsPresentationsApartByLevelStyleAndRoot() {
    let item = PresentedDestination<TransitLink>(level: 0, style: .sheet, root: .hint)
    let others = [
      PresentedDestination<TransitLink>(level: 1, style: .sheet, root: .hint),
      PresentedDestination<TransitLink>(level: 0, style: .fullScreen, root: .hint),
      PresentedDestination<TransitLink>(level: 0, style: .sheet, root: .map),
    ]
    #expect(others.allSatisfy { $0.id != item.id })
  }
}
