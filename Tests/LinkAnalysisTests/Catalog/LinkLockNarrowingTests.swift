import Foundation
import LinkRouting
import Testing

@testable import LinkAnalysis

/// A pattern that takes less than before breaks the contract, whatever the locked links are.
@Suite struct LinkLockNarrowingTests {
  /// A catalog with one origin.
  private func router(
    _ routes: LinkCatalogV1.Route...,
    shapes: [String: String] = [:],
    prefixes: [LinkCatalogV1.Prefix] = [.scheme("s", host: nil)]
  ) -> ParsedCatalog {
    let router = ParsedCatalog(LinkCatalogV1(prefixes: prefixes, routes: routes, shapes: shapes))
    #expect(router.problems == [])
    return router
  }

  /// What changed from one catalog to another.
  private func changes(from old: ParsedCatalog, to new: ParsedCatalog) -> [String] {
    let lock = LinkLockV1(of: old)
    #expect(lock.changes(in: old) == [])
    return lock.changes(in: new).map { "\($0.code.name) \($0.link.url)" }
  }

  @Test(arguments: [
    ("/:id([a-z]+)", "/:id([a-y]+)", Optional("s:///z")), ("/:id(a|b|c)", "/:id(a|c)", "s:///b"),
    ("/x/:id(\\d{1,6})", "/x/:id(\\d|\\d{6})", "s://x/00"),
    ("/x/:id([a-z0-9]+)", "/x/:id([a-z]+|[0-9]+)", "s://x/0a"),
    ("/x/:id([a-z]{1,12})", "/x/:id([a-z]{1,4}|[a-z]{6,12})", "s://x/aaaaa"),
    ("/x/:id(a.*)", "/x/:id(a[^q]*)", "s://x/aq"),
    ("/:a/:b-:c", "/:a/:b([^7]+)-:c", "s:///0/7-0"),
    ("/x/:y*", "/x/:y([a-m]+)*", "s://x/0"), ("/d/:p(.+)", "/d/:p(.{1,9}|.{11,})", nil),
    ("/café-:id([a-z]+)", "/café-:id([b-z]+)", "s:///caf%C3%A9-a"),
  ])
  func isToldByAPathThatWasLost(old: String, new: String, url: String?) {
    let narrow = router(.init(name: "r", path: new))
    let found = changes(from: router(.init(name: "r", path: old)), to: narrow)
    if let url {
      #expect(found.contains("unresolved \(url)"), "\(found)")
    } else {
      #expect(found.contains { $0.hasPrefix("unresolved") }, "\(found)")
    }
    #expect(changes(from: narrow, to: narrow) == [])
  }

  @Test(arguments: [
    ("/x/:id", "/x/new", Optional("s://x/new")), ("/x/:id", "/x/:n([0-9]+)", "s://x/0"),
    ("/x/:y*", "/x/:a/b", "s://x/0/b"), ("/x/:id([a-z]+)", "/x/0", nil), ("/x/:id", "/y", nil),
    ("/x/:id", "/x/:a/:b", nil),
  ])
  func isToldOfARouteThatTakesAURLOver(path: String, added: String, url: String?) {
    let old = LinkCatalogV1.Route(name: "r", path: path)
    let found = changes(from: router(old), to: router(old, .init(name: "new", path: added)))
    #expect(found == [url.map { "route \($0)" }].compactMap(\.self))
  }

  @Test func aPatternThatTakesNoURLOverIsNoChange() {
    let old = LinkCatalogV1.Route(name: "r", path: "/x/new")
    let wider = LinkCatalogV1.Route(name: "w", path: "/x/:id")
    #expect(changes(from: router(old), to: router(old, wider)) == [])
    // What was there before took the URL already.
    #expect(changes(from: router(wider, old), to: router(old, wider)) == [])
  }

  @Test(arguments: [
    ("/:id([a-y]+)", "/:id([a-z]+)"), ("/:id([a-z]+)", "/:id"), ("/:id(\\d+)", "/:id([0-9]*)"),
    ("/x/:id(a|b)", "/x/:name(b|a)"), ("/x/:y+", "/x/:y*"), ("/x{/:y}?", "/x/:y*"),
    ("/x/:id([a-z]+|[0-9]+)", "/x/:id([a-z0-9]+)"), ("/x/y", "/x/:y(y|z)"),
    ("/x/:id([a-z.]+)", "/x/:id([a-z.]*[a-z][a-z.]*|\\.\\.\\.+)"),
  ])
  func aPatternThatTakesAsMuchIsNoLoss(old: String, new: String) {
    let found = changes(
      from: router(.init(name: "r", path: old)),
      to: router(.init(name: "r", path: new))
    )
    // A value that is called otherwise is a change of its own.
    #expect(found.allSatisfy { $0.hasPrefix("value") }, "\(found)")
  }

  @Test func anotherPatternOfTheRouteMayTakeThePath() {
    let old = router(.init(name: "r", path: "/x/:id([a-z]+)"))
    let split = LinkCatalogV1.Route(name: "r", path: "/x/:id([a-m]+)", aliases: ["/x/:id([a-z]+)"])
    #expect(changes(from: old, to: router(split)) == [])
    let other = router(
      .init(name: "r", path: "/x/:id([a-y]+)"),
      .init(name: "z", path: "/x/:id([a-z]+)")
    )
    #expect(changes(from: old, to: other) == ["route s://x/z"])
  }

  @Test func whatAnotherRouteTookBeforeIsNoLoss() {
    let word = LinkCatalogV1.Route(name: "word", path: "/x/:id([a-z])")
    let z = LinkCatalogV1.Route(name: "z", path: "/x/z")
    let both = LinkCatalogV1.Route(name: "both", path: "/x/:l([xy])")
    let old = router(word, z, both)
    let less = LinkCatalogV1.Route(name: "word", path: "/x/:id([a-w])")
    #expect(changes(from: old, to: router(less, z, both)) == [])
    let least = LinkCatalogV1.Route(name: "word", path: "/x/:id([a-v])")
    let newest = router(least, z, both)
    #expect(changes(from: old, to: newest) == ["unresolved s://x/w"])
  }

  @Test func whatWasOutOfBoundsIsNoLoss() {
    var route = LinkCatalogV1.Route(
      name: "r",
      path: "/x/:id([a-c])",
      bounds: ["id": .init(values: ["a", "b"])]
    )
    let old = router(route)
    route.path = "/x/:id([ab])"
    #expect(changes(from: old, to: router(route)) == [])
    route.path = "/x/:id(a)"
    #expect(changes(from: old, to: router(route)).contains("unresolved s://x/b"))
  }

  @Test(arguments: ["[ab]+//", "[ab]+/[.]", "[ab]+%[G-Z]"])
  func pathsThatNoLinkHasDoNotHideALoss(others: String) {
    let old = router(.init(name: "r", path: "/x/:p(\(others)|qqqqqqq)", aliases: ["/y"]))
    let found = changes(from: old, to: router(.init(name: "r", path: "/x/:p(b)", aliases: ["/y"])))
    #expect(found.contains("unresolved s://x/qqqqqqq"), "\(found)")
  }

  @Test func requiredItemsAndSourcesArePartOfTheLink() {
    func search(_ path: String) -> ParsedCatalog {
      router(
        .init(
          name: "r",
          path: path,
          query: [.init(name: "q", type: "Int", isRequired: true)],
          access: .from(.universalLink, .notification)
        ),
        prefixes: [.domain("a.example", allowsHTTP: false)]
      )
    }
    let lock = LinkLockV1(of: search("/:id([a-z]+)"))
    let changes = lock.changes(in: search("/:id([a-y]+)"))
    #expect(changes.map(\.link.url) == ["https://a.example/z?q=0"])
    #expect(changes.map(\.source) == [.notification])
    #expect(changes.first?.link.sources == [.notification, .universalLink])
  }

  @Test func aTypeOfTheAppsOwnThatBecomesAnExpressionIsCompared() {
    let slug = LinkCatalogV1.Route(name: "r", path: "/:id", types: ["id": "Slug"])
    let old = router(slug, shapes: ["Slug": "[a-z]+"])
    let same = changes(from: old, to: router(.init(name: "r", path: "/:id([a-z]+)")))
    // That the type is another one is told by itself.
    #expect(same.allSatisfy { $0.hasPrefix("type ") }, "\(same)")
    let found = changes(from: old, to: router(.init(name: "r", path: "/:id([a-y]+)")))
    #expect(Set(found).subtracting(same) == ["unresolved s:///z"])
  }

  @Test func oneLinkOfARouteIsEnough() {
    let old = router(.init(name: "r", path: "/:id([a-z]+)", aliases: ["/r/:id([a-z]+)"]))
    let new = router(.init(name: "r", path: "/:id([b-z]+)", aliases: ["/r/:id([a-y]+)"]))
    // The locked link /a is lost, so no other is sought.
    #expect(changes(from: old, to: new).allSatisfy { !$0.hasSuffix("/z") })
    let gone = LinkLockV1(of: old).changes(in: router(.init(name: "s", path: "/s")))
    #expect(Set(gone.map(\.link.url)) == Set(LinkLockV1(of: old).links.map(\.url)))
  }

  @Test func theRoutesAreWrittenAndReadBack() throws {
    let route = LinkCatalogV1.Route(
      name: "r",
      path: "/:id([a-z]+)",
      summary: "A route.",
      examples: ["s:///a"]
    )
    let closed = LinkCatalogV1.Route(name: "c", path: "/c", access: .appOnly)
    let lock = LinkLockV1(of: router(route, closed))
    #expect(lock.catalog?.routes == [.init(name: "r", path: "/:id([a-z]+)")])
    #expect(lock.catalog?.prefixes == [.scheme("s", host: nil)])
    let data = try JSONEncoder().encode(lock)
    let read = try JSONDecoder().decode(LinkLockV1.self, from: data)
    #expect(read == lock)
    let narrow = router(.init(name: "r", path: "/:id([a-y]+)"))
    #expect(read.changes(in: narrow).map(\.link.url) == ["s:///z"])
    // A lock from before has none, and is compared by its links.
    var bare = read
    bare.catalog = nil
    #expect(bare.changes(in: narrow) == [])
    #expect(lock.merging(bare).catalog == lock.catalog)
    #expect(bare.merging(lock).catalog == nil)
  }

  @Test func aBrokenCatalogInALockIsAProblem() {
    let text = #"{"links": [], "catalog": {"prefixes": [], "routes": [{"name": "r"}]}}"#
    #expect {
      try JSONDecoder().decode(LinkLockV1.self, from: Data(text.utf8))
    } throws: { error in
      (error as? CatalogProblems)?.problems.map(\.path) == ["catalog.routes[0].path"]
    }
  }
}
