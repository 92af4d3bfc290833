import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Founding system E: one type a link, with its template; the first type that fits wins.
struct ShowPhoto: RoutedLink {
  let name: String

  static let route = LinkRoute<ShowPhoto>("show/photo?name=:name", .string("name"), name: "photo") {
    ShowPhoto(name: $0)
  } print: {
    $0.name
  }
}

/// A link that selects a tab.
struct SelectTab: RoutedLink {
  let index: Int

  static let route = LinkRoute<SelectTab>("tab?index=:index", .int("index", in: 0...4), name: "tab")
  {
    SelectTab(index: $0)
  } print: {
    $0.index
  }
}

/// A link that may carry a message.
struct ShowUpgrade: RoutedLink, Codable {
  let message: String?
  let isUrgent: Bool?

  static let route = LinkRoute(
    ShowUpgrade(message: nil, isUrgent: nil),
    "show/upgrade?message=:message&urgent=:isUrgent#:section",
    name: "upgrade"
  )
}

@Suite struct TemplateLinkTests {
  let router = LinkRouter<AnyDeepLink>(
    prefixes: [.scheme("demo")],
    routes: Array(of: [ShowPhoto.self, SelectTab.self, Upgrade.self])
  )

  /// A link of a second module, declared by example.
  struct Upgrade: RoutedLink, Codable {
    let message: String?
    let isUrgent: Bool?
    let section: String?

    static let route = LinkRoute(
      Upgrade(message: nil, isUrgent: nil, section: nil),
      "show/upgrade?message=:message&urgent=:isUrgent#:section"
    )
  }

  @Test func declarationsAreRight() {
    #expect(router.problems == [])
    #expect(router.routes.map(\.name) == ["photo", "tab", "Upgrade"])
    #expect(ShowUpgrade.route.problems.map(\.code) == [.unknownParameter])
  }

  @Test(arguments: [
    ("demo://show/photo?name=Billy%20Bob", AnyDeepLink(ShowPhoto(name: "Billy Bob"))),
    ("demo://show/photo?size=1&name=cat", AnyDeepLink(ShowPhoto(name: "cat"))),
    ("demo://tab?index=2", AnyDeepLink(SelectTab(index: 2))),
    (
      "demo://show/upgrade?urgent=true#prices",
      AnyDeepLink(Upgrade(message: nil, isUrgent: true, section: "prices"))
    ),
  ])
  func aURLMakesAValueOfAType(text: String, link: AnyDeepLink) throws {
    #expect(router.link(for: text) == .success(link))
    #expect(RoundTripLaw(router: router).violations(for: link) == [])
    #expect(router.parent(of: link) == nil)
  }

  @Test func valuesComeBackAsTheirTypes() throws {
    let link = try router.link(for: "demo://tab?index=2").get()
    #expect(link.as(SelectTab.self)?.index == 2)
    #expect(link.as(ShowPhoto.self) == nil)
    #expect(link != AnyDeepLink(SelectTab(index: 3)))
    #expect(AnyDeepLink(link) == link)
    #expect(Set([link, AnyDeepLink(SelectTab(index: 2))]).count == 1)
  }

  @Test(arguments: [
    ("demo://show/photo", LinkReason.Code.missingItem), ("demo://tab?index=x", .valueType),
    ("demo://tab?index=5", .valueRange), ("demo://show/upgrade?urgent=YES", .valueType),
    ("demo://show", .noRoute), ("demo://show/photo/x?name=cat", .noRoute),
  ])
  func whatIsMissingOrWrongIsNamed(text: String, code: LinkReason.Code) {
    guard case .failure(let reason) = router.link(for: text) else {
      Issue.record("\(text)")
      return
    }
    #expect(reason.code == code)
  }

  @Test func printsEachType() throws {
    let url = { try router.url(for: AnyDeepLink($0)).text } as (any DeepLink) throws -> String
    #expect(try url(ShowPhoto(name: "a b")) == "demo://show/photo?name=a%20b")
    #expect(try url(SelectTab(index: 1)) == "demo://tab?index=1")
    #expect(
      try url(Upgrade(message: "m", isUrgent: nil, section: nil))
        == "demo://show/upgrade?message=m"
    )
    #expect(throws: LinkPrintError.self) { try url(ShowUpgrade(message: nil, isUrgent: nil)) }
  }

  @Test func typesOfTwoModulesThatOverlapAreReported() {
    struct Gallery: RoutedLink {
      let name: String
      static let route = LinkRoute<Gallery>("/show/photo?name=:name", .string("name"), name: "z") {
        Gallery(name: $0)
      } print: {
        $0.name
      }
    }
    let routes = Array(of: [ShowPhoto.self]) + Array(of: [Gallery.self])
    let router = LinkRouter<AnyDeepLink>(prefixes: [.scheme("demo")], routes: routes)
    #expect(router.problems.map(\.code) == [.tied(with: "photo")])
    #expect(router.problems.map(\.route) == ["z"])
  }
}
