import Foundation
import LinkPatterns
import LinkRouting
import Testing

@testable import LinkAnalysis

/// What catalogs say of a slash at the end of a path, and what tools make of it.
@Suite struct CatalogTrailingSlashTests {
  /// A catalog whose routes end differently.
  private let router = ParsedCatalog(
    LinkCatalogV1(
      prefixes: [.scheme("s", host: nil), .domain("a.example", allowsHTTP: false)],
      routes: [
        .init(name: "item", path: "/items/:id", types: ["id": "Int"], trailingSlash: .required),
        .init(name: "list", path: "/items", trailingSlash: .asWritten),
        .init(name: "all", path: "/all/", trailingSlash: .asWritten),
        .init(name: "files", path: "/files/:path+", trailingSlash: .required),
        .init(name: "page", path: "/pages/:page"),
        .init(name: "home", path: "/", trailingSlash: .required),
      ]
    )
  )

  @Test(arguments: [
    ("s://items/7/", Optional("item")), ("s://items/7", nil), ("s://items", "list"),
    ("s://items/", nil), ("https://a.example/all/", "all"), ("https://a.example/all", nil),
    ("s://files/a/b/", "files"), ("s://files/a/b", nil), ("s://pages/1", "page"),
    ("s://pages/1/", "page"), ("s:///", "home"), ("https://a.example", "home"),
  ])
  func matches(text: String, route: String?) {
    let match = router.match(text)
    #expect(match.route == route)
    if route == nil { #expect(match.failure?.code == .trailingSlash) }
    let nearest = router.router.nearMisses(of: text).first
    #expect(nearest?.failure == match.failure)
  }

  @Test func saysWhichEndIsExpected() {
    let missing = router.match("s://items/7")
    #expect(missing.failure?.message == "Route 'item': the path needs a trailing slash.")
    let surplus = router.match("s://items/")
    #expect(surplus.failure?.message == "Route 'list': the path needs no trailing slash.")
    #expect(router.match("s://items/x/").failure?.code == .valueType)
    #expect(router.match("s://items/x").failure?.code == .valueType)
    #expect(router.match("s://nothing").failure?.code == .noRoute)
  }

  @Test func doesNotTellOfClosedRoutes() {
    let router = ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.scheme("s", host: nil)],
        routes: [
          .init(name: "a", path: "/a", access: .from(.universalLink), trailingSlash: .required)
        ]
      )
    )
    #expect(router.match("s://a").failure?.code == .noRoute)
    #expect(router.match("s://a", from: .universalLink).failure?.code == .trailingSlash)
  }

  @Test(arguments: [
    ("item", ["id": ["7"]], "s://items/7/"), ("list", [:], "s://items"), ("all", [:], "s://all/"),
    ("files", ["path": ["a/b"]], "s://files/a/b/"), ("page", ["page": ["1"]], "s://pages/1"),
    ("home", [:], "s:///"),
  ])
  func prints(route: String, values: [String: [String]], url: String) throws {
    #expect(try router.router.url(for: router.link(route, values), at: .scheme("s")).text == url)
  }

  @Test func readsAndWritesTheRule() throws {
    let data = try JSONEncoder().encode(router.catalog)
    #expect(try JSONDecoder().decode(LinkCatalogV1.self, from: data) == router.catalog)
    let text = #"{"prefixes":[],"routes":[{"name":"a","path":"/a","trailingSlash":"maybe"}]}"#
    #expect {
      try JSONDecoder().decode(LinkCatalogV1.self, from: Data(text.utf8))
    } throws: { error in
      let problems = (error as? CatalogProblems)?.problems
      return problems?.map(\.description) == [
        "routes[0].trailingSlash: 'ignored' or 'asWritten' or 'required' is expected here."
      ]
    }
  }

  @Test func routesThatEndOtherwiseDoNotMeet() {
    func findings(_ first: TrailingSlash, _ second: TrailingSlash) -> [AuditFinding.Kind] {
      ParsedCatalog(
        LinkCatalogV1(
          prefixes: [.domain("a.example", allowsHTTP: false)],
          routes: [
            .init(name: "a", path: "/a", trailingSlash: first),
            .init(name: "b", path: "/a", trailingSlash: second),
          ]
        )
      ).audit().map(\.kind)
    }
    #expect(findings(.asWritten, .required) == [])
    #expect(findings(.required, .required) == [.unreachable])
    #expect(findings(.ignored, .required) == [.unreachable])
    #expect(findings(.required, .ignored) == [.tie])
  }

  @Test(arguments: [
    (TrailingSlash.ignored, TrailingSlash.required, ["s://a/b", "s://a/b?ref=a"]),
    (.ignored, .asWritten, ["s://a/b/"]), (.asWritten, .ignored, []), (.required, .ignored, []),
    (.required, .asWritten, ["s://a/b/", "s://a/b/?ref=a"]),
  ])
  func aLockSeesAnEndThatIsNoLongerTaken(
    old: TrailingSlash,
    new: TrailingSlash,
    broken: [String]
  ) {
    func router(_ meaning: TrailingSlash) -> ParsedCatalog {
      ParsedCatalog(
        LinkCatalogV1(
          prefixes: [.scheme("s", host: nil)],
          routes: [.init(name: "b", path: "/a/b", trailingSlash: meaning)]
        )
      )
    }
    let lock = LinkLockV1(of: router(old))
    #expect(lock.changes(in: router(old)) == [])
    #expect(lock.changes(in: router(new)).map(\.link.url) == broken)
  }

  @Test func aLockWritesTheSlashBeforeQueryAndFragment() {
    let router = ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.scheme("s", host: nil)],
        routes: [
          .init(name: "a", path: "/a", query: [.init(name: "q", isRequired: true)]),
          .init(name: "b", path: "/b", fragment: .init(name: "f", isRequired: true)),
        ]
      )
    )
    let urls = LinkLockV1(of: router).links.map(\.url)
    #expect(urls.contains("s://a/?q=a"))
    #expect(urls.contains("s://b/#a"))
  }
}
