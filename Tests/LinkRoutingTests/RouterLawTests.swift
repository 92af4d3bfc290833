import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// The laws of routers, over every example router.
@Suite struct RouterLawTests {
  /// Checks the laws of a router for links and for the URLs they are printed as.
  private func expectLaws<Link>(
    of router: LinkRouter<Link>,
    _ links: [Link],
    seed: UInt64
  ) {
    #expect(ConflictLaw(router: router).violations() == [])
    let law = DeterminismLaw(router: router, seed: seed)
    for link in links {
      #expect(RoundTripLaw(router: router).violations(for: link) == [], "seed \(seed)")
      for origin in router.prefixes {
        guard let url = try? router.url(for: link, at: origin) else { continue }
        #expect(law.violations(for: url.text) == [], "seed \(seed)")
        #expect(law.violations(for: url.text + "/x") == [], "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func holdForDirectRoutes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var texts = SeededGenerator(seed: ~seed)
    let links = (0..<60).map { _ in
      ShopLink.random(using: &generator, text: RandomText.make(using: &texts))
    }
    expectLaws(of: ShopLink.router, links, seed: seed)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func holdForConstructors(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let links = (0..<60).map { _ in
      let text = RandomText.make(using: &generator)
      return QuizLink.random(using: &generator, text: text)
    }
    expectLaws(of: QuizLink.router, links, seed: seed)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func holdForSeveralTypesOfLinks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let router = LinkRouter<TemplateLink>(
      prefixes: [.scheme("demo"), .domain("demo.example")],
      routes: TemplateLink.withShop
    )
    let links = (0..<60).flatMap { _ in
      let text = RandomText.make(using: &generator)
      let index = Int.random(in: -1...5, using: &generator)
      return [
        TemplateLink.photo(ShowPhoto(name: text)), .tab(SelectTab(index: index)),
        .shop(.file(path: text)),
      ]
    }
    expectLaws(of: router, links, seed: seed)
  }

  @Test func holdForAMarket() {
    let links: [MarketLink] = [
      .home, .league(-1), .post("new"), .search(query: "", page: nil), .settings(.privacy),
      .product(7, reference: "a&b"), .callback(code: "+", state: "#"), .category("..", page: 1),
    ]
    expectLaws(of: MarketLink.router, links, seed: 0)
  }

  @Test func holdForKickstarter() {
    let router = LinkRouter<KickstarterLink>(
      prefixes: [.scheme("ksr"), .domain("www.kickstarter.com")],
      routes: KickstarterLink.routes
    )
    let links: [KickstarterLink] = [
      .activity, .profile(user: "verify_email"), .post(creator: "a", project: "b", update: 1),
      .discoverSubcategory(parent: "a/b", category: "advanced"), .userSurvey(user: "", survey: 0),
      .notificationSetting(name: "x", enabled: true),
    ]
    expectLaws(of: router, links, seed: 0)
  }

  @Test func holdForTemplates() {
    let router = LinkRouter(TemplateLink.self, prefixes: [.scheme("demo")])
    let links: [TemplateLink] = [
      .photo(ShowPhoto(name: "a b")), .tab(SelectTab(index: 4)),
      .upgrade(ShowUpgrade(message: "now", isUrgent: true, section: nil)),
    ]
    expectLaws(of: router, links, seed: 0)
  }

  @Test func holdForPosts() {
    struct Post: DeepLink { var values: [String: String] }
    let patterns = [
      "/", "/posts", "/posts/:postID", "/posts/new", "/posts/:postID/comments\\?page=:page?",
    ]
    let routes = patterns.map { pattern in
      LinkRoute<Post>(pattern) { values in
        Post(values: values.strings.merging(["pattern": pattern]) { $1 })
      } print: { post in
        guard post.values["pattern"] == pattern else { return nil }
        return post.values.filter { $0.key != "pattern" }
      }
    }
    let router = LinkRouter(
      prefixes: [.scheme("app"), .domain("app.example")],
      routes: routes
    )
    let links = [
      Post(values: ["pattern": "/"]), Post(values: ["pattern": "/posts/:postID", "postID": "new"]),
      Post(values: ["pattern": "/posts/:postID", "postID": "7"]),
    ]
    expectLaws(of: router, links, seed: 0)
  }
}
