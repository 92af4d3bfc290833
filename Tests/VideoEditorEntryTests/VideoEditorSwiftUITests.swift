import Foundation
@_spi(Driving) import SwiftUI
import Testing
import VideoEditorEntry
import VideoEditorParts

/// The video editor by the entry point of SwiftUI, on the model of Apple's framework.
@MainActor @Suite struct VideoEditorSwiftUITests {
  @Test func aViewOpensURLsD3() throws {
    let editor = VideoEditor()
    let host = ViewHost(Text(verbatim: "Videos").opensLinks(of: editor))
    let video = try #require(URL(string: "deeplink://videos/3"))
    #expect(host.open(video) == 1)
    #expect(editor.screen == .video(id: 3))
    host.open(try #require(URL(string: "deeplink://videos/abc")))
    #expect(editor.screen == .video(id: 3))
    host.open(try #require(URL(string: "https://videos.example/account")))
    #expect(editor.screen == .account)
  }
}
