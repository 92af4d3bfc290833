import LinkRouting
import LinkTesting
import Testing

@Suite struct MarketLinkTests {
  let router = MarketLink.router

  @Test func hasNoProblems() {
    #expect(router.problems == [])
    #expect(router.routes.count == 24)
  }

  @Test(.enabled(if: SharedRoutes.has("routes/w4.urls"), "needs shared/data"))
  func findsTheRouteOfEveryURL() throws {
    let lines = try SharedRoutes.lines("routes/w4.urls")
    #expect(lines.count == 1000)
    for line in lines {
      let fields = line.split(separator: "\t")
      let expected = Int(fields[1]) ?? -1
      guard case .matched(let match) = router.match(String(fields[0])) else {
        #expect(expected == -1, "\(line)")
        continue
      }
      let index = router.routes.firstIndex { $0.name == match.route }
      #expect(index == expected, "\(line)")
      #expect(RoundTripLaw(router: router).violations(for: match.link) == [], "\(line)")
    }
  }
}
