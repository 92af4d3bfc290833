import LinkPatterns
import LinkRouting
import Testing

/// What every reason says besides its code.
@Suite struct ReasonTests {
  private let router = LinkRouter<ShopLink>(
    prefixes: [.scheme("shop"), .domain("shop.example")],
    limits: URLLimits(length: 100, segments: 5, queryItems: 3),
    routes: ShopLink.routes
  )

  @Test(arguments: [
    ("shop://\(String(repeating: "a", count: 200))", "tooLong", "at most 100 bytes"),
    ("shop://a/b/c/d/e/f/g", "tooManySegments", "at most 5 segments"),
    ("shop://a?b&c&d&e", "tooManyQueryItems", "at most 3 query items"),
    (
      "shop://a b", "forbiddenCharacter",
      "percent-encoding of control characters, spaces and backslashes"
    ),
    ("leagues/1", "missingScheme", "a scheme, as in app://"),
    ("https:///a", "missingHost", "a host, as in https://example.com"),
    ("https://a%2Fb/", "invalidHost", "a host of letters, digits, hyphens and dots"),
    ("https://é.example/", "internationalHost", "its ASCII form, which begins with xn--"),
    ("https://me@shop.example/", "userinfo", "no user name before the host"),
    ("https://shop.example:8443/", "port", "no port, or the default one"),
    ("https://shop.example/a/%2e%2E/b", "dotSegment", "no dot segments"),
  ])
  func aTextThatIsNoURLSaysWhatWasExpected(text: String, found: String, expected: String) {
    guard case .rejected(let reason) = router.match(text) else {
      Issue.record("\(router.match(text))")
      return
    }
    #expect(reason.code == .malformedURL)
    #expect(reason.found == found)
    #expect(reason.expected == expected)
    #expect(router.reason(for: text) == reason)
  }

  @Test(arguments: [
    ("evil://a", LinkFailure.Code.unknownScheme, "shop or https"),
    ("https://evil.example/", .unknownHost, "shop.example"),
    ("shop://leagues/a/questions/1", .valueType, "Int"),
    ("shop://search?q=%ff", .valueEncoding, "percent-encoded UTF-8"),
    ("shop://search", .missingItem, "String"),
    ("shop://reset/12345678?token=a&token=12345678", .conflictingValues, "<redacted>"),
    ("shop://search?q=a&p=0", .valueRange, "1...100"),
    ("shop://leagues/1/questions/2?league=2", .conflictingValues, "1"),
  ])
  func aLinkThatIsRefusedSaysWhatWasExpected(
    text: String,
    code: LinkFailure.Code,
    expected: String
  ) {
    guard let reason = router.reason(for: text) else {
      Issue.record("\(text)")
      return
    }
    #expect(reason.code == code)
    #expect(reason.expected == expected)
  }

  @Test(arguments: ["shop://a", "https://shop.example/", "http://shop.example/"])
  func aRouterWithoutPrefixesSaysSo(text: String) {
    let router = LinkRouter<ShopLink>(prefixes: [], routes: ShopLink.routes)
    let reason = router.reason(for: text)
    #expect(reason?.code == .unknownScheme)
    #expect(reason?.expected == "one of the router's prefixes, but it has none")
  }

  @Test func aStrictRouteSaysWhichItemsItKnows() {
    let route = LinkRoute<ShopLink>("/a?x=:x&y=:y", .optional(.int("x"), default: 1), .int("y")) {
      .question(league: $0, question: $1)
    } print: { _ in
      nil
    }
    let router = LinkRouter(
      prefixes: [.scheme("shop")],
      routes: [route.strict, LinkRoute<ShopLink>(.home, "/").strict]
    )
    for (text, expected) in [("shop://a?y=1&z", "x or y"), ("shop:///?z", "no query items")] {
      guard case .rejected(let reason) = router.match(text) else {
        Issue.record("\(router.match(text))")
        continue
      }
      #expect(reason.code == .unknownItem)
      #expect(reason.expected == expected)
      #expect(reason.found == "z")
    }
  }
}
