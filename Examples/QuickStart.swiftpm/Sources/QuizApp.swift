// The first page of the README: links declared once, and an app in SwiftUI that opens them.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import SwiftUI
// snippet.show
import DeepLinking

enum QuizLink: DeepLink {
  case home
  case league(id: Int)
  case question(league: Int, id: Int)

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(QuizLink.league, "/leagues/:id")
    LinkRoute(QuizLink.question, "/leagues/:league/questions/:id")
  }
}

// snippet.hide
// swift-format-ignore
// snippet.show
@MainActor let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz"), .domain("quiz.example")])

@main struct QuizApp: App {
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
