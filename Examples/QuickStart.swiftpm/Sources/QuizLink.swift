// The first page of the README: links, declared once.
// snippet.hide
#if !os(watchOS)
// snippet.show
import LinkSwiftUI  // or LinkUIKit

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
// snippet.hide
#endif
