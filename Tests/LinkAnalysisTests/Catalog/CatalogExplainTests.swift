@testable import LinkRouting
import Testing

@testable import LinkAnalysis

@Suite struct CatalogExplainTests {
  /// A catalog whose routes are opened to different sources.
  private let catalog = ParsedCatalog(
    LinkCatalogV1(
      prefixes: [.scheme("quiz", host: nil), .domain("quiz.example", allowsHTTP: false)],
      routes: [
        .init(name: "league", path: "/leagues/:league", types: ["league": "Int"]),
        .init(name: "search", path: "/search", query: [.init(name: "q", isRequired: true)]),
        .init(name: "web", path: "/web", access: .from(.universalLink, .notification)),
        .init(name: "closed", path: "/closed", access: .appOnly),
        .init(name: "pay", path: "/pay", query: [.init(name: "to")], effect: .mutate),
        .init(
          name: "join",
          path: "/join/:code",
          types: ["code": "Int"],
          query: [.init(name: "key", type: "Int")],
          secrets: ["code", "key"]
        ),
      ]
    )
  )

  /// The patterns that came nearest to a URL.
  private func misses(_ url: String, from source: LinkSource? = nil) -> [RouteNearMiss] {
    catalog.router.nearMisses(of: url, from: source ?? ParsedCatalog.usualSource(of: url))
  }

  @Test(arguments: [
    (
      "quiz://a b", "malformedURL",
      "This is not the URL of a link: a raw control character, space or backslash at byte 8."
    ),
    (
      "evil://leagues/1", "unknownScheme",
      "The scheme 'evil' is not one of this app; expected quiz or https."
    ),
    (
      "https://evil.example/", "unknownHost",
      "The host 'evil.example' is not one of this app; expected quiz.example."
    ),
    ("quiz://leages/1", "noRoute", "No route has 'leages' as segment 1."),
    (
      "quiz://leagues/abc", "valueType",
      "Route 'league': segment 2 ('league') expected Int, found 'abc'."
    ),
    (
      "quiz://search", "missingItem",
      "Route 'search': the query item 'q' is missing; expected String."
    ),
    ("quiz://pay?to=1&to=2", "repeatedItem", "The query item 'to' stands 2 times."),
    ("quiz://web", "noRoute", "No route has 'web' as segment 1."),
    (
      "quiz://pay?x=1", "unknownItem",
      "Route 'pay': it is strict, and has no query item 'x'; expected to."
    ),
  ])
  func saysWhyThereIsNoRoute(text: String, code: String, message: String) {
    let failure = catalog.match(text).failure
    #expect(failure?.code.rawValue == code)
    #expect(failure?.message == message)
  }

  @Test(arguments: [
    ("quiz://web", "Route 'web' matches, but is closed to customScheme."),
    ("quiz://closed", "Route 'closed' matches, but is closed to customScheme."),
  ])
  func tellsOfRoutesThatAreClosed(text: String, message: String) {
    #expect(misses(text).first?.failure?.message == message)
    #expect(misses(text).first?.failure?.code.rawValue == "closed")
  }

  @Test func tellsWhatWasProbablyMeant() {
    let misses = misses("quiz://leages/1")
    #expect(misses.first?.route == "league")
    #expect(misses.first?.pattern == "/leagues/:league")
    #expect(misses.first?.suggestion == "leagues")
    #expect(
      misses.first?.failure?.message
        == "Route 'league': segment 1 expected 'leagues', found 'leages'."
    )
  }

  @Test(arguments: [
    ("quiz://leagues", "missingSegment", "segment 2 ('league') expected Int, found the end."),
    // What follows a value may have been meant as the secret of another route.
    ("quiz://leagues/1/x", "extraSegment", "segment 3 expected the end, found '<redacted>'."),
    ("quiz://leagues/x", "valueType", "segment 2 ('league') expected Int, found 'x'."),
  ])
  func saysWhereAPatternStops(text: String, code: String, message: String) {
    let failure = misses(text).first?.failure
    #expect(failure?.code.rawValue == code)
    #expect(failure?.message == "Route 'league': \(message)")
  }

  @Test func onlyWhatAcceptsTheURLHasNoFailure() {
    for text in ["quiz://search", "quiz://web", "quiz://pay?x=1", "quiz://leagues/abc"] {
      #expect(misses(text).allSatisfy { $0.failure != nil })
    }
    let accepted = misses("quiz://search?q=").filter { $0.failure == nil }
    #expect(accepted.map(\.route) == ["search"])
    #expect(misses("evil://leagues/1") == [] && misses("quiz://a b") == [])
  }

  @Test func agreesWithTheMatchOnEncodedValues() {
    for text in ["quiz://leagues/1", "quiz://leagues/%31", "quiz://leagues/%78"] {
      let isAccepted = misses(text).first?.failure == nil
      #expect(isAccepted == (catalog.match(text).outcome == "matched"), "\(text)")
    }
  }

  @Test func valuesAreForTheDeveloperOnly() {
    for text in ["quiz://leagues/hunter2", "quiz://hunter2"] {
      let failures =
        misses(text).compactMap(\.failure) + [catalog.match(text).failure].compactMap(\.self)
      #expect(failures.allSatisfy { !$0.description.contains("hunter2") })
      #expect(failures.contains { $0.message.contains("hunter2") })
    }
  }

  @Test func secretsAreForNobody() {
    for text in ["quiz://join/hunter2", "quiz://join/hunter2/x", "quiz://join/1?key=hunter2"] {
      let failures =
        misses(text).compactMap(\.failure) + [catalog.match(text).failure].compactMap(\.self)
      #expect(failures.contains { $0.route == "join" })
      #expect(failures.allSatisfy { !$0.message.contains("hunter2") })
    }
  }

  @Test func theSourceDecidesWhatIsOpen() {
    #expect(misses("quiz://web", from: .notification).first?.failure == nil)
    #expect(misses("quiz://closed", from: .app).first?.failure == nil)
    let closed = misses("https://quiz.example/web", from: .spotlight).first?.failure
    #expect(closed?.code.rawValue == "closed")
  }

  @Test func aRouteOfAnotherPrefixSaysSo() {
    let prefixes: [LinkCatalogV1.Prefix] = [
      .scheme("quiz", host: nil), .domain("quiz.example", allowsHTTP: false),
    ]
    let catalog = ParsedCatalog(
      LinkCatalogV1(
        prefixes: prefixes,
        routes: [.init(name: "page", path: "/page", prefixes: [prefixes[1]])]
      )
    )
    let codes = ["quiz://page", "https://quiz.example/page"].map { url in
      catalog.router.nearMisses(of: url).first?.failure?.code
    }
    #expect(codes == [.otherPrefix, nil])
  }

  @Test func fiveMissesAreToldUnlessMoreAreAskedFor() {
    let routes = (1...7).map { LinkCatalogV1.Route(name: "\($0)", path: "/page\($0)") }
    let prefixes = [LinkCatalogV1.Prefix.scheme("quiz", host: nil)]
    let router = ParsedCatalog(LinkCatalogV1(prefixes: prefixes, routes: routes)).router
    #expect(router.nearMisses(of: "quiz://page").count == 5)
    #expect(router.nearMisses(of: "quiz://page", maximum: 7).count == 7)
  }
}
