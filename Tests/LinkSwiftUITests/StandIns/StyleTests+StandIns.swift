import DeepLinking
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// The styles of presentations: form sheets, and popovers with and without their anchor.
@MainActor @Suite struct StyleTests {
  private let scene = TransitScene()

  /// Tabs whose first screen has, or has not, the button that popovers point at.
  private func shown(hasAnchor: Bool = true, width: UserInterfaceSizeClass = .regular) -> ViewHost {
    ViewHost(
      AnchoredRoot(scene: scene, hasAnchor: hasAnchor),
      in: { $0.horizontalSizeClass = width }
    )
  }

  @Test func aFormSheetHasTheSizeOfAForm() async {
    let host = shown()
    #expect(await scene.open(.report).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.size) == ["form"])
    #expect(await scene.open(.drawer).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.size) == ["automatic"])
  }

  @Test func aPopoverPointsAtItsAnchor() async {
    let host = shown()
    #expect(await scene.open(.filter).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.isPopover) == [true])
    #expect(host.title == "Filter")
    #expect(host.warnings.isEmpty)
  }

  @Test func aPopoverPointsAtItsAnchorInAColumn() async throws {
    let model = scene.model
    let columns = DestinationColumns(model, of: .lines, count: 2) { link in
      TransitScreen(link: link).popoverAnchor("filter", of: model) { TransitScreen(link: $0) }
    } placeholder: {
      Text("none")
    }
    let host = ViewHost(columns, in: { $0.horizontalSizeClass = .regular })
    try await model.apply(.transit(.line(1)))
    try await model.apply(.transit(.line(1), presented: [.popover(.filter, from: "filter")]))
    #expect(host.presentations.map(\.isPopover) == [true])
  }

  @Test func anAnchorOutsideOfAnyStackIsThereWhileItsViewIs() async throws {
    let anchor = Text("outside")
      .popoverAnchor("filter", of: scene.model) { TransitScreen(link: $0) }
    let host = ViewHost(anchor, in: { $0.horizontalSizeClass = .regular })
    try await scene.model.apply(.transit(presented: [.popover(.filter, from: "filter")]))
    #expect(host.presentations.map(\.isPopover) == [true])
  }

  @Test func aPopoverWithoutItsAnchorIsASheet() async {
    let host = shown(hasAnchor: false)
    #expect(await scene.open(.filter).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.isPopover) == [false])
    #expect(host.title == "Filter")
  }

  @Test func aPopoverIsASheetWhereTheWindowIsNarrow() async {
    let host = shown(width: .compact)
    #expect(await scene.open(.filter).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.isPopover) == [false])
  }

  @Test func aPopoverWhoseAnchorIsCoveredIsASheet() async throws {
    let host = shown()
    try await scene.model.apply(
      .transit(presented: [.sheet(.hint), .popover(.filter, from: "filter")])
    )
    #expect(host.presentations.map(\.isPopover) == [false, false])
  }

  @Test func aPopoverOverASheetPointsAtItsAnchor() async throws {
    let host = shown()
    let drawer = Presentation<TransitLink>(
      style: PresentationStyle(rawValue: "drawer"),
      root: .destination(.drawer)
    )
    try await scene.model.apply(.transit(presented: [drawer]))
    await host.settle()
    try await scene.model.apply(.transit(presented: [drawer, .popover(.hint, from: "inner")]))
    #expect(host.presentations.map(\.isPopover) == [false, true])
    #expect(host.title == "Hint")
  }

  @Test func aPopoverLeavesWhenAPersonTapsBesideIt() async {
    let host = shown()
    await scene.open(.filter)
    host.swipeDown()
    #expect(scene.model.state == .transit())
    await host.settle()
    #expect(host.presentations.isEmpty)
  }

  @Test func aSheetComesWhenThePopoverHasLeft() async {
    let host = shown()
    await scene.open(.filter)
    await host.settle()
    #expect(await scene.open(.report).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.title) == ["Report"])
    #expect(host.presentations.map(\.isPopover) == [false])
    #expect(host.warnings.isEmpty)
  }

  @Test func aSheetOverAPopoverIsOverIt() async throws {
    let host = shown()
    await scene.open(.filter)
    #expect(await scene.open(.hint).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.title) == ["Filter", "Hint"])
    host.swipeDown()
    await host.settle()
    #expect(host.presentations.map(\.isPopover) == [true])
  }

  @Test func whatCameAsASheetStaysOne() async throws {
    let host = shown(hasAnchor: false)
    await scene.open(.filter)
    let anchor = PopoverSource()
    scene.model.popovers.register(anchor, name: "filter", depth: 0, on: nil)
    try await scene.model.apply(
      .transit(presented: [.popover(.filter, from: "filter"), .sheet(.hint)])
    )
    #expect(host.presentations.map(\.isPopover) == [false, false])
    #expect(host.presentations.map(\.title) == ["Filter", "Hint"])
    #expect(host.presentations.map(\.isDismissing) == [false, false])
    #expect(scene.model.popovers.anchor(at: 0) == nil)
  }

  @Test func anAnchorThatIsGoneIsNone() {
    let anchors = PopoverAnchors()
    let (first, second) = (PopoverSource(), PopoverSource())
    for anchor in [first, second, first] {
      anchors.register(anchor, name: "filter", depth: 0, on: nil)
    }
    let popover = Presentation<TransitLink>.popover(.filter, from: "filter")
    for isGone in [false, true] {
      (first.isGone, second.isGone) = (true, isGone)
      anchors.willPresent([popover], keeping: 0) { _ in true }
      #expect((anchors.anchor(at: 0) == "filter") == !isGone)
    }
  }

  @Test func anAnchorWhoseViewIsNoMoreIsNone() {
    let anchors = PopoverAnchors()
    anchors.register(PopoverSource(), name: "filter", depth: 0, on: nil)
    anchors.willPresent([Presentation<TransitLink>.popover(.filter, from: "filter")], keeping: 0) {
      _ in true
    }
    #expect(anchors.anchor(at: 0) == nil)
  }

  @Test func anAnchorIsKnownAgainThoughItsAppearanceIsNotTold() async {
    let host = shown()
    host.skipsReappearing = true
    scene.model.path(of: .lines).wrappedValue = [.link(.line(line: 1))]
    await host.settle()
    host.goBack()
    await host.settle()
    #expect(await scene.open(.filter).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.isPopover) == [true])
  }

  @Test(arguments: [NavigationState.transit(.line(1)), .transit(selected: .map)])
  func aPopoverWhoseAnchorIsNotOnTopIsASheet(state: NavigationState<TransitLink>) async throws {
    let host = shown()
    // In one change: the anchor is still on screen when it is decided.
    var target = state
    target.presentations = [.popover(.filter, from: "filter")]
    try await scene.model.apply(target)
    #expect(host.presentations.map(\.isPopover) == [false])
  }
}

extension Presentation<TransitLink> {
  /// A popover.
  fileprivate static func popover(_ root: TransitLink, from anchor: String) -> Self {
    Presentation(style: .popover(from: anchor), root: .destination(root))
  }
}

/// Tabs whose first screen may have a button that popovers point at.
private struct AnchoredRoot: View {
  let scene: TransitScene
  let hasAnchor: Bool
  var body: some View {
    NavigationReader(scene.model) { model in
      TabView(selection: model.selection) {
        DestinationStack(model, of: .lines) { link in
          TransitScreen(link: link)
          if hasAnchor, link == .lines {
            Text("filter").popoverAnchor("filter", of: scene.model) { TransitScreen(link: $0) }
          }
        }
        .tabItem { Text("Lines") }.tag(TabID.lines)
        DestinationStack(model, of: .map) { TransitScreen(link: $0) }
          .tabItem { Text("Map") }.tag(TabID.map)
      }
      .presentations(of: model) { link in
        TransitScreen(link: link)
        if link == .drawer {
          Text("inner").popoverAnchor("inner", of: scene.model) { TransitScreen(link: $0) }
        }
      }
    }
  }
}
