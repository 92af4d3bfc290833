import LinkPatterns
import LinkRouting
import Testing

private enum WalletLink: DeepLink {
  case home
  case contact(id: String)
  case send(token: String, chain: Int)
  case statement(month: String)
  case report(year: String, month: String)
  case admin

  static let routes = LinkRoutes<WalletLink>(access: .everyone) {
    LinkRoute(.home, "/").prefixes(.scheme("wallet"))
    LinkRoute(WalletLink.contact, "/#:id").prefixes(.domain("wallet.example"))
    LinkRoute(WalletLink.send, "/send/:token(0x[0-9a-f]{4})@:chain")
    LinkRoute(WalletLink.statement, "/statements/:month([0-9]{6})")
    LinkRoute(WalletLink.report, "/reports/:year([0-9]{4})/:month([0-9]{2})")
    LinkRoute(.admin, "/admin").access(.appOnly)
  }
}

/// What an explanation advises does help.
@Suite struct ExplanationTests {
  @Test("the route that a failure names is explained before all others")
  func anExplanationNamesTheRouteOfTheFailure() {
    enum Link: DeepLink { case number(id: Int), short(id: String), word(id: String) }
    let prefixes: [LinkPrefix] = [.scheme("app"), .domain("app.example")]
    let number = LinkRoute(Link.number, "/u/:id").bound("id", .range(1...9)).access(.everyone)
    let closed = LinkRoute(Link.short, "/u/1:id").bound("id", .length(5...9))
    let limited = LinkRoute(Link.word, "/u/:id").prefixes(.scheme("app")).access(.everyone)
    for (routes, url) in [
      ([number, closed], "app://u/12"), ([number, limited], "https://app.example/u/ada"),
    ] {
      let router = LinkRouter(prefixes: prefixes, routes: routes)
      let failure = router.match(url, from: .customScheme).failure
      #expect(failure?.route == "number")
      let text = router.explain(url, from: .customScheme)
      #expect(text.hasPrefix("route 'number' /u/:id: "), "\(text)")
    }
  }

  private func router(_ prefixes: LinkPrefix...) -> LinkRouter<WalletLink> {
    LinkRouter(prefixes: prefixes, routes: [LinkRoute(.admin, "/admin").access(.everyone)])
  }

  @Test(
    "the advice about a prefix names the one that is missing",
    arguments: [
      ("x-app://play/admin", ".scheme(\"x-app\", host: \"play\")"),
      ("http://wallet.example/admin", ".domain(\"wallet.example\", allowsHTTP: true)"),
      ("http://old.example/other", "no route has 'other'"),
      ("http://evil.example/admin", ".domain(\"evil.example\")"),
      ("https://evil.example/admin", ".domain(\"evil.example\")"),
      ("evil://admin", ".scheme(\"evil\")"),
      ("x-app:/admin", "the URL names no host; expected x-callback-url."),
    ]
  )
  func theAdviceNamesThePrefix(url: String, advice: String) {
    let router = router(
      .scheme("x-app", host: "x-callback-url"),
      .domain("wallet.example"),
      .domain("old.example", allowsHTTP: true)
    )
    #expect(router.explain(url).contains(advice), "\(router.explain(url))")
  }

  @Test func aPageIsAdvisedADomain() {
    let web = router(.domain("wallet.example"), .scheme("wallet"))
    #expect(
      web.explain("http://wallet.example/admin") == """
        prefix check: the scheme 'http' is not one of this app; expected https or wallet. \
        To open it with http, declare .domain("wallet.example", allowsHTTP: true).
        """
    )
    let scheme = router(.scheme("wallet")).explain("https://wallet.example/admin")
    #expect(scheme.hasSuffix("add .domain(\"wallet.example\") to the prefixes."), "\(scheme)")
  }

  @Test func theHostOfAnUnknownSchemeStandsInNoDescription() throws {
    let match = router(.scheme("wallet")).match("evil://secret/1")
    let failure = try #require(match.failure)
    #expect(!"\(failure)".contains("secret"))
    let other = router(.scheme("x", host: "a")).match("x://secret/1")
    #expect(!"\(try #require(other.failure))".contains("secret"))
  }

  @Test(
    "a segment that its expression refuses is named",
    arguments: [
      (
        "wallet://send/0x12@1",
        "route 'send' /send/:token(0x[0-9a-f]{4})@:chain: segment 2 expected "
          + ":token(0x[0-9a-f]{4})@:chain, found '0x12@1'"
      ),
      (
        "wallet://statements/2024",
        "route 'statement' /statements/:month([0-9]{6}): segment 2 ('month') expected [0-9]{6}, "
          + "found '2024'"
      ),
      (
        "wallet://reports/2024/may",
        "route 'report' /reports/:year([0-9]{4})/:month([0-9]{2}): segment 3 ('month') expected "
          + "[0-9]{2}, found 'may'"
      ),
      (
        "https://wallet.example/",
        "route 'contact' /#:id: the fragment is missing; expected String. "
          + "If a URL may leave it out, make the value of the link optional."
      ),
    ]
  )
  func aMissIsNamed(url: String, text: String) {
    let router = LinkRouter(
      WalletLink.self,
      prefixes: [.scheme("wallet"), .domain("wallet.example")]
    )
    #expect(router.problems == [])
    #expect(router.explain(url) == text)
  }

  @Test(
    "a similar literal is named beside routes that take any text",
    arguments: [
      (
        LinkRoute(WalletLink.contact, "/@:id"), "wallet://admni",
        "match check: no route has 'admni' as segment 1. Did you mean 'admin'?"
      ),
      (
        LinkRoute(WalletLink.statement, "/:month([0-9]{6})"), "wallet://admni",
        "match check: no route has 'admni' as segment 1. Did you mean 'admin'?"
      ),
      (
        LinkRoute("/:number", .int("number")) {
          .contact(id: "\($0)")
        } print: { _ in
          nil
        },
        "wallet://admni",
        "route '/:number' /:number: segment 1 ('number') expected Int, found 'admni'. "
          + "Did you mean 'admin'?"
      ),
      (
        LinkRoute(WalletLink.contact, "/:id*").prefixes(.domain("wallet.example")),
        "wallet://admni",
        "route 'contact' matches, but is limited to https://wallet.example. "
          + "Add wallet:// to its .prefixes(…). Did you mean 'admin'?"
      ),
      (
        LinkRoute(WalletLink.contact, "/@:id"), "wallet://admni/more",
        "match check: no route has 'admni' as segment 1. Did you mean 'admin'?"
      ),
    ]
  )
  fileprivate func aSimilarLiteralIsNamed(route: LinkRoute<WalletLink>, url: String, text: String) {
    let router = LinkRouter(
      prefixes: [.scheme("wallet"), .domain("wallet.example")],
      routes: [route.access(.everyone), LinkRoute(.admin, "/admin").access(.everyone)]
    )
    #expect(router.problems == [])
    #expect(router.explain(url) == text)
  }

  @Test(
    "the segment that is wrong is blamed, with any other route around",
    arguments: [
      "/@:id", "/:id(en|de)", "/:id([0-9]+)", "/:id([0-9]+)/contacts", "/:id([a-z]{3})-x/contacts",
    ]
  )
  fileprivate func theWrongSegmentIsBlamed(other: String) {
    let router = LinkRouter<WalletLink>(
      prefixes: [.scheme("wallet")],
      routes: [
        LinkRoute(WalletLink.statement, "/statements/:month([0-9]{6})").access(.everyone),
        LinkRoute(other, .string("id")) {
          .contact(id: $0)
        } print: { _ in
          nil
        }
        .access(.everyone),
      ]
    )
    let text = "no route has 'statments' as segment 1. Did you mean 'statements'?"
    #expect(router.explain("wallet://statments/202401") == "match check: \(text)")
    #expect(
      router.explain("wallet://statements/24")
        == "route 'statement' /statements/:month([0-9]{6}): segment 2 ('month') expected [0-9]{6}, "
        + "found '24'"
    )
  }

  @Test(
    arguments: [
      (
        "wallet:////contacts/7",
        "match check: segment 1 is empty, and no route has an empty segment. "
          + "Write one slash in place of two."
      ),
      (
        "https://wallet.example/contacts//7",
        "match check: segment 2 is empty, and no route has an empty segment. "
          + "Write one slash in place of two."
      ),
      (
        "javascript:alert(1)",
        "prefix check: the scheme 'javascript' is the system's; expected wallet or https."
      ),
      (
        "valet://contacts/7",
        "prefix check: the scheme 'valet' is not one of this app; expected wallet or https. "
          + "If it is the app's, add .scheme(\"valet\") to the prefixes."
      ),
    ]
  )
  func whatNoRouteCanHaveIsSaid(url: String, text: String) {
    let router = LinkRouter<WalletLink>(
      prefixes: [.scheme("wallet"), .domain("wallet.example")],
      routes: [LinkRoute(WalletLink.contact, "/contacts/:id").access(.everyone)]
    )
    #expect(router.explain(url) == text)
  }

  @Test func aWordOfAListIsNamed() {
    let router = LinkRouter<WalletLink>(
      prefixes: [.scheme("wallet")],
      routes: [
        LinkRoute("/:language(de|en)/contacts/:id", .string("language"), .string("id")) {
          .contact(id: $0 + $1)
        } print: { _ in
          nil
        }
        .access(.everyone),
        LinkRoute(.admin, "/dd").access(.everyone),
      ]
    )
    #expect(
      router.explain("wallet://DE/contacts/7").hasSuffix(
        "segment 1 ('language') expected de|en, found 'DE'. Did you mean 'de'?"
      )
    )
  }

  @Test(
    "a miss compares literals as the router does",
    arguments: [
      ("wallet:/STATEMENTS/202401/x", true, "no route has 'x' as segment 3."),
      ("wallet://STATEMENTS/202401/x", false, "no route has 'x' as segment 3."),
      (
        "https://wallet.example/STATEMENTS/202401/x", false,
        "no route has 'STATEMENTS' as segment 1. Did you mean 'statements'?"
      ),
    ]
  )
  func aMissComparesLiterals(url: String, ignoresCase: Bool, text: String) {
    let router = LinkRouter(
      prefixes: [.scheme("wallet"), .domain("wallet.example")],
      caseInsensitiveLiterals: ignoresCase,
      routes: [LinkRoute(WalletLink.statement, "/statements/:month").access(.everyone)]
    )
    #expect(router.explain(url) == "match check: \(text)")
  }

  @Test func aSegmentThatARouteHasIsNoMistyping() {
    let route = { (pattern: String) in
      LinkRoute<WalletLink>(pattern, .string("id")) {
        .contact(id: $0)
      } print: { _ in
        nil
      }
    }
    let router = LinkRouter(
      prefixes: [.scheme("wallet")],
      routes: [route("/leagues/:id"), route("/league/:id")].map { $0.access(.everyone) }
    )
    #expect(router.explain("wallet://leagues") == "match check: no route ends after segment 1.")
  }

  @Test(
    arguments: [
      ("wallet://team", "no route ends after segment 1."),
      (
        "wallet://team/7/games",
        "no route has 'games' as segment 3. Did you mean 'teams' in place of 'team'?"
      ),
      ("wallet://tern", "no route has 'tern' as segment 1. Did you mean 'term'?"),
    ]
  )
  func aSegmentThatARouteHasIsNotSaidToBeUnknown(url: String, text: String) {
    let route = { (pattern: String) in
      LinkRoute<WalletLink>(pattern, .string("id")) {
        .contact(id: $0)
      } print: { _ in
        nil
      }
    }
    let router = LinkRouter(
      prefixes: [.scheme("wallet")],
      routes: [
        route("/team/:id").access(.everyone), route("/teams/:id/games").access(.everyone),
        LinkRoute(.admin, "/term").access(.everyone),
      ]
    )
    #expect(router.problems == [])
    #expect(router.explain(url) == "match check: \(text)")
  }

  @Test func theFullestFormOfAPatternIsCompared() {
    let route = LinkRoute("/words/:word?", .optional(.string("word"))) { word in
      WalletLink.contact(id: word ?? "")
    } print: { _ in
      nil
    }
    let router = LinkRouter(prefixes: [.scheme("wallet")], routes: [route.access(.everyone)])
    #expect(router.problems == [])
    #expect(router.explain("wallet://words/a/b") == "match check: no route has 'b' as segment 3.")
  }

  @Test func aSourceOfTheAppsOwnIsNamedAsItWasDeclared() {
    let source = LinkSource("branch", like: .universalLink)
    let router = LinkRouter(
      WalletLink.self,
      prefixes: [.scheme("wallet"), .domain("wallet.example")]
    )
    #expect(
      router.explain("wallet://admin", from: source) == """
        route 'admin' matches, but is closed to branch. \
        Add .access(.everyone) or .access(.from(.branch)).
        """
    )
  }

  @Test(
    arguments: [
      (
        .from(.universalLink), .content,
        ".access(.everyone) or .access(.from(.universalLink, .content))."
      ),
      (
        LinkAccess.from(.universalLink, .notification), LinkSource.customScheme,
        ".access(.everyone) or .access(.from(.universalLink, .notification, .customScheme))."
      ),
    ]
  )
  func theAdviceKeepsWhatIsOpen(access: LinkAccess, source: LinkSource, advice: String) {
    let router = LinkRouter(
      prefixes: [.scheme("wallet")],
      routes: [LinkRoute(WalletLink.admin, "/admin").access(access)]
    )
    #expect(
      router.explain("wallet://admin", from: source)
        == "route 'admin' matches, but is closed to \(source.name). Add \(advice)"
    )
  }

  @Test func aGroupWithoutANameHasNoNumber() {
    let route = LinkRoute<WalletLink>("/(de|en)/help", read: { _ in .home }, print: { _ in nil })
      .readOnly
    let router = LinkRouter(prefixes: [.scheme("wallet")], routes: [route, LinkRoute(.home, "/")])
    #expect(router.explain("wallet://fr/help").hasSuffix("segment 1 expected de|en, found 'fr'"))
  }

  @Test func anExpressionThatMayHoldSlashesMissesNoValue() {
    let routes = [LinkRoute(WalletLink.contact, "/contacts/:id(.+[.]vcf)")]
    let router = LinkRouter<WalletLink>(prefixes: [.scheme("wallet")], routes: routes)
    let explained = router.explain("wallet://contacts/ada")
    #expect(!explained.contains("missing"), "\(explained)")
    #expect(!explained.contains("optional"), "\(explained)")
  }
}
