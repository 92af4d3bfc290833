import LinkAnalysis
import LinkPatterns
import Testing

@Suite struct CatalogExplainTests {
  /// A catalog whose routes are opened to different doors.
  private let router = CatalogRouter(
    LinkCatalogV1(
      origins: [.scheme("quiz", host: nil), .domain("quiz.example", allowsHTTP: false)],
      routes: [
        .init(name: "league", path: "/leagues/:league", types: ["league": "Int"]),
        .init(name: "search", path: "/search", query: [.init(name: "q", isRequired: true)]),
        .init(name: "web", path: "/web", exposure: ["web", "push"]),
        .init(name: "closed", path: "/closed", exposure: []),
        .init(name: "pay", path: "/pay", query: [.init(name: "to")], effect: "mutate"),
      ]
    )
  )

  @Test(arguments: [
    (
      "quiz://a b", "text",
      "This is not a link: 'forbiddenCharacter'; expected percent-encoding of control characters, "
        + "spaces and backslashes."
    ),
    ("evil://leagues/1", "origin", "The scheme 'evil' is not one of these: quiz, https."),
    (
      "https://evil.example/", "origin",
      "The host 'evil.example' is not one of these: quiz.example."
    ),
    ("quiz://leages/1", "route", "Segment 1: no route has 'leages' here."),
    ("quiz://leagues/abc", "value", "Segment 2 ('league'): expected Int, found 'abc'."),
    ("quiz://search", "query", "The query item 'q' is missing; expected String."),
    ("quiz://search?q=1&q=2", "query", "The query item 'q' stands several times."),
    ("quiz://web", "gate", "The route is opened for web, push only, not for 'scheme'."),
    ("quiz://closed", "gate", "The route is opened for the app itself only, not for 'scheme'."),
    ("quiz://pay?x=1", "gate", "The query item 'x' is not one that this route reads."),
    ("https://quiz.example/web", "matched", ""),
  ])
  func namesTheStage(text: String, stage: String, reason: String) {
    let explanation = router.explain(text, showsValues: true)
    #expect(explanation.stage.rawValue == stage)
    #expect(explanation.reason?.description ?? "" == reason)
    #expect((explanation.match.outcome == .matched) == (stage == "matched"))
    #expect((explanation.textError != nil) == (stage == "text"))
  }

  @Test func tellsWhatWasProbablyMeant() {
    let misses = router.explain("quiz://leages/1").nearMisses
    #expect(misses.first.map { router.routeName(ofEntry: $0.entry) } == "league")
    #expect(misses.first?.suggestion == "leagues")
  }

  @Test func onlyWhatAcceptsTheURLHasNoReason() {
    for text in ["quiz://search", "quiz://web", "quiz://pay?x=1", "quiz://leagues/abc"] {
      #expect(router.explain(text).nearMisses.allSatisfy { $0.reason != nil })
    }
    let accepted = router.explain("quiz://search?q=").nearMisses.filter { $0.reason == nil }
    #expect(accepted.map { router.routeName(ofEntry: $0.entry) } == ["search"])
  }

  @Test func agreesWithTheMatchOnEncodedValues() {
    for text in ["quiz://leagues/1", "quiz://leagues/%31", "quiz://leagues/%78"] {
      let explanation = router.explain(text)
      let isAccepted = explanation.nearMisses.first?.reason == nil
      #expect(isAccepted == (explanation.match.outcome == .matched), "\(text)")
    }
  }

  @Test func hidesValuesByDefault() {
    for text in ["quiz://leagues/hunter2", "quiz://hunter2", "quiz://leagues/1/hunter2"] {
      let explanation = router.explain(text)
      let told = "\(String(describing: explanation.reason)) \(explanation.nearMisses)"
      #expect(!told.contains("hunter2"))
      #expect("\(router.explain(text, showsValues: true).nearMisses)".contains("hunter2"))
    }
  }

  @Test func theDoorDecidesWhatIsOpen() {
    #expect(router.explain("quiz://web", through: "push").stage == .matched)
    #expect(router.explain("quiz://closed", through: "app").stage == .matched)
    #expect(router.explain("https://quiz.example/web", through: "spotlight").stage == .gate)
  }
}
