import LinkSwiftUI
import SwiftUI

@main struct QuizApp: App {
  var body: some Scene {
    WindowGroup {
      DeepLinkStack(links) { link in QuizScreen(link) }  // or DeepLinkTabs, DeepLinkColumns
    }
  }
}
