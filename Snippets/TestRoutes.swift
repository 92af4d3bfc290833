// Checks in a test that every case of a link type has a route, and that the routes agree.
import DeepLinking
import LinkHandling
import LinkTesting
// @testable import YourApp, with its QuizLink
// snippet.hide

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
// snippet.show

let law = RoutesLaw(QuizLink.self, prefixes: [.scheme("quiz"), .domain("quiz.example")])
let cases: [QuizLink] = [.home, .league(id: 1), .question(league: 1, id: 2)]
print(law.violations(oneOfEachCase: cases))  // [], in a test: #expect(… == [])

// A link with its way back, without a simulator:
let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], log: .off)
let host = HeadlessHost<QuizLink>(state: NavigationState(stack: [.destination(.home)]))
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
let receipt = links.receive("quiz://leagues/7/questions/2", from: .customScheme)
print(await receipt?.outcome.name ?? "-")  // opened
print(host.state.visibleStack.compactMap(\.destination))
