import Foundation
import LinkPatterns
@testable import LinkRouting
import LinkTesting
import Testing

/// URLs that RFC 3986 §6.2.2 calls equivalent open the same link.
@Suite struct EqualSpellingTests {
  enum Shop: DeepLink {
    case user(name: String), product(id: Int), order(id: UUID), genre(Genre), page(String?)
    case music, signIn, city, rest(path: [String])

    static let routes = LinkRoutes<Shop>(access: .everyone) {
      LinkRoute(Shop.user, "/~:name")
      LinkRoute(Shop.product, "/products/:id")
      LinkRoute(Shop.order, "/orders/:id")
      LinkRoute(Shop.genre, "/genres/:genre")
      LinkRoute(Shop.page, "/pages?at=:at")
      LinkRoute(.music, "/müsik")
      LinkRoute(.signIn, "/sign-in")
      LinkRoute(.city, "/münchen")
      LinkRoute(Shop.rest, "/files/:path+")
    }
  }

  enum Genre: String, CaseIterable, LinkParameter { case rock, café, hipHop = "hip-hop" }

  private let router = LinkRouter(Shop.self, prefixes: [.scheme("shop"), .domain("shop.example")])

  @Test func theTableHasNoMistake() { #expect(router.problems == []) }

  @Test(arguments: [
    ("https://shop.example/m%c3%bcsik", Shop.music), ("shop://m%c3%bcsik", .music),
    ("https://shop.example/%7Ejohn", .user(name: "john")),
    ("https://shop.example/products/%37", .product(id: 7)),
    ("https://shop.example/sign%2Din", .signIn), ("shop://%73ign-in", .signIn),
    ("https://shop.example/genres/caf%c3%a9", .genre(.café)),
    ("https://shop.example/genres/hip%2dhop", .genre(.hipHop)),
    ("https://shop.example/files/a%2Fb/%63", .rest(path: ["a/b", "c"])),
  ])
  func isRead(url: String, link: Shop) throws {
    #expect(try router.link(for: url) == link)
  }

  @Test func uuidsAreReadWithTheirHyphensEscaped() throws {
    let text = "0adad403%2D36ab%2D45b7%2D8635%2Dbf8fc8b4a824"
    let id = try #require(UUID(uuidString: "0adad403-36ab-45b7-8635-bf8fc8b4a824"))
    #expect(try router.link(for: "https://shop.example/orders/\(text)") == .order(id: id))
  }

  /// Escapes random unreserved characters of a text, with digits in either case.
  private func escaping(_ text: Substring, _ random: inout SeededGenerator) -> String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let unreserved = Array((letters + "0123456789-._~").utf8)
    var (written, rest) = ("", Array(text.utf8)[...])
    while let byte = rest.first {
      let escape = rest.prefix(3)
      if byte == UInt8(ascii: "%") {
        written += String(decoding: escape, as: UTF8.self)
        rest = rest.dropFirst(3)
      } else {
        let isEscaped = unreserved.contains(byte) && Int.random(in: 0..<3, using: &random) == 0
        let digits = String(byte, radix: 16, uppercase: Bool.random(using: &random))
        written += isEscaped ? "%" + digits : String(UnicodeScalar(byte))
        rest = rest.dropFirst()
      }
    }
    return written
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func randomEscapesOfUnreservedCharactersChangeNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let links: [Shop] = [
      .user(name: "j-d.x"), .product(id: 70), .genre(.hipHop), .genre(.café), .page("a-b_c"),
      .music,
      .signIn, .city, .rest(path: ["a", "b.c"]),
      .order(id: try #require(UUID(uuidString: "0ADAD403-36AB-45B7-8635-BF8FC8B4A824"))),
    ]
    var different: [String] = []
    for _ in 0..<100 {
      for link in links {
        let prefix = router.prefixes.randomElement(using: &random)
        let url = try router.url(for: link, at: prefix ?? .scheme("shop")).text
        let end = url.range(of: "://")?.upperBound ?? url.startIndex
        // A web host has no escapes.
        let start = prefix?.isWeb == true ? url[end...].firstIndex(of: "/") ?? end : end
        let text = url[..<start] + escaping(url[start...], &random)
        if (try? router.link(for: String(text))) != link { different.append(String(text)) }
      }
    }
    #expect(different == [])
  }

  @Test func whatFoundationWritesInThePlaceOfAHostIsASegment() throws {
    let url = try #require(URL(string: "shop://münchen"))
    #expect(try router.link(for: url) == .city)
    #expect(try router.link(for: "shop://münchen") == .city)
    #expect(try router.link(for: "shop://xn--mnchen-3ya") == .city)
  }

  @Test func anInternationalDomainIsReadAsAURLAndDeclaredInASCII() throws {
    let router = LinkRouter(Shop.self, prefixes: [.domain("xn--bcher-kva.example")])
    let url = try #require(URL(string: "https://bücher.example/sign-in"))
    #expect(try router.link(for: url) == .signIn)
    let refused = #expect(throws: LinkFailure.self) {
      try router.link(for: "https://bücher.example/sign-in")
    }
    #expect(
      refused?.message.contains("xn--") == true || refused?.expected?.contains("xn--") == true
    )
    let problems = LinkRouter(Shop.self, prefixes: [.domain("bücher.example")]).problems
    #expect(problems.map(\.description).joined().contains(".domain(\"xn--bcher-kva.example\")"))
  }
}

/// Lists are read in every form, whichever they are printed in.
@Suite struct EveryListFormTests {
  enum Compare: DeepLink {
    case ids([Int]), tags([String]), path([Int])

    static let routes = LinkRoutes<Compare>(access: .everyone) {
      LinkRoute(Compare.ids, "/ids?id=:ids")
      LinkRoute(Compare.tags, "/tags?tag=:tags")
      LinkRoute(Compare.path, "/compare/:ids")
    }
  }

  private let router = LinkRouter(Compare.self, prefixes: [.scheme("c")])

  @Test(arguments: [
    "id=3&id=1", "id=3,1", "id=3%2C1", "id=3%2c1", "id=3;1", "id=3%3B1", "id[]=3&id[]=1",
    "id%5B%5D=3&id=1", "id=3&id[]=1", "id%5b%5d=3,1",
  ])
  func numbersAreReadInEveryForm(query: String) throws {
    guard case .matched(let match) = router.match("c://ids?\(query)") else {
      Issue.record("no match")
      return
    }
    #expect(match.link == .ids([3, 1]))
    #expect(match.unusedItems == [])
  }

  @Test func textsThatAreRepeatedAreNeverCut() throws {
    #expect(try router.link(for: "c://tags?tag=a,b&tag[]=c%2Cd;e") == .tags(["a,b", "c,d;e"]))
  }

  @Test(arguments: ["k", "token", "secretTokens"])
  func aSecretListIsHiddenInEverySpelling(key: String) {
    let route = LinkRoute(Compare.tags, "/tags?\(key)=:tags").secret("tags").access(.everyone)
    let router = LinkRouter<Compare>(prefixes: [.scheme("c")], routes: [route])
    #expect(router.problems == [])
    for name in [key, "\(key)[]", "\(key)%5B%5D"] {
      #expect(!router.withoutSecrets("c://tags?\(name)=hush").contains("hush"), "\(name)")
    }
  }

  @Test func aListInThePathIsCutAtEscapedSeparatorsToo() throws {
    #expect(try router.link(for: "c://compare/3%2C1") == .path([3, 1]))
    #expect(try router.link(for: "c://compare/3;1") == .path([3, 1]))
  }
}

/// What `+` in a query means is said by the prefix.
@Suite struct PlusTests {
  private enum Find: DeepLink, Equatable {
    case find(q: String)
    static let routes = LinkRoutes<Find>(access: .everyone) { LinkRoute(Find.find, "/find?q=:q") }
  }

  @Test(arguments: [
    (LinkPrefix.scheme("k"), "k://find?q=a+b%2Bc", "a+b+c"),
    (.scheme("k", plusIsSpace: true), "k://find?q=a+b%2Bc", "a b+c"),
    (.domain("e.com"), "https://e.com/find?q=a+b%2Bc", "a b+c"),
    (.domain("e.com", plusIsSpace: false), "https://e.com/find?q=a+b%2Bc", "a+b+c"),
  ])
  func isReadAsThePrefixSays(prefix: LinkPrefix, url: String, text: String) throws {
    let router = LinkRouter(Find.self, prefixes: [prefix])
    #expect(router.problems == [])
    #expect(try router.link(for: url) == .find(q: text))
    let printed = try router.url(for: .find(q: text)).text
    #expect(!printed.contains("+"))
    #expect(try router.link(for: printed) == .find(q: text))
  }
}

/// What people write by mistake is named in the failure.
@Suite struct NamedMistakeTests {
  private enum Cafe: DeepLink {
    case café, genre(Genre), search(q: String, page: Int?), league(id: Int)

    static let routes = LinkRoutes<Cafe>(access: .everyone) {
      LinkRoute(.café, "/café")
      LinkRoute(Cafe.genre, "/g/:genre")
      LinkRoute(Cafe.search, "/search?q=:q&page=:page")
      LinkRoute(Cafe.league, "/leagues/:id")
    }
  }

  enum Genre: String, CaseIterable, LinkParameter { case rock, café }

  private let router = LinkRouter(Cafe.self, prefixes: [.scheme("myapp"), .domain("e.com")])

  @Test(arguments: ["https://e.com/cafe%CC%81", "https://e.com/g/cafe%CC%81", "myapp://cafe%CC%81"])
  func textThatIsComposedOtherwiseIsNamedAsThat(url: String) {
    let reason = router.match(url).failure
    #expect(reason?.fix?.contains("Normalization Form C") == true, "\(reason?.message ?? "")")
  }

  @Test(arguments: ["myapp://e.com/leagues/7", "myapp://E.com/café"])
  func aDomainInThePlaceOfASegmentIsNamed(url: String) {
    let reason = router.match(url).failure
    #expect(reason?.message.contains("is a domain of this app") == true, "\(reason?.message ?? "")")
    #expect(router.explain(url).contains(".scheme(\"myapp\", host: \""))
  }

  @Test func anEntityBetweenItemsIsNamed() {
    let line = router.explain("https://e.com/search?q=a&amp;page=2")
    #expect(line.contains("route 'search'") && line.contains("write '&' in place of '&amp;'"))
  }
}
