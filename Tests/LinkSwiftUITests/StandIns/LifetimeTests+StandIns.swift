@_spi(Driving) import AppleFoundationStandIn
@testable import DeepLinking
import EntryPointFixtures
@testable import LinkNavigation
@testable import LinkRouting
@testable import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What is left of a window that was closed, and of a scene whose place another one takes.
@MainActor @Suite struct LifetimeTests {
  /// The scene that a view is of: another one when another person signs in.
  @Observable @MainActor final class Occupant {
    var scene: TransitScene
    init(_ scene: TransitScene) { self.scene = scene }
  }

  /// A view that stays when its scene is replaced.
  private struct OccupiedRoot: View {
    let occupant: Occupant
    var body: some View {
      let scene = occupant.scene
      Text("Lines").onDeepLink(scene.handler) { scene.note($0) }
    }
  }

  @Test func aSceneThatTakesThePlaceOfAnotherIsToldWhatThatWasTold() async throws {
    let (first, second) = (TransitScene(isSettled: false), TransitScene(isSettled: false))
    let occupant = Occupant(first)
    let host = ViewHost(OccupiedRoot(occupant: occupant))
    await host.settle()
    first.time.advance(by: .seconds(2))
    #expect(!first.handler.isSettling)
    occupant.scene = second
    await host.settle()
    second.time.advance(by: .seconds(2))
    #expect(!second.handler.isSettling)
    host.open(url("transit://lines/1"))
    #expect(await second.outcomes == [.opened(skipping: [])])
    #expect(first.receipts.isEmpty)
    try await second.model.openSettings()
    #expect(host.openedBySystem.map(\.absoluteString) == ["app-settings:"])
  }

  /// What views around the one that listens open URLs with.
  enum Surroundings: CaseIterable {
    /// The system.
    case none

    /// The handler of the scene, which holds the model.
    case handler
  }

  @Test(arguments: Surroundings.allCases)
  func aClosedWindowLeavesNothingBehind(surroundings: Surroundings) async {
    weak var model: NavigationModel<TransitLink>?
    weak var handler: LinkHandler<TransitLink>?
    do {
      let scene = TransitScene()
      (model, handler) = (scene.model, scene.handler)
      let host =
        switch surroundings {
        case .none: ViewHost(TransitRoot(scene: scene))
        case .handler: ViewHost(TransitRoot(scene: scene).opensLinks(with: scene.handler))
        }
      host.open(url("transit://lines/1"))
      #expect(await scene.outcomes == [.opened(skipping: [])])
      await host.settle()
    }
    for _ in 0..<20 where handler != nil { await Task.yield() }
    #expect(model == nil)
    #expect(handler == nil)
  }

  /// Ways in which a window handles links.
  enum Window: CaseIterable { case stack, ownPath }

  private struct EntryText: View {
    let link: EntryLink
    var body: some View { Text(verbatim: "\(link)") }
  }

  /// A window of an app.
  private func window(_ kind: Window, of links: DeepLinks<EntryLink>) -> ViewHost {
    switch kind {
    case .stack: ViewHost(DeepLinkStack(links) { EntryText(link: $0) })
    case .ownPath: ViewHost(Text("Home").onDeepLink(links) { _, _ in })
    }
  }

  @Test(arguments: Window.allCases)
  func aLinkUnderWayIsCancelledWithItsWindowAndTheNextGoesToAnother(kind: Window) async throws {
    var isHeld: CheckedContinuation<Void, Never>?
    let links = DeepLinks(
      router: LinkRouter(EntryLink.self, prefixes: [.scheme("quiz")]),
      environment: VirtualTime().environment,
      guards: [
        LinkGuard("held") { request in
          if request.link == .league(id: 9) { await withCheckedContinuation { isHeld = $0 } }
          return .allow
        }
      ],
      log: .off
    )
    let open = ViewHost(DeepLinkStack(links) { EntryText(link: $0) })
    await open.settle()
    var receipt: LinkReceipt<EntryLink>?
    do {
      let closed = window(kind, of: links)
      await closed.settle()
      receipt = links.open(.league(id: 9))
      for _ in 0..<50 where isHeld == nil { await Task.yield() }
    }
    for _ in 0..<50 { await Task.yield() }
    #expect(await links.open(.league(id: 3))?.outcome == .opened(skipping: []))
    await open.settle()
    #expect(open.texts == ["league(id: 3)"])
    try #require(isHeld).resume()
    #expect(await receipt?.outcome == .cancelled(.windowClosed))
  }
}
