import LinkPatterns
import Testing

@Suite struct LinkURLTests {
  @Test(
    "the four forms of a custom scheme have the same segments",
    arguments: ["prophets://a/b", "prophets:///a/b", "prophets:/a/b", "prophets:a/b"]
  )
  func readsHierarchicalForms(text: String) throws {
    let url = try LinkURL(text)
    #expect(url.segments(host: .firstSegment).map(url.string) == ["a", "b"])
  }

  @Test func splitsEveryComponent() throws {
    let url = try LinkURL("https://example.com/a/b?c=d&e#f")
    #expect(url.scheme == "https")
    #expect(url.host == "example.com")
    #expect(url.string(url.layout.path) == "/a/b")
    #expect(url.layout.query.map(url.string) == "c=d&e")
    #expect(url.layout.fragment.map(url.string) == "f")
    #expect(url.segments(host: .authority).map(url.string) == ["a", "b"])
  }

  @Test(arguments: [
    ("HTTPS://Example.COM", "https://example.com/"),
    ("https://example.com:443/a", "https://example.com/a"),
    ("http://example.com:80", "http://example.com/"),
    ("https://example.com:/a", "https://example.com/a"),
    ("Prophets://Leagues/A", "prophets://Leagues/A"),
    ("prophets://日本/é", "prophets://%E6%97%A5%E6%9C%AC/%C3%A9"),
    ("prophets://a/{b}?c=\"d\"", "prophets://a/%7Bb%7D?c=%22d%22"),
    ("https://a.example/b?c='", "https://a.example/b?c=%27"),
    ("prophets://a/%2f", "prophets://a/%2F"),
    ("prophets://a#<b>", "prophets://a#%3Cb%3E"),
  ])
  func printsTheCanonicalForm(text: String, canonical: String) throws {
    let url = try LinkURL(text)
    #expect(url.text == canonical)
    #expect(url.description == canonical)
    #expect(try LinkURL(canonical) == url)
  }

  @Test(
    "a host that only begins with a number, or is an address, is one",
    arguments: [
      "https://127.0.0.1/a", "https://1.example/", "https://4x/", "https://0x1g/", "s://1.2/",
    ]
  )
  func takesHostsWithNumbers(text: String) throws {
    #expect(try LinkURL(text).text == text)
  }

  @Test(arguments: [
    ("", LinkURLError.Code.missingScheme, 0),
    ("//example.com/a", .missingScheme, 0),
    ("1a:b", .missingScheme, 0),
    ("a_b:c", .missingScheme, 1),
    ("prophets", .missingScheme, 8),
    ("prophets://a b", .forbiddenCharacter, 12),
    ("prophets://a/\u{0}", .forbiddenCharacter, 13),
    ("prophets://a/b\n", .forbiddenCharacter, 14),
    ("prophets://a/\u{7F}", .forbiddenCharacter, 13),
    ("https://good.example\\@evil.example/", .forbiddenCharacter, 20),
    ("https://good.example@evil.example/", .userinfo, 8),
    ("prophets://bob@leagues/1", .userinfo, 11),
    ("prophets://leagues:1/2", .port, 18),
    ("https://example.com:8080/", .port, 19),
    ("https://example.com:80/", .port, 19),
    ("https:/a", .missingHost, 6),
    ("https:///a", .missingHost, 8),
    ("https://a%2Fb/", .invalidHost, 9),
    ("https://[::1]/", .invalidHost, 8),
    ("https://1/", .invalidHost, 8),
    ("https://1.2/", .invalidHost, 8),
    ("https://a.1/", .invalidHost, 8),
    ("https://127.0.0.01/", .invalidHost, 17),
    ("https://1.2.3.256/", .invalidHost, 16),
    ("https://1.2.3.4.5/", .invalidHost, 8),
    ("https://0x7F.0x1/", .invalidHost, 9),
    ("https://1..2.3/", .invalidHost, 10),
    ("https://1.2.3.4./", .invalidHost, 8),
    ("prophets://a^b", .invalidHost, 12),
    ("https://café.example/", .internationalHost, 11),
    ("https://example.com/a/../b", .dotSegment, 22),
    ("https://example.com/%2e%2E/b", .dotSegment, 20),
    ("prophets://a/.", .dotSegment, 13),
    ("prophets://../x", .dotSegment, 11),
    ("prophets://%2e/x", .dotSegment, 11),
  ])
  func refuses(text: String, code: LinkURLError.Code, offset: Int) {
    let error = #expect(throws: LinkURLError.self) { try LinkURL(text) }
    #expect(error?.code == code)
    #expect(error?.utf8Offset == offset)
  }

  @Test(arguments: [
    ("prophets://a/..b", ["a", "..b"]),
    ("prophets://a/...", ["a", "..."]),
    ("prophets://a//b", ["a", "", "b"]),
    ("prophets://a/b/", ["a", "b"]),
    ("prophets://a/b//", ["a", "b", ""]),
    ("prophets://", []),
    ("prophets:", []),
    ("prophets:/", []),
    ("prophets:///", []),
    ("prophets:////a", ["", "a"]),
  ])
  func keepsEmptySegmentsButTheLast(text: String, segments: [String]) throws {
    let url = try LinkURL(text)
    #expect(url.segments(host: .firstSegment).map(url.string) == segments)
  }

  @Test func limitsTheLength() throws {
    let limits = URLLimits(length: 20)
    #expect(throws: Never.self) { try LinkURL("prophets://leagues/1", limits: limits) }
    let error = #expect(throws: LinkURLError.self) {
      try LinkURL("prophets://leagues/12", limits: limits)
    }
    #expect(error?.code == .tooLong)
    #expect(error?.excess?.size == 21)
    #expect(error?.excess?.limit == 20)
  }

  @Test func limitsTheLengthOfTheCanonicalFormToo() {
    let limits = URLLimits(length: 15)
    #expect(throws: LinkURLError.self) { try LinkURL("prophets://a/é", limits: limits) }
  }

  @Test(arguments: [
    "prophets://a/b/c", "prophets:/a/b/c", "https://x.example/a/b/c", "prophets://a/b/c/",
    "prophets:///a/b/c/", "https://x.example/a/b/c/",
  ])
  func limitsTheSegments(text: String) {
    #expect(throws: Never.self) { try LinkURL(text, limits: URLLimits(segments: 3)) }
    let error = #expect(throws: LinkURLError.self) {
      try LinkURL(text, limits: URLLimits(segments: 2))
    }
    #expect(error?.code == .tooManySegments)
    #expect(error?.excess?.size == 3)
    #expect(error?.excess?.limit == 2)
  }

  @Test func limitsTheQueryItems() {
    #expect(throws: Never.self) { try LinkURL("a:b?c&d", limits: URLLimits(queryItems: 2)) }
    let error = #expect(throws: LinkURLError.self) {
      try LinkURL("a:b?c&d&e", limits: URLLimits(queryItems: 2))
    }
    #expect(error?.code == .tooManyQueryItems)
  }

  @Test func tellsItemsWithoutValueFromEmptyOnes() throws {
    let url = try LinkURL("a:b?k&k=&&k=v=w")
    let items = url.queryItems.map { [url.string($0.name), $0.value.map(url.string)] }
    #expect(items == [["k", nil], ["k", ""], ["k", "v=w"]])
  }

  @Test(arguments: [
    ("a:Billy%20Bob", "Billy Bob"), ("a:a%2Fb", "a/b"), ("a:100%2525", "100%25"),
    ("a:%ff", nil), ("a:%c0%80", nil), ("a:%ed%a0%80", nil), ("a:%", nil), ("a:%2", nil),
    ("a:%zz", nil), ("a:a+b", "a+b"),
  ])
  func decodesOnceAndStrictly(text: String, decoded: String?) throws {
    let url = try LinkURL(text)
    #expect(url.decoded(url.layout.path) == decoded)
  }

  @Test func readsPlusAsSpaceWhereAsked() throws {
    let url = try LinkURL("a:a+b%2Bc")
    #expect(url.decoded(url.layout.path, plusIsSpace: true) == "a b+c")
  }

  @Test func namesThePlaceInTheMessage() {
    let error = #expect(throws: LinkURLError.self) { try LinkURL("prophets://a b") }
    #expect(error?.description == "a raw control character, space or backslash at byte 12")
  }
}
