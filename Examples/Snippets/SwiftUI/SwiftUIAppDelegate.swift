// An app in SwiftUI with the delegate that receives notifications and quick actions.
// snippet.hide
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
// snippet.show
import LinkSwiftUI
import SwiftUI

struct SongsApp: App {
  @UIApplicationDelegateAdaptor(LinkAppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      DeepLinkStack(songs) { link in SongScreen(link) }
    }
  }
}
// snippet.hide
#endif
