import Testing

@testable import URLPattern

/// Reading URLs: which component gets what, and what is repaired.
@Suite struct URLRecordTests {
  /// The components of a URL, as far as they are there, in one line.
  private func parts(_ url: URLRecord) -> String {
    let all: [(String, String?)] = [
      ("scheme", url.scheme), ("username", url.hasCredentials ? url.username : nil),
      ("password", url.hasCredentials ? url.password : nil), ("host", url.host?.text),
      ("port", url.port.map(String.init)), (url.path.isOpaque ? "opaque" : "path", url.path.text),
      ("query", url.query), ("fragment", url.fragment),
    ]
    return all.compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: " ")
  }

  @Test(arguments: [
    (
      "https://u:p@h:8080/a/b?c=d#e",
      "scheme=https username=u password=p host=h port=8080 path=/a/b query=c=d fragment=e"
    ),
    ("prophets://leagues/123", "scheme=prophets host=leagues path=/123"),
    ("prophets:///leagues", "scheme=prophets host= path=/leagues"),
    ("prophets:/leagues", "scheme=prophets path=/leagues"),
    ("prophets:leagues/1?a#b", "scheme=prophets opaque=leagues/1 query=a fragment=b"),
    ("https://h", "scheme=https host=h path=/"),
    ("myapp://h", "scheme=myapp host=h path="),
    ("myapp://h?", "scheme=myapp host=h path= query="),
    ("myapp://h#", "scheme=myapp host=h path= fragment="),
    ("a:", "scheme=a opaque="),
    ("file:///C|/a", "scheme=file host= path=/C:/a"),
    ("file:C|/../..", "scheme=file host= path=/C:/"),
    ("file://C|/a", "scheme=file host= path=/C:/a"),
    ("file://localhost/a", "scheme=file host= path=/a"),
    ("https://@h/", "scheme=https host=h path=/"),
    ("https://:p@h/", "scheme=https username= password=p host=h path=/"),
  ])
  func givesEachComponentItsText(text: String, expected: String) throws {
    #expect(parts(try URLRecord(text)) == expected)
  }

  @Test(arguments: [
    ("HTTPS://EXAMPLE.com/A", "https://example.com/A"),
    ("MyApp://Host/A", "myapp://Host/A"),
    ("https:\\\\h\\a\\b", "https://h/a/b"),
    ("myapp://h/a\\b", "myapp://h/a\\b"),
    ("https:h/a", "https://h/a"),
    ("https:////h/a", "https://h/a"),
    (" \u{0}https://h/a\u{1F} ", "https://h/a"),
    ("https://h/a!", "https://h/a!"),
    ("ht\ttps:/\n/h/a\r", "https://h/a"),
    ("https://h/a/./b/../c", "https://h/a/c"),
    ("https://h/a/%2E/b/.%2e/c/", "https://h/a/c/"),
    ("https://h/../../a/..", "https://h/"),
    ("https://h/...", "https://h/..."),
    ("https://h/%2e%2e%2e/%2f", "https://h/%2e%2e%2e/%2f"),
    ("https://h/a b^`{}|?'\"<>#`\"<>", "https://h/a%20b%5E%60%7B%7D|?%27%22%3C%3E#%60%22%3C%3E"),
    ("myapp://h/?'", "myapp://h/?'"),
    ("https://h/\u{E9}%e9", "https://h/%C3%A9%e9"),
    ("https://a@b:c@h/", "https://a%40b:c@h/"),
    ("https://a:b:c@h/", "https://a:b%3Ac@h/"),
    ("myapp:/.//a", "myapp:/.//a"),
    ("myapp:/a/..//b", "myapp:/.//b"),
    ("data:a  ?b", "data:a %20?b"),
    ("data:a #b", "data:a%20#b"),
    ("data:a/../b ", "data:a/../b"),
    ("data:\u{E9}\u{7F}<>", "data:%C3%A9%7F<>"),
  ])
  func printsTheCanonicalForm(text: String, expected: String) throws {
    let url = try URLRecord(text)
    #expect(url.href == expected)
    #expect(url.description == expected)
    #expect(try URLRecord(url.href) == url)
  }

  @Test(
    arguments: [
      ("https://h:443/", nil), ("https://h:0443/", nil), ("https://h:/", nil),
      ("http://h:80/", nil),
      ("ws://h:80", nil), ("wss://h:443", nil), ("ftp://h:21", nil), ("http://h:443", 443),
      ("https://h:0/", 0), ("https://h:65535/", 65535), ("myapp://h:443/", 443),
      ("https://h:000000000000000000008/", 8),
    ] as [(String, UInt16?)]
  )
  func leavesOutTheDefaultPort(text: String, port: UInt16?) throws {
    #expect(try URLRecord(text).port == port)
  }

  @Test(
    arguments: [
      ("", .missingScheme, 0), ("/a", .missingScheme, 0), ("1a:b", .missingScheme, 0),
      ("a b:c", .missingScheme, 0), ("https://", .missingHost, 8),
      ("https://a@/b", .missingHost, 10),
      ("https://:80/", .missingHost, 8), ("myapp://:80/", .missingHost, 8),
      ("myapp://a@", .missingHost, 10), ("https://a b/", .invalidHost, 8),
      ("https://a%2Fb/", .invalidHost, 8), ("https://a%00b/", .invalidHost, 8),
      ("https://a<b/", .invalidHost, 8), ("myapp://a b", .invalidHost, 8),
      ("myapp://a^b", .invalidHost, 8), ("https://%ff/", .invalidHost, 8),
      ("https://a%/", .invalidHost, 8), ("https://\u{E9}/", .internationalHost, 8),
      ("https://%C3%A9/", .internationalHost, 8), ("file://\u{E9}/", .internationalHost, 7),
      ("https://1.2.3.4.5/", .invalidIPv4Address, 8), ("https://[::1/", .invalidIPv6Address, 8),
      ("myapp://[1]", .invalidIPv6Address, 8), ("https://h:a/", .invalidPort, 10),
      ("https://h:1a/", .invalidPort, 11), ("https://h:65536/", .portOutOfRange, 10),
      ("https://h:99999999999999999999/", .portOutOfRange, 10),
    ] as [(String, URLParsingError.Code, Int)]
  )
  func saysWhatIsWrongAndWhere(text: String, code: URLParsingError.Code, offset: Int) {
    #expect(throws: URLParsingError(code, at: offset)) { try URLRecord(text) }
  }

  @Test(arguments: [
    ("\thttps://h:\na/", 12), ("  https://\r\nh:a", 14), (" /a ", 1), ("\t\n", 2),
  ])
  func pointsIntoTheTextAsReceivedWhenBytesWereDropped(text: String, offset: Int) {
    let error = #expect(throws: URLParsingError.self) { try URLRecord(text) }
    #expect(error?.utf8Offset == offset)
  }

  @Test func readsBytesAndRefusesThoseThatAreNotUTF8() throws {
    #expect(try URLRecord(utf8: "a:\u{E9}".utf8) == URLRecord("a:\u{E9}"))
    #expect(throws: URLParsingError(.invalidUTF8, at: 3)) {
      try URLRecord(utf8: Array("a:b".utf8) + [0xED, 0xA0, 0x80])
    }
  }

  @Test(arguments: ["http", "https", "ws", "wss", "ftp", "file", "HTTPS"])
  func knowsTheSpecialSchemes(scheme: String) throws {
    #expect(try URLRecord("\(scheme)://h/").isSpecial)
    #expect(try !URLRecord("\(scheme)x://h/").isSpecial)
  }

  @Test func tellsOpaquePathsFromLists() throws {
    let list = try URLRecord("myapp:/a/b//")
    #expect(!list.path.isOpaque)
    #expect(list.path.segments == ["a", "b", "", ""])
    let opaque = try URLRecord("myapp:a/b")
    #expect(opaque.path.isOpaque)
    #expect(opaque.path.segments == ["a/b"])
    #expect(try URLRecord("myapp://h").path.segments.isEmpty)
    #expect(try URLRecord("https://h").path.segments == [""])
  }

  @Test(
    arguments: [
      ("https://h:8080/a", "https://h:8080"), ("https://h:443/a", "https://h"),
      ("ftp://h", "ftp://h"), ("file:///a", nil), ("myapp://h", nil),
      ("blob:https://h:1/a", "https://h:1"), ("blob:ftp://h/a", nil), ("blob:a", nil),
      ("blob:blob:https://h/", nil), ("blob:/https://h", nil),
    ] as [(String, String?)]
  )
  func namesTheOrigin(text: String, origin: String?) throws {
    #expect(try URLRecord(text).origin == origin)
  }

  @Test(arguments: ["1a", "+a", "-a", ".a", "9", "é", "a b", "", "a_b", "a%20"])
  func refusesWhatIsNoScheme(scheme: String) {
    #expect(throws: URLParsingError.self) { try URLRecord("\(scheme)://leagues/123") }
  }

  @Test(arguments: ["a", "A1", "a+b-c.d", "vnd.example.app"])
  func readsSchemesInLowerCase(scheme: String) throws {
    #expect(try URLRecord("\(scheme)://leagues/123").scheme == scheme.lowercased())
  }
}
