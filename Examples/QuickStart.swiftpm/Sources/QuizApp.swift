// The first page of the README: an app in SwiftUI that opens its links.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)
// snippet.show
import LinkSwiftUI
import SwiftUI

@main struct QuizApp: App {
  // snippet.hide
  #if canImport(UIKit)
  @UIApplicationDelegateAdaptor(LinkAppDelegate.self) private var delegate
  #endif

  #if targetEnvironment(simulator)
  init() { links.record(toFile: "links.jsonl") }
  #endif

  // snippet.show
  var body: some Scene {
    WindowGroup {
      DeepLinkStack(links) { link in QuizScreen(link) }  // or DeepLinkTabs, DeepLinkColumns
    }
  }
}

struct QuizScreen: View {
  let link: QuizLink
  @Environment(\.openLink) private var openLink

  init(_ link: QuizLink) { self.link = link }

  var body: some View {
    VStack {
      Text(verbatim: "\(link)")
      Button("League 7") { openLink(QuizLink.league(id: 7)) }
    }
  }
}
// snippet.hide
#endif
