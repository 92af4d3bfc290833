import DeepLinking
import LinkActions
import LinkPatterns
import LinkTesting
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
    #expect(editor.coordinator.canOpen(url, from: .customScheme))
    #expect(editor.coordinator.open(url, from: .customScheme))
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
    #expect(!editor.coordinator.open(url, from: .customScheme))
    #expect(editor.screen == .videos)
  }

  @Test func aSetOfURLContextsIsOpenedInOrderD3() {
    let editor = VideoEditor()
    let urls: Set = ["deeplink://videos/new?length=5", "deeplink://account", "deeplink://videos/1"]
    #expect(editor.coordinator.open(urls, from: .customScheme))
    #expect(editor.screen == .newVideo(length: 5))
  }

  @Test func aUniversalLinkIsOpenedLikeOneOfTheScheme() {
    let editor = VideoEditor()
    #expect(editor.open(["https://videos.example/videos/new?length=30"]))
    #expect(editor.screen == .newVideo(length: 30))
    // Together with one of the scheme, which comes first.
    #expect(editor.open(["https://videos.example/videos/2", "deeplink://account"]))
    #expect(editor.screen == .video(id: 2))
    #expect(!editor.open(["https://other.example/account", "deeplink://account"]))
    #expect(editor.screen == .account)
    // What is not of the web comes from another app, whatever it says.
    #expect(VideoEditor.source(of: "deeplink://account") == .customScheme)
    #expect(VideoEditor.source(of: "https://videos.example/") == .universalLink)
    #expect(VideoEditor.source(of: "not a URL") == .customScheme)
  }

  /// A part that tells what it is asked.
  private struct Watched: LinkOpening {
    let part: any LinkOpening
    let editor: VideoEditor
    let tell: @MainActor (String) -> Void
    var name: String { part.name }
    var prefixes: [LinkPrefix] { part.prefixes }
    var tableEntries: [PatternTable.Entry] { part.tableEntries }

    func canOpen(_ url: String, from source: LinkSource) -> Bool {
      tell("\(name)? \(editor.screen)")
      return part.canOpen(url, from: source)
    }

    func open(_ url: String, from source: LinkSource) -> Bool {
      tell("\(name)! \(editor.screen)")
      defer { tell("\(editor.screen)") }
      return part.open(url, from: source)
    }
  }

  // The coordinator asks, one part makes a link of the URL, and the screen comes last, once.
  @Test func aURLCrossesEachFloorOnceAndInOrder() {
    let editor = VideoEditor()
    var way: [String] = []
    let parts = editor.coordinator.parts.map { part in
      Watched(part: part, editor: editor) { way.append($0) }
    }
    #expect(LinkCoordinator(parts).open("deeplink://videos/2", from: .customScheme))
    #expect(way == ["account? Videos", "videos? Videos", "videos! Videos", "Video 2"])
    way = []
    #expect(!LinkCoordinator(parts).open("deeplink://nosuch", from: .customScheme))
    #expect(way == ["account? Video 2", "videos? Video 2"])
  }

  @Test func theFirstOfTwoPartsThatCanOpensTheURLD2() {
    let editor = VideoEditor()
    var way: [String] = []
    let parts = ["first", "second"].flatMap { place in
      editor.coordinator.parts.map { part in
        Watched(part: part, editor: editor) { way.append("\(place) \($0)") }
      }
    }
    #expect(LinkCoordinator(parts).open("deeplink://account", from: .customScheme))
    #expect(way == ["first account? Videos", "first account! Videos", "first Account"])
  }

  @Test func thePartsDoNotOverlapD4() {
    #expect(VideoEditor().coordinator.overlaps() == [])
  }

  @Test func aPartIsTestedOnItsOwnD4() throws {
    let editor = VideoEditor()
    let part = try #require(editor.coordinator.parts.first { $0.name == "account" })
    #expect(part.open("deeplink://account", from: .customScheme))
    #expect(!part.canOpen("deeplink://videos", from: .customScheme))
    #expect(editor.screen == .account)
  }
}
