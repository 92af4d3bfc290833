import Foundation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Five screens of ordinary apps, each with what trips people up.
private enum ScreenLink: DeepLink {
  case product(id: Int, variant: String?)
  case search(query: String, filters: [String], sort: Sort?)
  case settings(Section)
  case invitation(token: String)
  case day(Date, slug: String)
  case article(year: Int, month: Int, day: Int, slug: String)

  enum Sort: String, CaseIterable, LinkParameter { case price, rating }
  enum Section: String, CaseIterable, LinkParameter { case sound, privacy }

  static let routes = LinkRoutes<ScreenLink>(access: .everyone) {
    LinkRoute(ScreenLink.product, "/products/:id?variant=:variant")
    LinkRoute(ScreenLink.search, "/search?q=:query&filters=:filters&sort=:sort")
      .list("filters", .commaSeparated)
      .lenient("sort")
    LinkRoute(ScreenLink.settings, "/settings/:section")
    LinkRoute(ScreenLink.invitation, "/invite/:token")
      .secret("token").identifier("token").bound("token", .length(8...64))
    LinkRoute(ScreenLink.day, "/a/:day/:slug")
    LinkRoute(ScreenLink.article, "/:year/:month/:day/:slug")
      .digits(4, "year").digits(2, "month", "day")
  }
}

@Suite struct FiveScreensTests {
  private let router = LinkRouter(
    ScreenLink.self,
    prefixes: [.domain("shop.example"), .scheme("shop")]
  )

  /// What is read from a path of the domain.
  private func match(_ path: String) throws -> LinkMatch<ScreenLink>.Match {
    let match = router.match("https://shop.example\(path)", from: .universalLink)
    let found: LinkMatch<ScreenLink>.Match? =
      if case .matched(let found) = match { found } else { nil }
    return try #require(found, "\(path): \(match)")
  }

  /// What is printed for a link, which is read again.
  private func path(_ link: ScreenLink) throws -> String {
    let url = try router.url(for: link)
    #expect(try router.link(for: url.text) == link)
    return String(url.text.dropFirst("https://shop.example".utf8.count))
  }

  @Test func theRoutesHaveNoProblems() {
    #expect(router.problems == [])
    #expect(CatalogLaw(router: router).violations() == [])
  }

  @Test func productWithAVariant() throws {
    #expect(try path(.product(id: 7, variant: "red")) == "/products/7?variant=red")
    #expect(try path(.product(id: 7, variant: nil)) == "/products/7")
    #expect(try match("/products/7?variant=").link == .product(id: 7, variant: nil))
    #expect(try match("/products/7?variant").link == .product(id: 7, variant: nil))
  }

  @Test func productFromACampaign() throws {
    let found = try match("/products/7?variant=a&utm_source=spring+mail&variant=b&gclid=x")
    #expect(found.link == .product(id: 7, variant: "a"))
    #expect(
      found.unusedItems == [
        LinkQueryItem(name: "utm_source", value: "spring mail"),
        LinkQueryItem(name: "variant", value: "b"), LinkQueryItem(name: "gclid", value: "x"),
      ]
    )
  }

  @Test func searchWithFilters() throws {
    let link = ScreenLink.search(query: "red shoes", filters: ["new", "a,b"], sort: .price)
    #expect(try path(link) == "/search?q=red%20shoes&filters=new,a%2Cb&sort=price")
    #expect(try path(.search(query: "", filters: [], sort: nil)) == "/search?q=")
    let plain = ScreenLink.search(query: "a", filters: [], sort: nil)
    #expect(try match("/search?q=a&filters=&sort=").link == plain)
  }

  @Test func searchWithASortOfTheNextRelease() throws {
    let found = try match("/search?q=a&sort=newest")
    #expect(found.link == .search(query: "a", filters: [], sort: nil))
    #expect(found.unusedItems == [LinkQueryItem(name: "sort", value: "newest")])
  }

  @Test func searchWithRepeatedAndBracketedFilters() throws {
    for (form, query) in [
      (RouteParameter.ListForm.repeatedItems, "filters=a&filters=b"),
      (.bracketedItems, "filters[]=a&filters[]=b"),
    ] {
      let router = LinkRouter<ScreenLink>(
        prefixes: [.scheme("shop")],
        routes: [
          LinkRoute(ScreenLink.search, "/search?q=:query&filters=:filters&sort=:sort")
            .list("filters", form)
        ]
      )
      let link = ScreenLink.search(query: "", filters: ["a", "b"], sort: nil)
      #expect(try router.link(for: "shop://search?q=&\(query)") == link)
      #expect(try router.link(for: router.url(for: link).text) == link)
    }
  }

  @Test func settingsWithoutALabel() throws {
    #expect(try path(.settings(.privacy)) == "/settings/privacy")
    guard case .unmatched(let reason) = router.match("https://shop.example/settings/x") else {
      Issue.record("a match")
      return
    }
    #expect(reason.parameter == "section")
  }

  @Test func invitationWithASecret() throws {
    #expect(try path(.invitation(token: "abcd1234")) == "/invite/abcd1234")
    guard case .rejected(let short) = router.match("https://shop.example/invite/hush") else {
      Issue.record("a token has eight characters at least")
      return
    }
    #expect(short.code == .valueRange && !"\(short)".contains("hush"))
    let found = try match("/invite/abcd1234?token=abcd1234")
    #expect(found.unusedItems == [LinkQueryItem(name: "token", value: "<redacted>")])
  }

  @Test func articleOfADay() throws {
    let day = Date(timeIntervalSince1970: 1_715_904_000)
    #expect(try match("/a/2024-05-17/hello").link == .day(day, slug: "hello"))
    #expect(try path(.day(day, slug: "hello")) == "/a/2024-05-17/hello")
    let minute = day.addingTimeInterval(60)
    #expect(try path(.day(minute, slug: "x")) == "/a/2024-05-17T00:01:00Z/x")
  }

  @Test func articleByYearMonthAndDay() throws {
    let link = ScreenLink.article(year: 2024, month: 5, day: 7, slug: "hello")
    #expect(try match("/2024/05/07/hello").link == link)
    #expect(try path(link) == "/2024/05/07/hello")
    guard case .unmatched(let reason) = router.match("https://shop.example/2024/5/7/hello") else {
      Issue.record("a month has two digits")
      return
    }
    #expect(reason.expected == "2 digits")
  }
}
