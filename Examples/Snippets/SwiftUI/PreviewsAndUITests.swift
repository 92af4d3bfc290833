// A screen with its back stack in a preview, and a link in a test of the interface.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkSwiftUI
import SwiftUI

// snippet.show
struct LinkPreview: View {
  let link: SongLink
  @State private var links = DeepLinks(SongLink.self, prefixes: [.scheme("songs")], log: .off)

  init(link: SongLink) { self.link = link }

  var body: some View {
    // What is opened before there is a window waits for it.
    DeepLinkStack(links) { SongScreen($0) }
      .onAppear { links.open(link) }
  }
}
// #Preview("A song") { LinkPreview(link: .song(album: 3, id: 1)) }
// snippet.end

// In the app; in the test: app.launchEnvironment["LINK"] = "songs://albums/3", or app.open(url) from iOS 16.4 on.
@MainActor func openLinkOfUITest(
  _ environment: [String: String] = ProcessInfo.processInfo.environment
) {
  #if DEBUG
  if let link = environment["LINK"] { songs.receive(link, from: .customScheme) }
  #endif
}
// snippet.hide
#endif
