import LinkTesting
import Testing
// @testable import YourApp, with its QuizLink

@Test func everyCaseHasARoute() {
  let law = RoutesLaw(QuizLink.self, prefixes: [.scheme("quiz"), .domain("quiz.example")])
  let cases: [QuizLink] = [.home, .league(id: 1), .question(league: 1, id: 2)]
  #expect(law.violations(oneOfEachCase: cases) == [])
}
