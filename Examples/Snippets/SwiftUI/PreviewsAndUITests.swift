// A screen with its back stack in a preview, and a link in a test of the interface.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import SwiftUI

// snippet.show
struct SongPreview: View {
  var body: some View { LinkPreview(songs, .song(album: 3, id: 1)) { SongScreen($0) } }
}
// #Preview("A song") { SongPreview() }
// snippet.end

// In the test: app.launchArguments += ["-openLink", "songs://albums/3"]
@MainActor func startSongs() {
  songs.opensLinkOfUITest()
}
// snippet.hide
#endif
