import LinkPatterns
import LinkRouting
import Testing

/// What a router says of URLs that it would take too long to match.
@Suite struct StepLimitTests {
  enum Word: DeepLink {
    case word(word: String)
  }

  /// A route with so many forms that each have to read all of a segment.
  private let router = LinkRouter<Word>(
    prefixes: [.scheme("word")],
    routes: [
      (0..<200).reduce(LinkRoute(Word.word, "/words/:word")) { route, number in
        route.alias("/:word([a-z]+\(number))")
      }
    ]
  )

  @Test func aURLThatTakesTooManyStepsIsRejected() {
    #expect(router.problems == [])
    let long = "word:///" + String(repeating: "a", count: 8000)
    guard case .rejected(let reason) = router.match(long) else {
      Issue.record("\(router.match(long))")
      return
    }
    #expect(reason.code == .tooManySteps)
    #expect(reason.expected == "at most 1000000 steps")
    #expect((try? router.link(for: "word:///abc7")) == .word(word: "abc7"))
    guard case .unmatched = router.match("word:///abc") else {
      Issue.record("\(router.match("word:///abc"))")
      return
    }
  }
}
