import Foundation
import LinkAnalysis
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Every kind of parameter stands in the path, in the query and in the fragment, required or not.
@Suite struct ParameterPlaceTests {
  /// A link that holds one value of any type.
  struct Box<Value: Hashable & Sendable>: DeepLink { let value: Value }

  /// A type of the app's own that states its form as a pattern.
  struct Slug: LinkParameter, Hashable {
    let words: [String]

    static let linkShape = try? ParameterShape(name: "Slug", matching: "[a-z]+(?:-[a-z]+)*")

    init(_ words: String...) { self.words = words }

    init(words: [String]) { self.words = words }

    static func linkValue(from text: LinkText) -> Slug? {
      let words = text.string.split(separator: "-", omittingEmptySubsequences: false)
        .map(String.init)
      let isSlug = words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) }
      }
      return isSlug ? Slug(words: words) : nil
    }

    var linkText: String? { words.joined(separator: "-") }
  }

  /// A type that describes itself.
  struct Version: LosslessStringConvertible, Hashable, Sendable {
    let major: Int
    init(major: Int) { self.major = major }
    init?(_ text: String) {
      guard text.hasPrefix("v"), let major = Int(text.dropFirst()) else { return nil }
      self.major = major
    }
    var description: String { "v\(major)" }
  }

  /// A link that stands in others.
  enum Page: NestedLink {
    case page(number: Int)
    static let nestedRouter = LinkRouter<Page>(
      prefixes: [.scheme("pages")],
      routes: [LinkRoute(Page.page, "/:number").access(.from(.content))]
    )
  }

  /// The three places of a value, in patterns and in URLs, with its text and without it.
  private static let places = [
    ("/x/:v", "app://x/%@", "app://x"), ("/x\\?k=:v", "app://x?k=%@", "app://x"),
    ("/x#:v", "app://x#%@", "app://x"),
  ]

  /// Checks a value in all places, required and optional.
  private func check<Value: Hashable & Sendable>(
    _ value: Value,
    _ parameter: TypedParameter<Value>,
    text: String,
    inQuery: String? = nil,
    inFragment: String? = nil
  ) throws {
    let texts = [text, inQuery ?? text, inFragment ?? inQuery ?? text]
    for ((pattern, url, without), text) in zip(Self.places, texts) {
      let place = "\(Value.self) in \(pattern)"
      let router = LinkRouter<Box<Value>>(
        prefixes: [.scheme("app")],
        routes: [LinkRoute(pattern, parameter, name: "r", read: Box.init) { $0.value }]
      )
      #expect(router.problems == [], "\(place)")
      let printed = url.replacing("%@", with: text)
      #expect(try router.url(for: Box(value: value)).text == printed, "\(place)")
      #expect((try? router.link(for: printed)) == Box(value: value), "\(place)")
      #expect((try? router.link(for: without)) == nil, "\(place)")

      let optional = LinkRouter<Box<Value?>>(
        prefixes: [.scheme("app")],
        routes: [
          LinkRoute(
            pattern.replacing("/:v", with: "{/:v}?"),
            .optional(parameter),
            name: "r",
            read: Box.init
          ) { .some($0.value) }
        ]
      )
      #expect(optional.problems == [], "\(place)")
      for (link, text) in [(Box<Value?>(value: value), printed), (Box(value: nil), without)] {
        #expect(try optional.url(for: link).text == text, "\(place)")
        #expect((try? optional.link(for: text)) == link, "\(place)")
      }
    }
  }

  @Test func numbers() throws {
    try check(-7, .int("v"), text: "-7")
    try check(7, .uint("v"), text: "7")
    try check(Int8.min, .value("v"), text: "-128")
    try check(Int16.max, .value("v"), text: "32767")
    try check(Int32.min, .value("v"), text: "-2147483648")
    try check(Int64.max, .value("v"), text: "9223372036854775807")
    try check(UInt8.max, .value("v"), text: "255")
    try check(UInt16.max, .value("v"), text: "65535")
    try check(UInt32.max, .value("v"), text: "4294967295")
    try check(UInt64.max, .value("v"), text: "18446744073709551615")
    try check(-0.25, .double("v"), text: "-0.25")
    try check(Float(1.5), .float("v"), text: "1.5")
  }

  @Test func truthValuesAndTexts() throws {
    try check(true, .bool("v"), text: "true")
    try check(false, .bool("v", true: ["on"], false: ["off"]), text: "off")
    try check(
      "a/b +&=#?é'[",
      .string("v"),
      text: "a%2Fb%20%2B&=%23%3F%C3%A9'%5B",
      inQuery: "a/b%20%2B%26=%23?%C3%A9%27%5B",
      inFragment: "a/b%20%2B&=%23?%C3%A9'%5B"
    )
    try check("ab"[...], .substring("v"), text: "ab")
    try check(ShopLink.Sort.bestRated, .value("v"), text: "best%20rated")
    try check(Version(major: 3), .lossless("v"), text: "v3")
    try check(Slug("a", "bc"), .value("v"), text: "a-bc")
  }

  @Test func typesOfFoundation() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    try check(id, .uuid("v"), text: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    let day = Date(timeIntervalSince1970: 951_782_400)
    try check(day, .date("v"), text: "2000-02-29T00:00:00Z")
    try check(day, .date("v", as: .day), text: "2000-02-29")
    try check(day, .date("v", as: .unixSeconds), text: "951782400")
    let url = try #require(URL(string: "https://a.example/b?c"))
    try check(
      url,
      .url("v", hosts: ["a.example"]),
      text: "https:%2F%2Fa.example%2Fb%3Fc",
      inQuery: "https://a.example/b?c"
    )
  }

  @Test func linksInLinks() throws {
    try check(Page.page(number: 7), .value("v"), text: "pages:%2F%2F%2F7", inQuery: "pages:///7")
  }

  @Test(arguments: zip(places.map(\.0), ["app://x/3,1", "app://x?k=3,1", "app://x#3,1"]))
  func listsWithASeparator(pattern: String, url: String) throws {
    let router = LinkRouter<Box<[Int]>>(
      prefixes: [.scheme("app")],
      routes: [
        LinkRoute(pattern, .list(.int("v"), separator: .comma), name: "r", read: Box.init) {
          $0.value
        }
      ]
    )
    #expect((try? router.link(for: url)) == Box(value: [3, 1]))
    #expect(try router.url(for: Box(value: [3, 1])).text == url)
  }

  @Test(arguments: places.map(\.0))
  func boundsHoldInEveryPlace(pattern: String) throws {
    func code<Value: Hashable & Sendable>(
      _ parameter: TypedParameter<Value>,
      _ text: String
    ) -> LinkFailure.Code? {
      let router = LinkRouter<Box<Value>>(
        prefixes: [.scheme("app")],
        routes: [LinkRoute(pattern, parameter, name: "r", read: Box.init) { $0.value }]
      )
      let place = Self.places.first { $0.0 == pattern }
      let url = (place?.1 ?? "").replacing("%@", with: text)
      guard case .rejected(let reason) = router.match(url) else { return nil }
      #expect(reason.parameter == "v")
      #expect(reason.expected != nil)
      return reason.code
    }
    #expect(code(.int("v", in: 1...9), "10") == .valueRange)
    #expect(code(.uint("v", in: 1...9), "0") == .valueRange)
    #expect(code(.double("v", in: 0...1), "1.01") == .valueRange)
    #expect(code(.float("v", in: 0...1), "2") == .valueRange)
    #expect(code(.string("v", length: 2...3), "a") == .valueRange)
    #expect(code(.substring("v", length: 2...3), "abcd") == .valueRange)
    #expect(code(.value("v", as: String.self, .oneOf(["a", "b"])), "c") == .valueRange)
    #expect(code(.url("v", hosts: ["a.example"]), "https%3A%2F%2Fb.example%2F") == .valueRange)
    #expect(code(.int("v", in: 1...9), "9") == nil)
  }

  @Test func aTypeThatStatesItsFormMakesOverlapsProvable() {
    struct Hex: LinkParameter, Hashable {
      static let linkShape = try? ParameterShape(name: "Hex", matching: "[0-9a-f]+")
      let text: String
      static func linkValue(from text: LinkText) -> Hex? { Hex(text: text.string) }
      var linkText: String? { text }
    }
    enum Link: DeepLink { case number(Int), slug(Slug), hex(Hex) }
    let number = LinkRoute(Link.number, "/x/:v")
    let slug = LinkRoute(Link.slug, "/x/:v")
    let hex = LinkRoute(Link.hex, "/x/:v")
    let prefixes = [LinkPrefix.scheme("app")]
    let apart = LinkRouter(prefixes: prefixes, routes: [number, slug])
    #expect(apart.audit() == [])
    #expect(ConflictLaw(router: apart).violations() == [])
    #expect((try? apart.link(for: "app://x/a-b")) == .slug(Slug("a", "b")))
    #expect((try? apart.link(for: "app://x/7")) == .number(7))
    let meeting = LinkRouter(prefixes: prefixes, routes: [slug, hex])
    let finding = meeting.audit().first
    #expect(finding?.kind == .tie)
    #expect(finding?.witness == "/x/a")
  }

  @Test func aTypeOfOnesOwnMayHoldSlashes() throws {
    struct File: LinkParameter, Hashable {
      let path: String
      static func linkValue(from text: LinkText) -> File? { File(path: text.string) }
      var linkText: String? { path }
    }
    enum Link: DeepLink { case file(File), text(File), number(Int) }
    let router = LinkRouter<Link>(
      prefixes: [.scheme("app")],
      routes: [
        LinkRoute(Link.file, "/files/:path+"), LinkRoute(Link.text, "/texts/:path(.+\\.txt)"),
        LinkRoute(Link.number, "/numbers/:number(.{3})"),
      ]
    )
    for (url, link) in [
      ("app://files/a/b.txt", Link.file(File(path: "a/b.txt"))),
      ("app://texts/a/b.txt", .text(File(path: "a/b.txt"))), ("app://numbers/123", .number(123)),
    ] {
      #expect((try? router.link(for: url)) == link)
      #expect((try? router.url(for: link))?.text == url)
    }
    for url in ["app://texts/a.pdf", "app://numbers/1234", "app://numbers/abc"] {
      #expect((try? router.link(for: url)) == nil, "\(url)")
    }
    let opened = router.routes.map { $0.access(.everyone) }
    let read = ParsedCatalog(LinkRouter(prefixes: router.prefixes, routes: opened).catalog())
    #expect(read.match("app://files/a/b.txt").found?.route == "file")
    #expect(read.match("app://texts/a.pdf").found == nil)
  }
}
