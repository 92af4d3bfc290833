import LinkNavigation
import LinkPatterns
@testable import LinkRouting
import LinkTesting
import Testing

/// A link of the route with a number, in a table that a test makes.
private struct Page: DeepLink {
  let route: Int
  var values: [String: String] = [:]

  static func route(_ number: Int, _ pattern: String) -> LinkRoute<Page> {
    LinkRoute(pattern, name: "\(number) \(pattern)") { found in
      Page(route: number, values: found.strings)
    } print: { page in
      page.route == number ? page.values : nil
    }
  }

  static func router(
    _ patterns: [String],
    caseInsensitiveLiterals: Bool = false,
    prefixes: [LinkPrefix] = [.domain("page.example")]
  ) -> LinkRouter<Page> {
    LinkRouter(
      prefixes: prefixes,
      caseInsensitiveLiterals: caseInsensitiveLiterals,
      routes: patterns.enumerated().map { route($0, $1) }
    )
  }
}

private enum ListLink: DeepLink {
  case items(ids: [String], id: String), pair(first: String, second: String)
}

extension LinkRouter {
  /// The parent that a search for all beginnings of a link's printed path finds.
  fileprivate func parentAmongAll(of link: Link) -> Link? {
    guard let printed = try? engine.printed(engine.decompose(link), variant: nil) else {
      return nil
    }
    let route = engine.routes[printed.route.index]
    var path = printed.text.path
    while let slash = path.dropLast().lastIndex(of: UInt8(ascii: "/")) {
      path = path[..<slash]
      let found = engine.findInside(Array(path), at: route) {
        engine.routes[$0].mayBeParent(of: route, at: engine.prefixes)
      }
      if let found, !found.link.isEqual(to: link) { return found.link as? Link }
    }
    return nil
  }

  /// The numbers of segments of the beginnings that are searched for a route's links, up to a number.
  fileprivate func searched(_ route: Int, upTo count: Int = 6) -> [Int] {
    (0...count).filter { engine.index.parentCandidates[route].lengths.contains($0) }
  }
}

/// Only beginnings of a link's path that some route may read are searched for its parent.
@Suite struct ParentBeginningTests {
  @Test(arguments: [
    // Literals and parameters.
    (["/leagues/:league/questions/:id", "/leagues/:id", "/leagues", "/questions"], [1, 2]),
    (["/users/:id/posts/:post", "/", "/users/:id", "/users/me", "/users/me/posts"], [0, 2, 3]),
    (["/settings/help/:id", "/:name", "/settings/:page/x"], [1]),
    (["/a/b/c", "/x", "/a/x", "/a/b/x"], []),
    (["/@:name/:post", "/@:name", "/about"], [1]),
    (["/:id(\\d+)/x/y", "/new", "/:word(a|b)/x"], [1, 2]),
    (["/", "/a"], []),
    // Only the first segment, which may be a host, is read in either case.
    (["/users/posts/:id", "/Users", "/users/Posts"], [1]),
    // Ends that may hold slashes.
    (["/docs/a/b", "/docs/:path+", "/"], [0, 1, 2]),
    (["/docs/:path+", "/docs/a", "/"], [0, 1, 2, 3, 4, 5, 6]),
    (["/docs/a/b", "/docs/a/*"], [2]),
    (["/docs/a", "/*"], [0, 1]),
    // Optional groups.
    (["/a{/:x}?/b/c", "/a", "/a/:x/b"], [1, 3]),
    (["/a/b/c", "{/:x}?/b"], [2]),
    (["{/x/:y}?/b/c", "/b"], [1]),
    // Escapes.
    (["/caf%C3%A9/:id/x", "/café/:id"], [2]),
    (["/%61/:id", "/a", "/b"], [1]),
  ])
  func searchedBeginnings(patterns: [String], counts: [Int]) {
    let router = Page.router(patterns)
    #expect(router.routes.count == patterns.count)
    #expect(router.searched(0) == counts)
  }

  @Test func theRoutesOfCandidatesAreKept() {
    func candidates(_ routes: [LinkRoute<Page>]) -> [Int]? {
      let router = LinkRouter(prefixes: [.domain("page.example")], routes: routes)
      return router.engine.index.parentCandidates[0].routes?.sorted()
    }
    let question = Page.route(0, "/leagues/:league/questions/:id")
    let (league, leagues) = (Page.route(1, "/leagues/:id"), Page.route(2, "/leagues"))
    #expect(candidates([question, league, leagues, Page.route(3, "/about")]) == [1, 2])
    #expect(candidates([question, league, leagues.noScreen]) == [1])
    #expect(candidates([question, league.effect(.mutate), leagues.noScreen]) == [])
    #expect(candidates([question, league, Page.route(2, "/leagues/:path+")]) == nil)
    let router = Page.router(["/logout/help/:id", "/logout", "/"])
    #expect(router.searched(0) == [0, 1])
    let safe = LinkRouter(
      prefixes: [.domain("page.example")],
      routes: [Page.route(0, "/logout/help/:id"), Page.route(1, "/logout").effect(.mutate)]
    )
    #expect(safe.searched(0) == [])
  }

  @Test func literalsOfEitherCase() {
    let patterns = ["/x/users/:id", "/x/Users"]
    #expect(Page.router(patterns).searched(0) == [])
    let router = Page.router(patterns, caseInsensitiveLiterals: true)
    #expect(router.searched(0) == [2])
    #expect(router.parent(of: Page(route: 0, values: ["id": "1"])) == Page(route: 1))
  }

  @Test func aPrefixMayTakeSegmentsOfAPath() {
    let prefixes: [LinkPrefix] = [.domain("page.example"), .domain("page.example", path: "/app")]
    let router = Page.router(["/app/a/:id", "/a"], prefixes: prefixes)
    #expect(router.searched(0, upTo: 2) == [0, 1, 2])
    #expect(router.parent(of: Page(route: 0, values: ["id": "1"])) == Page(route: 1))
  }

  @Test func aliasesAreReadAndTheFirstFormIsPrinted() {
    let router = LinkRouter(
      prefixes: [.domain("page.example")],
      routes: [
        Page.route(0, "/a/:id/b").alias("/c/:id/b"), Page.route(1, "/x/:id").alias("/a/:id"),
      ]
    )
    #expect(router.searched(0) == [2])
  }

  @Test func aListMayPrintSeveralSegments() {
    let router = LinkRouter(
      prefixes: [.domain("page.example")],
      routes: [
        LinkRoute(ListLink.items, "/a/:ids/b/:id").list("ids", .separated(by: .slash)),
        LinkRoute(ListLink.pair, "/a/:first/:second"),
      ]
    )
    #expect(router.problems == [])
    #expect(router.searched(0) == [2, 3, 4, 5, 6])
    let items = ListLink.items(ids: ["1", "2"], id: "3")
    #expect(router.parent(of: items) == .pair(first: "1", second: "2"))
  }

  @Test func whatIsNotPrintedHasNoParent() {
    let router = Page.router(["/", "/a/:id", "/b/:id/c"])
    #expect(router.parent(of: Page(route: 1, values: ["id": "1"])) == Page(route: 0))
    for value in ["", ".", ".."] {
      #expect(router.parent(of: Page(route: 1, values: ["id": value])) == nil)
    }
    #expect(router.parent(of: Page(route: 0)) == nil)
  }

  @Test func aLinkStaysInItsGroupOnlyOnAParentOfTheGroup() {
    let router = LinkRouter(
      prefixes: [.domain("page.example")],
      routes: LinkRoutes {
        Page.route(0, "/")
        LinkRoutes {
          Page.route(1, "/settings")
          Page.route(2, "/settings/help/:id")
          Page.route(3, "/account/:id")
        }
        .tab("settings")
      }
    )
    #expect(router.searched(2) == [0, 1])
    let help = Page(route: 2, values: ["id": "1"])
    #expect(router.placements(of: help) == [.pushed(on: Page(route: 1))])
    let account = Page(route: 3, values: ["id": "1"])
    #expect(router.placements(of: account) == [.root("settings")])
  }

  @Test func manyRoutesThatBeginWithParametersAreSearchedInPart() {
    let plain = Page.router((0..<2_000).map { "/:a/x\($0)/:b" } + ["/:a/x7"])
    #expect(plain.searched(6) == [])
    #expect(plain.searched(7) == [2])
    let values = ["a": "v", "b": "w"]
    #expect(plain.parent(of: Page(route: 7, values: values))?.route == 2_000)
    #expect(plain.parent(of: Page(route: 6, values: values)) == nil)

    // Beyond some nodes, all that lies below them may be read.
    let tested = Page.router((0..<2_000).map { "/:a(w\($0)|v)/x\($0)/:b" } + ["/y/z"])
    #expect(tested.searched(7) == [2])
    #expect(tested.parent(of: Page(route: 7, values: values)) == nil)
  }

  @Test func manySegmentsAreCounted() {
    let long = (0..<80).map { "/s\($0)" }.joined()
    let middle = (0..<70).map { "/s\($0)" }.joined()
    let router = LinkRouter(
      prefixes: [.domain("page.example")],
      limits: URLLimits(segments: 200),
      routes: [Page.route(0, long), Page.route(1, middle), Page.route(2, "/s0/s1")]
    )
    #expect(router.searched(0, upTo: 62) == [2])
    #expect(router.parent(of: Page(route: 0)) == Page(route: 1))
    #expect(router.parent(of: Page(route: 1)) == Page(route: 2))
  }
}

/// The parent of a link is the one that a search for all beginnings finds, in random tables.
@Suite struct ParentBeginningLawTests {
  private static let prefixes: [[LinkPrefix]] = [
    [.scheme("page")], [.domain("page.example")], [.scheme("page"), .domain("page.example")],
    [.domain("*.page.example"), .scheme("page", host: "a"), .scheme("page")],
    [.domain("page.example"), .domain("page.example", path: "/a")],
    [.domain("page.example").inFragment, .domain("page.example", path: "/b")],
  ]
  private static let literals = ["a", "a", "a", "b", "b", "A", "%61", "é"]
  private static let values = ["a", "a", "b", "A", "7", "a/b", "é", "", ".", "a%61"]

  /// A random pattern of up to four segments; few have ends that hold slashes, which take most paths.
  private func pattern(_ random: inout SeededGenerator) -> String {
    var pattern = ""
    for place in 0..<Int.random(in: 0...4, using: &random) {
      let literal = Self.literals.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<60, using: &random) {
      case 0: return pattern + "/:p\(place)+"
      case 1: return pattern + "/:p\(place)*"
      case 2: return pattern + "/:p\(place)(.*)"
      case 3: pattern += "{/:p\(place)}?"
      case 4, 5: pattern += "{/\(literal)/:p\(place)}?"
      case 6, 7: pattern += "/:p\(place)(\\d+)"
      case 8, 9: pattern += "/\(literal)-:p\(place)"
      case 10..<24: pattern += "/:p\(place)"
      default: pattern += "/\(literal)"
      }
    }
    return pattern.isEmpty ? "/" : pattern
  }

  /// A random route.
  private func route(
    _ number: Int,
    _ prefixes: [LinkPrefix],
    _ random: inout SeededGenerator
  ) -> LinkRoute<Page> {
    var route = Page.route(number, pattern(&random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: route = route.effect(.mutate)
    case 1: route = route.noScreen
    case 2:
      if let prefix = prefixes.randomElement(using: &random) { route = route.prefixes(prefix) }
    case 3: route = route.caseInsensitiveLiterals()
    case 4: route = route.alias(pattern(&random))
    default: break
    }
    return route
  }

  /// A random table.
  private func router(_ random: inout SeededGenerator) -> LinkRouter<Page> {
    let prefixes = Self.prefixes.randomElement(using: &random) ?? []
    return LinkRouter(
      prefixes: prefixes,
      caseInsensitiveLiterals: Int.random(in: 0..<4, using: &random) == 0,
      trailingSlash: TrailingSlash.allCases.randomElement(using: &random) ?? .ignored,
      routes: (0..<Int.random(in: 2...8, using: &random)).map { route($0, prefixes, &random) }
    )
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func theParentIsThatOfASearchForAll(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (parents, left) = (0, 0)
    for _ in 0..<60 {
      let router = router(&random)
      for (index, route) in router.routes.enumerated() {
        left += 4 - router.searched(index, upTo: 3).count
        for _ in 0..<6 {
          var values: [String: String] = [:]
          for parameter in route.record.parameters where Int.random(in: 0..<8, using: &random) > 0 {
            values[parameter.name] = Self.values.randomElement(using: &random)
          }
          let page = Page(route: Int(route.name.prefix { $0 != " " }) ?? -1, values: values)
          let parent = router.parent(of: page)
          if parent != nil { parents += 1 }
          #expect(parent == router.parentAmongAll(of: page), "seed \(seed): \(page)")
        }
      }
    }
    #expect(parents > 100 && left > 100)
  }
}
