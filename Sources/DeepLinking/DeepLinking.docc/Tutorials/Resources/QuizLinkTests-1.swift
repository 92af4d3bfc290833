import DeepLinking
import LinkHandling
import LinkTesting
// @testable import YourApp, with its QuizLink

let law = RoutesLaw(QuizLink.self, prefixes: [.scheme("quiz"), .domain("quiz.example")])
let cases: [QuizLink] = [.home, .league(id: 1), .question(league: 1, id: 2)]
print(law.violations(oneOfEachCase: cases))  // [], in a test: #expect(… == [])
