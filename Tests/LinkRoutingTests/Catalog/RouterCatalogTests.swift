import Foundation
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

@testable import LinkAnalysis

/// The catalog of a router: what tools know of its links.
@Suite struct RouterCatalogTests {
  enum Link: DeepLink {
    case home, secret
    case league(league: Int, tab: String?)
    case user(name: String)
  }

  enum Level: String, LinkParameter { case low, high }

  /// A link by closures.
  struct Visit: DeepLink { var values: [String] }

  private func json(_ catalog: LinkCatalogV1) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(catalog), as: UTF8.self)
  }

  @Test func sourcesAreReadInTheirOrder() throws {
    let text = Data(
      #"""
      {"version":1,"prefixes":[{"scheme":"a"}],
      "routes":[{"name":"a","path":"/a","access":["universalLink","notification","handoff","customScheme"]}]}
      """#.utf8
    )
    let catalog = try JSONDecoder().decode(LinkCatalogV1.self, from: text)
    let sources = catalog.routes.map { $0.access?.sources ?? [] }
    #expect(sources == [[.universalLink, .notification, .handoff, .customScheme]])
  }

  @Test func listsWhatIsOpen() throws {
    let router = LinkRouter<Link>(
      prefixes: [.scheme("a"), .domain("*.a.example", allowsHTTP: true), .scheme("b", host: "c")],
      caseInsensitiveLiterals: true,
      routes: [
        LinkRoute(.home, "/").access(.from(.universalLink, .notification)),
        LinkRoute(.secret, "/secret"),
        LinkRoute(Link.league, "/leagues/:league?tab=:tab")
          .bound("league", .range(1...9)).renamed("tab", from: "t").duplicates("tab", .first)
          .alias("/l/:id", renaming: ["id": "league"]).alias("/liga/:league")
          .variant("de", "/ligen/:league").access(.from(.customScheme)).strict,
        LinkRoute(Link.league, "/old/:league?tab=:tab").readOnly
          .access(.from(.customScheme)),
      ]
    )
    let catalog = try json(router.catalog(examples: [.league(league: 7, tab: "x"), .secret]))
    #expect(
      catalog == #"""
        {"prefixes":[{"scheme":"a"},{"allowsHTTP":true,"domain":"*.a.example"},\#
        {"host":"c","scheme":"b"}],"routes":[\#
        {"access":["notification","universalLink"],"caseInsensitive":true,"examples":["a:///"],\#
        "name":"home","path":"/"},\#
        {"access":["customScheme"],"aliases":["/liga/:league"],"bounds":{"league":{"maximum":9,"minimum":1}},\#
        "caseInsensitive":true,"examples":["a://leagues/7?tab=x","a://leagues/1?tab=b"],\#
        "forms":[{"names":{"id":"league"},"path":"/l/:id"},\#
        {"path":"/ligen/:league","variant":"de"}],"name":"league","path":"/leagues/:league",\#
        "query":[{"duplicates":"first","formerKeys":["t"],"name":"tab","type":"String"}],\#
        "strict":true,"types":{"league":"Int"}},\#
        {"access":["customScheme"],"caseInsensitive":true,"name":"league#2","path":"/old/:league",\#
        "query":[{"duplicates":"first","name":"tab","type":"String"}],"types":{"league":"Int"}}],"version":1}
        """#
    )
  }

  @Test(
    arguments: [(.first, .first), (.last, .last), (.refuse, .refuse)]
      as [(RouteParameter.Duplicates, LinkCatalogV1.QueryItem.Duplicates?)]
  )
  func saysWhichOfSeveralItemsCounts(
    duplicates: RouteParameter.Duplicates,
    described: LinkCatalogV1.QueryItem.Duplicates?
  ) {
    let route = LinkRoute(Link.league, "/leagues/:league?tab=:tab").duplicates("tab", duplicates)
    let router = LinkRouter(prefixes: [.scheme("a")], routes: [route.access(.everyone)])
    #expect(router.catalog().routes.first?.query.map(\.duplicates) == [described])
  }

  @Test func describesEveryKindOfParameter() throws {
    let router = LinkRouter<Visit>(
      prefixes: [.scheme("a")],
      routes: [
        LinkRoute(
          "/:size/:ids{/:page}?#:at",
          .uint("size", in: 1...3),
          .list(.value("ids", as: UInt8.self), separator: .semicolon),
          .optional(.int("page"), default: 1),
          .optional(.double("at", in: 0...1)),
          .flag("exact").inQuery,
          name: "all"
        ) { _, _, _, _, _ in
          Visit(values: [])
        } print: { _ in
          nil
        }
        .access(.from(.universalLink)),
        LinkRoute(
          "/x",
          .date("day", as: .day).inQuery,
          .value("level", as: Level.self).inQuery(as: "l"),
          .bool("on", true: ["yes", "y"], false: ["no"]).inQuery,
          .url("to", hosts: ["a.example"]).inQuery,
          .list(.string("tag", length: 1...9)).inQuery,
          name: "typed"
        ) { _, _, _, _, _ in
          Visit(values: [])
        } print: { _ in
          nil
        }
        .access(.from(.universalLink)),
        LinkRoute("/any/:rest+?q=:q&r=:r?", name: "text") { _ in
          Visit(values: [])
        } print: { _ in
          nil
        }
        .access(.from(.universalLink)),
      ]
    )
    #expect(router.problems == [])
    #expect(
      try json(router.catalog()) == #"""
        {"prefixes":[{"scheme":"a"}],"routes":[\#
        {"access":["universalLink"],"bounds":{"size":{"maximum":3,"minimum":1}},"defaults":{"page":1},\#
        "fragment":{"bounds":{"maximum":1,"minimum":0},"name":"at","type":"Double"},\#
        "name":"all","path":"/:size/:ids{/:page}?",\#
        "query":[{"duplicates":"first","flag":true,"name":"exact","type":"Bool"}],"separators":{"ids":";"},\#
        "types":{"ids":"UInt8","page":"Int","size":"UInt"}},\#
        {"access":["universalLink"],"name":"typed","path":"/x","query":[\#
        {"duplicates":"first","name":"day","required":true,"type":"Day"},\#
        {"duplicates":"first","key":"l","name":"level","required":true,"type":"Level"},\#
        {"duplicates":"first","name":"on","required":true,"type":"yes|y|no"},\#
        {"bounds":{"hosts":["a.example"]},"duplicates":"first","name":"to","required":true,\#
        "type":"URL"},\#
        {"bounds":{"maximumLength":9,"minimumLength":1},"name":"tag","repeated":true,\#
        "type":"String"}]},\#
        {"access":["universalLink"],"name":"text","path":"/any/:rest+","query":[\#
        {"duplicates":"first","name":"q","required":true,"type":"String"},\#
        {"duplicates":"first","name":"r","type":"String"}]}],\#
        "shapes":{"Day":"[0-9]{4}\\x2D[0-9]{2}\\x2D[0-9]{2}","Level":"[^\\x2F]+",\#
        "URL":"[^\\x2F]+"},"version":1}
        """#
    )
    #expect(ParsedCatalog(router.catalog()).problems == [])
  }

  @Test func saysWhatARouteDoesBesidesNavigating() {
    let router = LinkRouter<Link>(
      prefixes: [.scheme("a")],
      routes: [
        LinkRoute(.home, "/").access(.from(.customScheme)),
        LinkRoute(.secret, "/secret").effect(.sensitive).access(.from(.customScheme)),
      ]
    )
    let catalog = router.catalog()
    #expect(catalog.routes.map(\.effect) == [nil, .sensitive])
    // A route with an effect takes no other query items.
    let law = CatalogLaw(router: router)
    for url in ["a:///secret", "a:///secret?x=1", "a:///?x=1"] {
      #expect(law.violations(for: url, through: .customScheme) == [])
    }
    #expect(ParsedCatalog(catalog).match("a:///secret?x=1").found == nil)
  }

  @Test func aRouterOfSeveralTypesHasOneCatalog() {
    enum Both: DeepLink { case link(Link), visit(Visit) }
    let links = LinkRoutes([LinkRoute(Link.user, "/users/:name").access(.from(.universalLink))])
    let visits = LinkRoutes([
      LinkRoute(Visit.init, "/visits?v=:values", name: "visits").access(.from(.universalLink))
    ])
    let routes = LinkRoutes<Both> {
      LinkRoutes.mount("/", links, as: Both.link)
      LinkRoutes.mount("/", visits, as: Both.visit)
    }
    let router = LinkRouter<Both>(prefixes: [.domain("a.example")], routes: routes.routes)
    let catalog = router.catalog()
    #expect(catalog.routes.map(\.name) == ["link.user", "visit.visits"])
    #expect(
      catalog.routes.map(\.examples) == [
        ["https://a.example/users/a"], ["https://a.example/visits?v=a&v=b"],
      ]
    )
  }

  @Test func carriesPlacesAndSecrets() throws {
    enum Screen: DeepLink {
      case home, search, done
      case league(id: Int)
      case answer(league: Int, code: String?)
      case profile(name: String)
    }
    let router = LinkRouter<Screen>(
      prefixes: [.scheme("a")],
      routes: [
        LinkRoute(.home, "/").tab("start"),
        LinkRoute(.search, "/search").presentedOnCurrent(.sheet),
        LinkRoute(.done, "/done").noScreen, LinkRoute(Screen.league, "/leagues/:id"),
        LinkRoute(Screen.answer, "/answers/:league?code=:code").on("/leagues/:league")
          .presented(.fullScreen).secret("code"),
        LinkRoute(Screen.profile, "/profiles/:name").on { _ in .search },
      ].map { $0.access(.from(.customScheme)) }
    )
    let catalog = router.catalog()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let places = try catalog.routes.map { route in
      let data = try route.placement.map { try encoder.encode($0) }
      return data.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      places == [
        #"{"tab":"start"}"#, #"{"current":true,"style":"sheet"}"#, #"{"noScreen":true}"#, nil,
        #"{"parent":"/leagues/:league","style":"fullScreen"}"#, nil,
      ]
    )
    #expect(catalog.routes.map(\.secrets) == [[], [], [], [], ["code"], []])
    let text = try encoder.encode(catalog)
    let read = ParsedCatalog(try JSONDecoder().decode(LinkCatalogV1.self, from: text))
    #expect(read.problems == [])
    func placements(_ route: String, _ values: [String: [String]] = [:]) throws
      -> [LinkPlacement<CatalogLink>]
    {
      read.router.placements(of: try read.link(route, values))
    }
    let league = try read.link("league", ["id": ["7"]])
    #expect(try placements("home") == [.root("start")])
    #expect(try placements("search").first == .presentedOnCurrent(.sheet))
    #expect(try placements("done") == [.noScreen])
    #expect(read.router.placements(of: league) == [.pushed(on: try read.link("home"))])
    #expect(
      try placements("answer", ["league": ["7"]]) == [.presented(.fullScreen, over: league)]
    )
    #expect(read.router.tabs.map(\.id) == ["start"])
  }

  @Test func aMountSaysWhereLinksWithoutAParentGo() throws {
    enum Shop: DeepLink { case cart, item(id: Int) }
    enum Screen: DeepLink {
      case home
      case shop(Shop)
    }
    let shop = LinkRoutes<Shop>(access: .everyone) {
      LinkRoute(.cart, "/")
      LinkRoute(Shop.item, "/items/:id")
    }
    let routes = LinkRoutes<Screen>(access: .everyone) {
      LinkRoute(.home, "/")
      LinkRoutes.mount("/shop", shop, as: Screen.shop).tab("shop")
    }
    let router = LinkRouter<Screen>(prefixes: [.scheme("a")], routes: routes)
    let read = ParsedCatalog(router.catalog())
    let groups = read.catalog.routes.map(\.placement?.groups)
    #expect(groups == [nil, ["shop.cart /shop"], ["shop.cart /shop"]])
    #expect(router.placements(of: .shop(.cart)) == [.root("shop")])
    let cart = try read.link("shop.cart")
    #expect(read.router.placements(of: cart) == [.root("shop")])
    let item = try read.link("shop.item", ["id": ["1"]])
    #expect(read.router.placements(of: item) == [.pushed(on: cart)])
  }

  @Test func examplesBeginWithPrefixesOfTheCatalog() {
    let prefixes = [LinkPrefix.domain("localhost", port: 8080), .domain("a.example"), .scheme("a")]
    let routes = [LinkRoute(Link.user, "/users/:name").access(.everyone)]
    let catalog = LinkRouter<Link>(prefixes: prefixes, routes: routes).catalog()
    #expect(catalog.routes.map(\.examples) == [["https://a.example/users/a"]])
    #expect(ParsedCatalog(catalog).exampleProblems() == [])
  }
}
