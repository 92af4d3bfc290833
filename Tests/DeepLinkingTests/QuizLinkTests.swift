import Foundation
import LinkTesting
import Testing
// @testable import YourApp, with its QuizLink
// snippet.hide

/// The links of the tutorial.
private enum QuizLink: DeepLink {
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

@Test func everyCaseHasARoute() {
  let law = RoutesLaw(QuizLink.self, prefixes: [.scheme("quiz"), .domain("quiz.example")])
  let cases: [QuizLink] = [.home, .league(id: 1), .question(league: 1, id: 2)]
  #expect(law.violations(oneOfEachCase: cases) == [])
}

// A link with its way back, without a simulator:
@Test @MainActor func aQuestionOpensWithItsWayBack() async {
  let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], log: .off)
  let host = HeadlessHost<QuizLink>(state: NavigationState(stack: [.destination(.home)]))
  let handler = LinkHandler(links: links, host: host, scene: .main)
  handler.sceneDidBecomeActive()
  let receipt = links.receive("quiz://leagues/7/questions/2", from: .customScheme)
  #expect(await receipt?.outcome.name == "opened")
  let shown: [QuizLink] = [.home, .league(id: 7), .question(league: 7, id: 2)]
  #expect(host.state.visibleStack.compactMap(\.destination) == shown)
}

@Test func linksAreShownWhereTheyWere() {
  let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")])
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let path = folder.appendingPathComponent("Snapshots/QuizLinks.txt").path
  #expect(LinkMapSnapshot(of: router).violations(at: path) == [])
}
