import LinkPatterns
import LinkRouting
import Testing

/// The texts of failures: fields are filled into their places, whatever they hold.
@Suite struct FailureTextTests {
  enum Shop: DeepLink {
    case item(id: Int)
    case reset(token: Int)
    case comments(item: Int)

    static let routes = LinkRoutes<Shop>(access: .everyone) {
      LinkRoute(Shop.item, "/items/:id").bound("id", .range(1...99))
      LinkRoute(Shop.reset, "/reset/:token").secret("token")
      LinkRoute(Shop.comments, "/items/:item/comments")
    }
  }

  private let router = LinkRouter(Shop.self, prefixes: [.scheme("shop"), .domain("shop.example")])

  private func failure(_ url: String) throws -> LinkFailure {
    try #require(throws: LinkFailure.self) { try router.link(for: url) }
  }

  @Test func digitsOfARangeAreNotTakenForTheValue() throws {
    let failure = try failure("shop://items/9999")
    #expect(failure.message == "Route 'item': segment 2 ('id') expected 1...99, found '9999'.")
    #expect(
      "\(failure)" == "Route 'item': segment 2 ('id') expected 1...99, found '<redacted>'."
    )
    #expect(
      failure.fix == "If the value is allowed, change .bound(\"id\", …) of the route."
    )
    #expect(failure.route == "item" && failure.segment == 2 && failure.found == "9999")
  }

  @Test func aSecretIsInNoText() throws {
    let failure = try failure("shop://reset/hush")
    let texts: [String?] = [
      failure.message, "\(failure)", failure.found, failure.fix, failure.expected,
    ]
    #expect(texts.compactMap(\.self).allSatisfy { !$0.contains("hush") })
    #expect(failure.message.contains("'<redacted>'"))
    #expect(!router.explain("shop://reset/hush").contains("hush"))
  }

  @Test(arguments: [
    ("shop://nothing", "match check: no route has 'nothing' as segment 1."),
    (
      "shop://itmes/1",
      "match check: no route has 'itmes' as segment 1. Did you mean 'items'?"
    ),
    (
      "https://shop.example/rset/1",
      "match check: no route has 'rset' as segment 1. Did you mean 'reset'?"
    ),
    (
      "shop://items/1/commnets",
      "match check: no route has '<redacted>' as segment 3. Did you mean 'comments'?"
    ),
    ("shop://items/1/photos", "match check: no route has '<redacted>' as segment 3."),
    ("shop://items/a b", "text check: this is not the URL of a link: "),
    (
      "evil://items/1",
      """
      prefix check: the scheme 'evil' is not one of this app; expected shop or https. \
      If it is the app's, add .scheme("evil") to the prefixes.
      """
    ),
    (
      "https://evil.example/items/1",
      """
      prefix check: the host 'evil.example' is not one of this app; expected shop.example. \
      If it is the app's, add .domain("evil.example") to the prefixes.
      """
    ),
    ("shop://items/x", "route 'item' /items/:id: segment 2 ('id') expected Int, found 'x'"),
  ])
  func anExplanationNamesTheCheckOrTheRoute(url: String, text: String) {
    #expect(router.explain(url).hasPrefix(text), "\(router.explain(url))")
  }

  @Test func aPrintFailureNamesTheFix() throws {
    struct Page: DeepLink {
      let name: String

      static let routes = LinkRoutes<Page>(access: .everyone) {
        LinkRoute(Page.init, "/pages/:name")
      }
    }
    let router = LinkRouter(Page.self, prefixes: [.scheme("shop")])
    let failure = try #require(throws: LinkFailure.self) { try router.url(for: Page(name: "..")) }
    #expect(failure.code == .dotSegment && failure.found == "..")
    #expect(failure.fix == "Read the value from the query: '?name=:name'.")
    #expect(!"\(failure)".contains(".."))
  }

  @Test func braceOfAValueIsNoPlace() throws {
    let failure = try failure("shop://items/%7Broute%7D")
    #expect(failure.message == "Route 'item': segment 2 ('id') expected Int, found '{route}'.")
    let own = LinkFailure(.init(rawValue: "x"), found: "{code}", message: "{ {found} {nothing} }")
    #expect(own.message == "{ {code} {nothing} }")
  }
}
