import DeepLinking
import Foundation
import LinkNavigation
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What becomes of a second `.onDeepLink` in one scene.
@MainActor @Suite struct SecondAttachmentTests {
  /// Two tabs that each listen.
  private struct Both: View {
    let scene: TransitScene
    var body: some View {
      TabView {
        listening("a").tabItem { Text("A") }
        listening("b").tabItem { Text("B") }
      }
    }

    /// A text that listens.
    private func listening(_ text: String) -> some View {
      Text(text)
        .onDeepLink(
          scene.handler,
          onReceive: { scene.note($0) },
          onSecondAttachment: { scene.noteSecondAttachment() }
        )
    }
  }

  /// A view inside another, both of which listen.
  private struct Nested: View {
    let scene: TransitScene
    var body: some View {
      VStack { Text("inner").onDeepLink(scene.handler) { scene.note($0) } }
        .onDeepLink(
          scene.handler,
          onReceive: { _ in scene.noteSecondAttachment() },
          onSecondAttachment: { scene.noteSecondAttachment() }
        )
    }
  }

  /// A view that listens twice, without a closure that is told of it.
  private struct Silent: View {
    let scene: TransitScene
    var body: some View {
      Text("silent").onDeepLink(scene.handler).onDeepLink(scene.handler)
    }
  }

  @Test func receivesNothingAndIsReported() async {
    let scene = TransitScene()
    let host = ViewHost(Nested(scene: scene))
    await host.settle()
    #expect(scene.secondAttachments == 1)
    #expect(host.open(url("transit://lines/1")) == 2)
    #expect(await scene.outcomes == [.opened(skipping: [])])
    #expect(scene.secondAttachments == 1)
  }

  @Test func writesToTheLogUnlessTold() async {
    let scene = TransitScene()
    var notes: [String] = []
    scene.handler.links.onLogLine = { notes.append($0) }
    let host = ViewHost(Silent(scene: scene))
    host.open(url("transit://lines/1"))
    await host.settle()
    #expect(scene.model.state == .transit(.line(1)))
    #expect(notes == ["a second .onDeepLink with the same handler is ignored; attach it once"])
  }

  @Test func takesThePartOfOneThatIsNoLongerShown() async {
    let scene = TransitScene()
    let host = ViewHost(Both(scene: scene))
    #expect(scene.handler.attachment != nil)
    host.selectTab("B")
    #expect(scene.handler.attachment == nil)
    host.open(url("transit://lines/1"))
    #expect(scene.receipts.count == 1)
    host.selectTab("A")
    host.selectTab("B")
    host.open(url("transit://lines/2"))
    #expect(scene.receipts.count == 2)
  }

  @Test func isNoSecondOneThoughItComesBeforeTheOtherHasLeft() async {
    let scene = TransitScene()
    let host = ViewHost(Both(scene: scene))
    await host.settle()
    for tab in ["B", "A", "B"] {
      host.selectTab(tab)
      await host.settle()
      #expect(scene.handler.attachment != nil)
    }
    #expect(scene.secondAttachments == 0)
    host.open(url("transit://lines/1"))
    #expect(await scene.outcomes == [.opened(skipping: [])])
  }

  @Test func listensInEachSceneWithAHandlerOfItsOwn() async {
    let scenes = [TransitScene(), TransitScene()]
    let hosts = scenes.map { ViewHost(TransitRoot(scene: $0)) }
    for host in hosts { host.open(url("transit://lines/1")) }
    for scene in scenes {
      #expect(await scene.outcomes == [.opened(skipping: [])])
      #expect(scene.secondAttachments == 0)
    }
  }

  @Test func isFreeWhenItsViewIsGone() {
    let scene = TransitScene()
    let first = DeepLinkAttachment()
    #expect(first.receives(for: scene.handler))
    do {
      let second = DeepLinkAttachment()
      #expect(!second.receives(for: scene.handler))
      second.leave(scene.handler)
      #expect(first.receives(for: scene.handler))
      first.leave(scene.handler)
      #expect(second.receives(for: scene.handler))
    }
    #expect(first.receives(for: scene.handler))
  }

  @Test func reportsOnce() {
    let attachment = DeepLinkAttachment()
    var reports = 0
    attachment.reportOnce { reports += 1 }
    attachment.reportOnce { reports += 1 }
    #expect(reports == 1)
  }
}
