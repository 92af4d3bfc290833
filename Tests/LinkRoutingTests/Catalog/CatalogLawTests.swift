import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum MemoLink: DeepLink {
  case memo(Int)

  static let routes = LinkRoutes<MemoLink>(access: .everyone) {
    LinkRoute(MemoLink.memo, "/m/:id").prefixes(.scheme("memos"))
    LinkRoute(MemoLink.memo, "/memos/:number", name: "page").prefixes(.domain("memos.example"))
  }
}

private enum NoteLink: DeepLink {
  case note(String)
  case new

  static let routes = LinkRoutes<NoteLink> {
    LinkRoute(NoteLink.note, "/notes/:id").access(.everyone)
    LinkRoute(NoteLink.new, "/notes/new")
  }
}

/// The catalog law, over every example router.
@Suite struct CatalogLawTests {
  /// A router whose routes are all open.
  private func opened<Link>(_ router: LinkRouter<Link>) -> LinkRouter<Link> {
    LinkRouter(
      prefixes: router.prefixes,
      caseInsensitiveLiterals: router.caseInsensitiveLiterals,
      trailingSlash: router.trailingSlash,
      limits: router.limits,
      routes: router.routes.map { $0.access(.from(.universalLink, .customScheme)) }
    )
  }

  /// Checks the law for links, and for URLs that are not quite theirs.
  private func expectLaw<Link>(of router: LinkRouter<Link>, _ links: [Link], seed: UInt64 = 0) {
    #expect(CatalogLaw(router: router).violations() == [])
    let law = CatalogLaw(router: opened(router))
    #expect(law.violations() == [])
    for link in links {
      #expect(law.violations(for: link) == [], "seed \(seed)")
      for origin in law.router.prefixes {
        guard let url = try? law.router.url(for: link, at: origin) else { continue }
        let next = url.layout.query == nil ? "?" : "&"
        for text in ["/x", "?page=x", "#1", "\(next)q=1"].map({ url.text + $0 }) {
          let door: LinkSource = origin.isWeb ? .universalLink : .customScheme
          #expect(law.violations(for: text, through: door) == [], "seed \(seed)")
          #expect(law.violations(for: text, through: .notification) == [], "seed \(seed)")
        }
      }
    }
  }

  @Test func holdsForAClosedLinkWhoseURLLeadsToAnOpenRoute() {
    let router = LinkRouter(
      prefixes: [.scheme("notes"), .domain("notes.example")],
      routes: NoteLink.routes
    )
    #expect(router.problems == [])
    let law = CatalogLaw(router: router)
    for link in [NoteLink.new, .note("a"), .note("new")] {
      #expect(law.violations(for: link) == [])
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func holdsForDirectRoutes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var texts = SeededGenerator(seed: ~seed)
    let links = (0..<60).map { _ in
      ShopLink.random(using: &generator, text: RandomText.make(using: &texts))
    }
    expectLaw(of: ShopLink.router, links, seed: seed)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func holdsForConstructors(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let links = (0..<60).map { _ in
      let text = RandomText.make(using: &generator)
      return QuizLink.random(using: &generator, text: text)
    }
    expectLaw(of: QuizLink.router, links, seed: seed)
  }

  @Test func holdsForRoutesOfOneCaseAtDifferentPrefixes() {
    let prefixes: [LinkPrefix] = [.scheme("memos"), .domain("memos.example")]
    let router = LinkRouter(MemoLink.self, prefixes: prefixes)
    #expect(router.problems == [])
    #expect(router.values(of: .memo(7)) == ["id": "7"])
    expectLaw(of: router, [.memo(7)])
  }

  @Test func holdsForTemplates() {
    let router = LinkRouter<TemplateLink>(
      prefixes: [.scheme("demo"), .domain("demo.example")],
      routes: TemplateLink.withShop
    )
    let links = (-1...5).flatMap { number in
      [TemplateLink.photo(ShowPhoto(name: "a \(number)")), .tab(SelectTab(index: number))]
    }
    expectLaw(of: router, links)
  }

  @Test func holdsForATableOfDestinations() {
    expectLaw(
      of: MarketLink.router,
      [.home, .league(7), .post("a/b"), .search(query: "", page: 2)]
    )
  }

  @Test func holdsForKickstarter() {
    let router = LinkRouter<KickstarterLink>(
      prefixes: [.scheme("ksr"), .domain("www.kickstarter.com")],
      routes: KickstarterLink.routes
    )
    expectLaw(
      of: router,
      [
        .activity, .payments(checkout: -3), .profile(user: "verify_email"), .profile(user: "a b"),
        .thanks(creator: "a", project: "%2F", checkout: 0),
        .notificationSetting(name: "n", enabled: false),
      ]
    )
  }

  @Test func catchesACatalogThatKnowsLessThanTheCode() {
    struct Even: DeepLink { var number: Int }
    let route = LinkRoute<Even>("/:number", .int("number")) {
      $0.isMultiple(of: 2) ? Even(number: $0) : nil
    } print: {
      $0.number
    }
    .access(.from(.customScheme))
    let law = CatalogLaw(router: LinkRouter(prefixes: [.scheme("a")], routes: [route]))
    #expect(law.violations(for: "a:///2", through: .customScheme) == [])
    #expect(law.violations(for: "a:///3", through: .customScheme).count == 1)
  }
}
