import DeepLinking
import Testing
import VideoEditorParts

@MainActor
@Suite struct VideoEditorTests {
  @Test(
    arguments: [
      ("deeplink://account", EditorScreen.account), ("deeplink://videos", .videos),
      ("deeplink://videos/2", .video(id: 2)),
      ("deeplink://videos/new?length=30", .newVideo(length: 30)),
    ]
  )
  func eachPartOpensItsLinksD1D2(url: String, screen: EditorScreen) {
    let editor = VideoEditor()
    #expect(editor.coordinator.canOpen(url, from: .scheme))
    #expect(editor.coordinator.open(url, from: .scheme))
    #expect(editor.screen == screen)
  }

  @Test(
    arguments: [
      "deeplink://nosuch", "deeplink://account/settings", "deeplink://videos/new/more",
      "deeplink://videos/4", "deeplink://videos/0", "deeplink://videos/abc",
      "deeplink://videos/new", "deeplink://videos/new?length=601", "other://account",
    ]
  )
  func theAnswerIsFalseForAllElseD2(url: String) {
    let editor = VideoEditor()
    #expect(!editor.coordinator.open(url, from: .scheme))
    #expect(editor.screen == .videos)
  }

  @Test func aSetOfURLContextsIsOpenedInOrderD3() {
    let editor = VideoEditor()
    let urls: Set = ["deeplink://videos/new?length=5", "deeplink://account", "deeplink://videos/1"]
    #expect(editor.coordinator.open(urls, from: .scheme))
    #expect(editor.screen == .newVideo(length: 5))
  }

  @Test func thePartsDoNotOverlapD4() {
    #expect(VideoEditor().coordinator.overlaps() == [])
  }

  @Test func aPartIsTestedOnItsOwnD4() throws {
    let editor = VideoEditor()
    let part = try #require(editor.coordinator.parts.first { $0.name == "account" })
    #expect(part.open("deeplink://account", from: .scheme))
    #expect(!part.canOpen("deeplink://videos", from: .scheme))
    #expect(editor.screen == .account)
  }
}
