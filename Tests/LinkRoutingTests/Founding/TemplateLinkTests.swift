import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Founding system E: one type a link, with its template; the first type that fits wins.
struct ShowPhoto: DeepLink {
  let name: String

  static let routes = LinkRoutes<ShowPhoto> {
    LinkRoute(ShowPhoto.init, "show/photo?name=:name", name: "photo")
  }
}

/// A link that selects a tab.
struct SelectTab: DeepLink {
  let index: Int

  static let routes = LinkRoutes<SelectTab> {
    LinkRoute(SelectTab.init, "tab?index=:index", name: "tab").bound("index", .range(0...4))
  }
}

/// A link that may carry a message.
struct ShowUpgrade: DeepLink {
  let message: String?
  let isUrgent: Bool?
  let section: String?

  static let routes = LinkRoutes<ShowUpgrade> {
    LinkRoute(ShowUpgrade.init, "show/upgrade?message=:message&urgent=:isUrgent#:section")
  }
}

/// The links of several types, one a case.
enum TemplateLink: DeepLink {
  case photo(ShowPhoto), tab(SelectTab), upgrade(ShowUpgrade), shop(ShopLink)

  static let routes = LinkRoutes<TemplateLink> {
    LinkRoutes.mount("/", ShowPhoto.routes, as: TemplateLink.photo)
    LinkRoutes.mount("/", SelectTab.routes, as: TemplateLink.tab)
    LinkRoutes.mount("/", ShowUpgrade.routes, as: TemplateLink.upgrade)
  }

  /// With the links of a shop, whose routes are declared by closures.
  static let withShop =
    routes.routes
    + LinkRoutes.mount("/", LinkRoutes(ShopLink.routes), as: TemplateLink.shop).routes
}

@Suite struct TemplateLinkTests {
  let router = LinkRouter(TemplateLink.self, prefixes: [.scheme("demo")])

  @Test func declarationsAreRight() {
    #expect(router.problems == [])
    #expect(router.routes.map(\.name) == ["photo.photo", "tab.tab", "upgrade.ShowUpgrade"])
    let forgotten = LinkRoute(ShowPhoto.init, "show/photo#:section")
    #expect(forgotten.problems.map(\.code) == [.unknownParameter, .unplacedLabel])
  }

  @Test(arguments: [
    ("demo://show/photo?name=Billy%20Bob", TemplateLink.photo(ShowPhoto(name: "Billy Bob"))),
    ("demo://show/photo?size=1&name=cat", .photo(ShowPhoto(name: "cat"))),
    ("demo://tab?index=2", .tab(SelectTab(index: 2))),
    (
      "demo://show/upgrade?urgent=true#prices",
      .upgrade(ShowUpgrade(message: nil, isUrgent: true, section: "prices"))
    ),
  ])
  func aURLMakesAValueOfAType(text: String, link: TemplateLink) throws {
    #expect((try? router.link(for: text)) == link)
    #expect(RoundTripLaw(router: router).violations(for: link) == [])
    #expect(router.parent(of: link) == nil)
  }

  @Test func valuesComeBackAsTheirTypes() throws {
    guard case .tab(let tab) = try router.link(for: "demo://tab?index=2") else {
      Issue.record("another type")
      return
    }
    #expect(tab.index == 2)
    #expect(router.lifted(tab) == .tab(tab))
    #expect(router.lifted(MarketLink.home) == nil)
  }

  @Test(arguments: [
    ("demo://show/photo", LinkFailure.Code.missingItem), ("demo://tab?index=x", .valueType),
    ("demo://tab?index=5", .valueRange), ("demo://show/upgrade?urgent=YES", .valueType),
    ("demo://show", .noRoute), ("demo://show/photo/x?name=cat", .noRoute),
  ])
  func whatIsMissingOrWrongIsNamed(text: String, code: LinkFailure.Code) {
    guard let reason = router.reason(for: text) else {
      Issue.record("\(text)")
      return
    }
    #expect(reason.code == code)
  }

  @Test func printsEachType() throws {
    let url = { try router.url(for: $0).text } as (TemplateLink) throws -> String
    #expect(try url(.photo(ShowPhoto(name: "a b"))) == "demo://show/photo?name=a%20b")
    #expect(try url(.tab(SelectTab(index: 1))) == "demo://tab?index=1")
    let upgrade = ShowUpgrade(message: "m", isUrgent: nil, section: nil)
    #expect(try url(.upgrade(upgrade)) == "demo://show/upgrade?message=m")
    // The shop is not mounted.
    #expect(throws: LinkFailure.self) { try url(.shop(.home)) }
  }

  @Test func routesByClosuresAreMountedToo() throws {
    let router = LinkRouter<TemplateLink>(
      prefixes: [.scheme("demo")],
      routes: TemplateLink.withShop
    )
    #expect(router.problems == [])
    let link = TemplateLink.shop(.file(path: "a/b"))
    #expect(try router.url(for: link).text == "demo://files/a/b")
    #expect((try? router.link(for: "demo://files/a/b")) == link)
  }

  @Test func typesOfTwoModulesThatOverlapAreReported() {
    struct Gallery: DeepLink { let name: String }
    enum Both: DeepLink { case first(ShowPhoto), second(Gallery) }
    let gallery = LinkRoutes<Gallery> {
      LinkRoute(Gallery.init, "/show/photo?name=:name", name: "z")
    }
    let routes = LinkRoutes<Both> {
      LinkRoutes.mount("/", ShowPhoto.routes, as: Both.first)
      LinkRoutes.mount("/", gallery, as: Both.second)
    }
    let router = LinkRouter<Both>(prefixes: [.scheme("demo")], routes: routes.routes)
    #expect(router.problems.map(\.code).contains(.tied(with: "first.photo")))
    #expect(Set(router.problems.map(\.route)) == ["second.z"])
  }
}
