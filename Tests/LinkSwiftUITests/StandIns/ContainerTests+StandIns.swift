import DeepLinking
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// The containers that need no bindings: tabs, and columns.
@MainActor @Suite struct ContainerTests {
  private let model = NavigationModel<TransitLink>(state: .transit())

  /// The stack of the lines in columns.
  private func columns(
    _ count: Int,
    width: UserInterfaceSizeClass? = .regular
  ) -> ViewHost {
    ViewHost(
      DestinationColumns(model, of: .lines, count: count) {
        TransitScreen(link: $0)
      } placeholder: {
        Text("nothing chosen").navigationTitle("None")
      },
      in: { $0.horizontalSizeClass = width }
    )
  }

  /// The entries of the lines.
  private var stack: [NavigationEntry<TransitLink>]? { model.state.stack(at: .container(.lines)) }

  @Test func showsATabForEachContainer() async throws {
    let host = ViewHost(
      DestinationTabs(model) {
        TransitScreen(link: $0)
      } label: {
        Text($0.rawValue.capitalized)
      }
    )
    #expect(host.tabLabels == ["Lines", "Map"])
    try await model.apply(.transit(map: [.stop(3, 4)], selected: .map))
    #expect(host.selectedTab == "Map")
    #expect(host.stackTitles == ["Map", "Stop 4"])
    host.selectTab("Lines")
    #expect(model.state == .transit(map: [.stop(3, 4)]))
  }

  @Test(
    arguments: [
      (2, [["Lines"], ["None", "Line 1", "Stop 2", "Line 3"]]),
      (3, [["Lines"], ["None", "Line 1"], ["None", "Stop 2", "Line 3"]]),
    ]
  )
  func showsOneScreenAColumnAndAllOthersInTheLast(count: Int, titles: [[String]]) async throws {
    let host = columns(count)
    #expect(host.columns == [["Lines"]] + Array(repeating: ["None"], count: count - 1))
    try await model.apply(.transit(.line(1), .stop(1, 2), .line(3)))
    #expect(host.columns == titles)
    #expect(host.warnings.isEmpty)
  }

  @Test(arguments: [UserInterfaceSizeClass.compact, .regular, nil])
  func isOneStackWhereThereIsLittleRoom(width: UserInterfaceSizeClass?) async throws {
    let state = NavigationState.transit(.line(1), .stop(1, 2))
    try await model.apply(state)
    let host = columns(3, width: width)
    #expect(host.columns.count == (width == .compact ? 0 : 3))
    if width == .compact { #expect(host.stackTitles == ["Lines", "Line 1", "Stop 2"]) }
    host.setEnvironment(\.horizontalSizeClass, width == .compact ? .regular : .compact)
    #expect(model.state == state)
    #expect(host.columns.count == (width == .compact ? 3 : 0))
    #expect(host.warnings.isEmpty)
  }

  @Test func aLinkInTheSidebarTakesThePlaceOfTheColumnsAfterIt() async throws {
    let host = columns(3)
    try await model.apply(.transit(.line(1), .stop(1, 2)))
    #expect(host.tap("Next stop", inColumn: 0))
    #expect(stack == [.lines, .stop(1, 9)])
    #expect(host.columns == [["Lines"], ["None", "Stop 9"], ["None"]])
  }

  @Test func aLinkInAColumnTakesThePlaceOfTheNext() async throws {
    let host = columns(3)
    try await model.apply(.transit(.line(1), .stop(1, 2), .line(3)))
    #expect(host.tap("Next stop", inColumn: 1))
    #expect(stack == [.lines, .line(1), .stop(1, 9)])
  }

  @Test func aLinkInTheLastColumnIsPushed() async throws {
    let host = columns(2)
    try await model.apply(.transit(.line(1)))
    #expect(!host.canGoBack(inColumn: 1))
    #expect(host.tap("Next stop", inColumn: 1))
    #expect(stack == [.lines, .line(1), .stop(1, 9)])
    #expect(host.canGoBack(inColumn: 1))
    host.goBack()
    #expect(stack == [.lines, .line(1)])
    #expect(host.columns == [["Lines"], ["None", "Line 1"]])
  }

  @Test func aColumnThatIsNotThereIsEmpty() {
    #expect(model.path(of: .lines, inColumn: 5, of: 2).wrappedValue.isEmpty)
    #expect(model.path(of: "attic", inColumn: 0, of: 2).wrappedValue.isEmpty)
    model.path(of: "attic", inColumn: 1, of: 2).wrappedValue = [.link(.map)]
    #expect(model.state == .transit())
  }
}
