import DeepLinking
import LinkTesting
import Testing

@testable import DeepLinking

private enum LeagueLink: DeepLink, CaseIterable {
  case home
  case forgotten

  static let routes = LinkRoutes<LeagueLink>(access: .everyone) { LinkRoute(.home, "/") }
}

/// What a developer sees of the mistakes that are likely in a first hour: each text names the fix.
@MainActor @Suite struct MistakeTests {
  private enum AppLink: DeepLink {
    case home
    case league(id: Int)
    case player(id: Int)
    case search(text: String, page: Int?)
    case section(String?)
  }

  private func texts(
    _ prefixes: [LinkPrefix] = [.scheme("app")],
    _ routes: LinkRoute<AppLink>...
  ) -> [String] {
    LinkRouter(prefixes: prefixes, routes: routes).problems.map(\.description)
  }

  private func explained(_ url: String, _ source: LinkSource, _ routes: LinkRoute<AppLink>...)
    -> String
  {
    LinkRouter(prefixes: [.scheme("app"), .domain("app.example")], routes: routes)
      .explain(url, from: source)
  }

  @Test func noAccess() {
    let text = explained(
      "app://leagues/1",
      .customScheme,
      LinkRoute(AppLink.league, "/leagues/:id")
    )
    #expect(text.hasSuffix("Add .access(.everyone) or .access(.from(.customScheme))."))
  }

  @Test func aTypoInAName() {
    let texts = texts([.scheme("app")], LinkRoute(AppLink.league, "/leagues/:ident"))
    #expect(
      texts == [
        "Route 'league' (/leagues/:ident): the link has no label 'ident'; name one of its labels.",
        """
        Route 'league' (/leagues/:ident): the label 'id' has no place; write ':id' into the path, or \
        '?id=:id' behind it.
        """,
      ]
    )
  }

  @Test func aForgottenCase() {
    let law = RoutesLaw(LeagueLink.self, prefixes: [.scheme("app")])
    #expect(
      law.violations(oneOfEachCase: LeagueLink.allCases).map(\.description)
        == ["routes: forgotten has no route: declare one in `LeagueLink.routes`."]
    )
  }

  @Test func aLinkInPlaceOfItsConstructor() {
    let texts = texts([.scheme("app")], LinkRoute(.league(id: 1), "/leagues/:id"))
    #expect(texts.count == 1)
    #expect(texts[0].contains("name the constructor instead, as in LinkRoute(AppLink.league"))
  }

  @Test func aValueOfTheWrongType() {
    let text = explained("app://leagues/red", .app, LinkRoute(AppLink.league, "/leagues/:id"))
    #expect(text == "route 'league' /leagues/:id: segment 2 ('id') expected Int, found 'red'")
  }

  @Test func twoEqualPatterns() {
    let texts = texts(
      [.scheme("app")],
      LinkRoute(AppLink.league, "/a/:id"),
      LinkRoute(AppLink.player, "/a/:id")
    )
    #expect(texts.contains { $0.contains("the route 'league' accepts the same URLs") })
  }

  @Test func oneConstructorTwice() {
    let texts = texts(
      [.scheme("app")],
      LinkRoute(AppLink.league, "/leagues/:id"),
      LinkRoute(AppLink.league, "/l/:id", name: "short")
    )
    #expect(
      texts.count == 1 && texts[0].contains("make this one an `.alias` of it, or `.readOnly`")
    )
  }

  @Test func aSchemeOfTheWeb() {
    for scheme in ["https", "HTTP"] {
      let name = scheme.lowercased()
      #expect(
        texts([.scheme(scheme)], LinkRoute(.home, "/"))
          == ["No URL begins with .scheme(\"\(name)\"); write .domain(\"example.com\")."]
      )
    }
  }

  @Test func aForgottenPrefix() {
    #expect(
      texts([], LinkRoute(.home, "/")) == ["The router has no prefix; name a scheme or a domain."]
    )
    let text = explained("other://leagues/1", .app, LinkRoute(AppLink.league, "/leagues/:id"))
    #expect(text.contains("'other'") && text.contains("app"))
  }

  @Test func aDomainWithoutItsSubdomain() {
    let text = explained(
      "https://www.app.example/leagues/1",
      .app,
      LinkRoute(AppLink.league, "/leagues/:id")
    )
    #expect(text.contains("www.app.example") && text.contains("app.example"))
  }

  @Test func anOptionalValueInThePath() {
    let texts = texts([.scheme("app")], LinkRoute(AppLink.section, "/sections/:name"))
    #expect(texts.count == 1 && texts[0].contains("'name' is optional"))
  }

  @Test func aQueryThatIsNone() {
    let texts = texts([.scheme("app")], LinkRoute(AppLink.search, "/search?:text&page=:page"))
    #expect(texts.contains { $0.contains("':text' is not 'key=:name'") })
  }

  @Test func aPatternThatIsNone() {
    let texts = texts([.scheme("app")], LinkRoute(AppLink.league, "/leagues/:id("))
    #expect(texts.contains { $0.hasPrefix("Route 'league' (/leagues/:id(): ") })
  }

  @Test func noRoot() {
    var problems: [String] = []
    let router = LinkRouter<AppLink>(prefixes: [.scheme("app")], routes: [])
    let links = DeepLinks(router: router, environment: .live())
    links.onProblem = { problems.append("\($0)") }
    _ = links.roots.rootOrProblem
    #expect(
      problems.count == 1 && problems[0].hasPrefix("No route reads '/'. Declare LinkRoute(.home")
    )
  }

  @Test func aSchemeThatIsNotRegistered() {
    let types: [[String: Any]] = [["CFBundleURLSchemes": ["App"]]]
    let prefixes: [LinkPrefix] = [.scheme("app"), .scheme("quiz"), .domain("app.example")]
    func lines(_ info: [String: Any]) -> [String] { SchemeCheck(info: info).lines(for: prefixes) }
    #expect(
      lines(["CFBundlePackageType": "APPL", "CFBundleURLTypes": types]) == [
        """
        The system opens no 'quiz' URL in this app: add 'quiz' in Xcode under target › Info › URL Types, which \
        is CFBundleURLTypes › CFBundleURLSchemes in Info.plist.
        """
      ]
    )
    #expect(lines(["CFBundlePackageType": "APPL"]).count == 2)
    #expect(lines(["CFBundlePackageType": "XPC!"]).isEmpty && lines([:]).isEmpty)
  }

  @Test func aLinkOfATypeThatIsNotMounted() {
    var problems: [String] = []
    let links = DeepLinks(LeagueLink.self, prefixes: [.scheme("app")], log: .off) {
      problems.append("\($0)")
    }
    var ends: [LinkReport<LeagueLink>] = []
    links.onUnhandled = { ends.append($0) }
    #expect(links.liftedOrProblem(LeagueLink.home) == .home && problems.isEmpty && ends.isEmpty)
    #expect(links.liftedOrProblem(AppLink.home) == nil)
    #expect(ends.map(\.outcome.name) == ["failed"])
    #expect(ends.map(\.outcome.reason?.code) == [.linkTypeNotMounted])
    #expect(
      ends.map { links.reports.line(for: $0) } == [
        """
        app failed: no mount makes a link of the app of 'AppLink', or several do. Declare one: \
        LinkRoutes.mount("/path", AppLink.routes, as: AppLink.name).
        """
      ]
    )
    #expect(
      problems == [
        """
        No mount makes a link of the app of 'AppLink', or several do. Declare one: \
        LinkRoutes.mount("/path", AppLink.routes, as: AppLink.name).
        """
      ]
    )
  }

  @Test func eachProblemIsAnEntryOfItsOwnInTheLog() {
    let router = LinkRouter<AppLink>(
      prefixes: [.scheme("app")],
      routes: [LinkRoute(AppLink.league, "/a/:a"), LinkRoute(AppLink.player, "/b/:b")]
    )
    var (stops, entries): ([String], [String]) = ([], [])
    ProblemReport.report(
      router.problems,
      stop: { stops.append($0) },
      write: { entries.append($0) }
    )
    #expect(entries == router.problems.map(\.description))
    #expect(entries.count > 1)
    #expect(stops == [entries.joined(separator: "\n")])
    ProblemReport.report([], stop: { stops.append($0) }, write: { entries.append($0) })
    #expect(stops.count == 1)
  }

  @Test func aRootInNoTabBesideTabs() {
    var problems: [String] = []
    let section = LinkRoute(AppLink.section, "/sections?name=:name")
    for routes in [
      [LinkRoute(.home, "/"), section.tab("sections")],
      [LinkRoute(.home, "/").tab("home"), section.tab("sections")],
      [LinkRoute(.home, "/"), section],
    ] {
      let router = LinkRouter<AppLink>(prefixes: [.scheme("app")], routes: routes)
      let links = DeepLinks(router: router, environment: .live())
      links.onProblem = { problems.append("\($0)") }
      #expect(links.roots.rootOrProblem == .home)
      _ = links.roots.tabsOrProblems
    }
    let text = """
      The root 'home' lies in no tab, and other routes do, so no window shows it and them. Write .tab("home") at it, \
      or take the tabs of the others away.
      """
    #expect(problems == [text, text])
  }

  @Test func aTabWithNothingToStartWith() {
    var problems: [String] = []
    let router = LinkRouter<AppLink>(
      prefixes: [.scheme("app")],
      routes: [
        LinkRoute(.home, "/").tab("start"),
        LinkRoute(AppLink.section, "/sections?name=:name").tab("sections"),
        LinkRoute(AppLink.league, "/leagues/:id").tab("leagues"),
      ]
    )
    let links = DeepLinks(router: router, environment: .live())
    links.onProblem = { problems.append("\($0)") }
    #expect(links.roots.tabsOrProblems.map(\.root) == [.home, .section(nil), nil])
    #expect(
      problems == [
        """
        The tab 'leagues' has nothing to start with: each of its routes needs a value. Declare a route without \
        one, LinkRoute(.leagues, "/leagues").tab("leagues"), or make the value an optional query item.
        """
      ]
    )
  }

  @Test func aURLWithASpace() {
    let text = explained("app://leagues/1 2", .app, LinkRoute(AppLink.league, "/leagues/:id"))
    #expect(text.contains("byte 15"))
  }

  @Test func aPathThatGoesOn() {
    let text = explained("app://leagues/1/table", .app, LinkRoute(AppLink.league, "/leagues/:id"))
    #expect(text == "match check: no route has 'table' as segment 3.")
  }

  @Test func aPatternOfAnotherLibrary() {
    let typed = texts([.scheme("app")], LinkRoute(AppLink.league, "/leagues/<int:id>"))
    #expect(typed.count == 1 && typed[0].contains("Write ':id'; its type is that of the label."))
    for pattern in ["https://app.example/leagues/:id", "app://leagues/:id"] {
      let texts = texts([.scheme("app")], LinkRoute(AppLink.league, pattern))
      #expect(texts.first?.contains("A pattern is a path, such as '/products/:id'") == true)
    }
  }

  @Test func anAliasWithAnotherName() {
    let route = LinkRoute(AppLink.league, "/leagues/:id")
    let text = texts([.scheme("app")], route.alias("/l/:number")).first
    #expect(
      text == """
        Route 'league' (/l/:number): the link has no label 'number'; add `renaming: ["number": "id"]`, or, for what is \
        not a value, write '(.+)'.
        """
    )
    #expect(texts([.scheme("app")], route.alias("/l/:number", renaming: ["number": "id"])) == [])
    #expect(texts([.scheme("app")], route.alias("/l/(.+)-:id")) == [])
    let home = texts([.scheme("app")], LinkRoute(.home, "/").alias("/home/:id"))
    #expect(home.count == 1 && home[0].contains("declared with one link"))
  }

  @Test func aConstantAndAFragmentInAnAlias() {
    let route = LinkRoute(AppLink.league, "/leagues/:id")
    let constant = texts([.scheme("app")], route.alias("/index.php?route=league&id=:id"))
    #expect(
      constant == [
        """
        Route 'league' (/index.php?route=league&id=:id): 'route=league' is not 'key=:name'; a \
        constant cannot be a part of it, but can be read as a value.
        """
      ]
    )
    let fragment = texts([.scheme("app")], route.alias("/#/leagues/:id")).first
    #expect(
      fragment?.hasSuffix("is a fragment, which has one value; write it as '#:name'.") == true
    )
  }

  @Test func aRouteThatIsLeftOut() {
    let route = LinkRoute(AppLink.league, "/leagues/:id").alias("/l/:number")
    #expect(
      explained("app://leagues/1", .app, route, LinkRoute(.home, "/"))
        .contains(
          "no route has 'leagues' as segment 1. A mistake: Route 'league' (/l/:number): the link has no label 'number'"
        )
    )
  }

  @Test func anOptionalValueOfTheWrongType() {
    let route = LinkRoute(AppLink.search, "/search?text=:text&page=:page")
    let text = explained("app://search?text=a&page=two", .app, route)
    #expect(
      text == """
        route 'search' /search?text=:text&page=:page: parameter 'page' expected Int, found 'two'. \
        To read it as absent, add .lenient("page") to the route.
        """
    )
    #expect(
      explained("app://search?text=a&page=two", .app, route.lenient("page")).hasPrefix("route")
    )
    #expect(
      !explained("app://leagues/a", .app, LinkRoute(AppLink.league, "/leagues/:id")).contains(
        "lenient"
      )
    )
  }

  @Test func anUnknownItemOfARouteThatIsStrict() {
    let route = LinkRoute(AppLink.league, "/leagues/:id")
    let (strict, effect) = (route.strict, route.effect(.mutate))
    #expect(
      explained("app://leagues/1?source=a", .app, strict)
        .hasSuffix("Add source=:source to its pattern, or leave .strict out.")
    )
    #expect(
      explained("app://leagues/1?source=a", .app, effect)
        .hasSuffix("to its pattern: a route with an effect takes no other query items.")
    )
  }

  @Test func aCaseThatIsReadOnly() {
    enum Old: DeepLink, CaseIterable {
      case home, old, drawn
      static let routes = LinkRoutes<Old>(access: .everyone) {
        LinkRoute(.home, "/")
        LinkRoute(.old, "/old").readOnly
        LinkRoute("/drawn", name: "drawing", read: { _ in .drawn }, print: { _ in nil })
      }
    }
    let law = RoutesLaw(router: LinkRouter(Old.self, prefixes: [.scheme("app")]))
    #expect(
      law.violations(oneOfEachCase: Old.allCases).map(\.detail) == [
        """
        old is read by 'old', which is `.readOnly`, and printed by no route: leave `.readOnly` out, or declare a route \
        that prints it in `Old.routes`.
        """,
        """
        drawn has no route: `print:` of 'drawing' returned nil for it; return its values there, or declare a route for \
        it in `Old.routes`.
        """,
      ]
    )
  }
}
