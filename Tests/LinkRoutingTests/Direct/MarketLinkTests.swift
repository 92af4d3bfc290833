import LinkPatterns
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

  /// What is put behind a URL, or into it, so that the plain way of reading it does not do.
  private static let disturbances = [
    "", "?", "#", "#a%20b", "/", "//", "?page=2", "?page=x", "?page", "?page=", "?page=1&page=2",
    "?q=%ff", "?%71=a", "?q=a+b&page=3", "?id=1", "?slug=a", "?ref=a%20b#c", "?q=a&q",
    "?sort=oldest",
    "&page=2", "%20", "%ff", "é", " ", "?state=1&code=%C3%A9",
  ]

  @Test("quick answers are those of the longer way", arguments: 0..<8 as Range<UInt64>)
  func readsPlainURLsAsAnyOther(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let paths = router.routes.map { route in
      let path = route.pattern.split(separator: "?")[0].split(separator: "\\")[0]
      return path.split(separator: "/").map { segment in
        guard segment.hasPrefix(":") else { return String(segment) }
        return ["1", "a", "a%20b", "account", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "-7", "007"]
          .randomElement(using: &generator) ?? ""
      }
      .joined(separator: "/")
    }
    for path in paths {
      for beginning in ["myapp://", "myapp:///", "MYAPP:", "https://www.example.com/", "ftp://a/"] {
        let disturbance = Self.disturbances.randomElement(using: &generator) ?? ""
        let text = beginning + path + disturbance
        let expected: Result<MarketLink, LinkReason> =
          switch router.match(text) {
          case .matched(let match): .success(match.link)
          case .unmatched(let reason), .rejected(let reason), .unavailable(let reason):
            .failure(reason)
          }
        #expect(router.link(for: text) == expected, "\(text), seed \(seed)")
      }
    }
  }
}
