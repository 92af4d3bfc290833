import LinkPatterns
import LinkRouting
import Testing

/// A route with a segment over the limit is a problem of its router, and is not used.
@Suite struct SegmentLimitTests {
  struct Word: DeepLink { var text: String }

  /// A parameter of many words.
  struct Choice: LinkParameter, CaseIterable {
    static let allCases = (0..<4000).map { Choice(number: $0) }
    let number: Int
    static func linkValue(from text: LinkText) -> Choice? {
      Int(text.string).map { Choice(number: $0) }
    }
    var linkText: String? { "\(number)" }
    static var linkShape: ParameterShape? { .oneOf(allCases.map { "w\(1000 + $0.number)" }) }
  }

  @Test func isNamedAndLeftOut() {
    let routes: [LinkRoute<Word>] = [
      LinkRoute("/a/:text", .string("text"), name: "text") {
        Word(text: $0)
      } print: {
        $0.text
      },
      LinkRoute(
        "/b/:choice",
        .value("choice", as: Choice.self),
        name: "choice",
        read: { Word(text: "\($0.number)") },
        print: { _ in nil }
      ),
    ]
    let router = LinkRouter(prefixes: [.scheme("s")], routes: routes)
    #expect(router.routes.map(\.name) == ["text"])
    #expect(router.problems.map(\.route) == ["choice"])
    #expect(
      router.problems.first?.description.hasPrefix(
        "Route 'choice' (/b/:choice): segment 2 takes at least "
      ) == true
    )
    #expect(
      router.problems.first?.description.hasSuffix(
        "instructions, and the limit is 10000; simplify the form of its values."
      ) == true
    )
    #expect((try? router.link(for: "s://a/b")) == Word(text: "b"))
    #expect(throws: RouteProblems.self) {
      try LinkRouter(checked: [.scheme("s")], routes: LinkRoutes(routes))
    }
  }
}
