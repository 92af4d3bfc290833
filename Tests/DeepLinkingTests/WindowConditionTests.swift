import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import Testing

/// What the identifiers of links contain, by which a system chooses a window.
@Suite struct WindowConditionTests {
  @Test func namesTheBeginningOfEachPrefix() {
    let router = LinkRouter<Quiz>(
      prefixes: [
        .scheme("quiz"), .scheme("fixed", host: "app"), .domain("quiz.example"),
        .domain("*.quiz.example"),
      ],
      routes: Quiz.router.routes
    )
    #expect(
      router.windowConditions
        == ["quiz:", "fixed://app", "https://quiz.example", ".quiz.example"]
    )
  }

  @Test func namesTheLinkOnTopAtEachPrefix() throws {
    var state = try freshState()
    try state.setStack([.destination(.home), .destination(.league(league: 1))], of: "leagues")
    #expect(
      Quiz.router.windowConditions(showing: state)
        == ["quiz://leagues/1", "https://quiz.example/leagues/1"]
    )
    state.presentations = [Presentation(style: .sheet, root: .destination(.join(league: 2)))]
    #expect(Quiz.router.windowConditions(showing: state).contains("quiz://leagues/2/join"))
  }

  @Test func leavesOutRootsAndWhatHasNoURL() throws {
    var state = try freshState()
    #expect(Quiz.router.windowConditions(showing: state).isEmpty)
    try state.setStack(
      [.destination(.home), .foreign(ForeignScreen(id: "x", kind: .pushed))],
      of: "leagues"
    )
    #expect(Quiz.router.windowConditions(showing: state).isEmpty)
    try state.setStack(
      [.destination(.home), .destination(.tag(name: "a", text: "b"))],
      of: "leagues"
    )
    #expect(Quiz.router.windowConditions(showing: state).isEmpty)
  }
}
