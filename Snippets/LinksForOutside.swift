// Makes URLs for a share sheet, a widget and the printer, and reads them in an app extension.
import DeepLinking
import Foundation

enum QuizLink: DeepLink {
  case home
  case league(id: Int)

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(QuizLink.league, "/leagues/:id")
  }
}

// In the app:
let links = DeepLinks(
  QuizLink.self,
  prefixes: [.scheme("quiz"), .domain("quiz.example")],
  log: .off
)
print(try links.shareURL(for: .league(id: 7)))  // https://quiz.example/leagues/7
print(try links.widgetURL(for: .league(id: 7)))  // quiz://leagues/7

// In a widget, with the product LinkRouting alone:
let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")])
let url = URL(try router.url(for: .league(id: 7)))  // quiz://leagues/7, for .widgetURL(url)
// snippet.hide
print(url?.absoluteString ?? "")  // quiz://leagues/7
// snippet.show

// When a notification was tapped:
let userInfo: [AnyHashable: Any] = ["url": "quiz://leagues/7"]
if let url = userInfo["url"] as? String {
  links.receive(url, from: .notification)
}
