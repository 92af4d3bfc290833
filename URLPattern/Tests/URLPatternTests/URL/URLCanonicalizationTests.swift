import Testing

@testable import URLPattern

/// The encoding callbacks of URL patterns.
@Suite struct URLCanonicalizationTests {
  /// A callback, on text.
  typealias Callback = @Sendable ([UInt8]) throws -> [UInt8]

  /// Applies a callback to text.
  private func apply(_ callback: Callback, _ text: String) throws -> String {
    String(decoding: try callback(Array(text.utf8)), as: UTF8.self)
  }

  @Test func keepsTheEmptyText() throws {
    let callbacks: [Callback] = [
      URLCanonicalization.scheme, URLCanonicalization.username, URLCanonicalization.password,
      { try URLCanonicalization.hostname($0) },
      { try URLCanonicalization.hostname($0, isSpecial: false) },
      URLCanonicalization.ipv6Hostname, { try URLCanonicalization.port($0) },
      URLCanonicalization.path,
      URLCanonicalization.opaquePath, URLCanonicalization.query, URLCanonicalization.fragment,
    ]
    for callback in callbacks { #expect(try apply(callback, "").isEmpty) }
  }

  @Test func canonicalisesSchemes() throws {
    #expect(try apply(URLCanonicalization.scheme, "HTTPS") == "https")
    #expect(try apply(URLCanonicalization.scheme, "My+App-1.0") == "my+app-1.0")
    for text in ["1a", "a b", "\u{E9}", "/"] {
      #expect(throws: URLParsingError.self) { try apply(URLCanonicalization.scheme, text) }
    }
  }

  @Test func encodesCredentials() throws {
    #expect(try apply(URLCanonicalization.username, "a:b@\u{E9}") == "a%3Ab%40%C3%A9")
    #expect(try apply(URLCanonicalization.password, "a/b|c") == "a%2Fb%7Cc")
  }

  @Test(arguments: [
    ("EXAMPLE.com", true, "example.com"), ("EXAMPLE.com", false, "EXAMPLE.com"),
    ("0x7f.1", true, "127.0.0.1"), ("0x7f.1", false, "0x7f.1"), ("[::0]", true, "[::]"),
    ("a/b", true, "a"), ("a?b", false, "a"), ("\u{E9}", false, "%C3%A9"), ("a\tb", true, "ab"),
  ])
  func canonicalisesHosts(text: String, isSpecial: Bool, expected: String) throws {
    let host = try apply({ try URLCanonicalization.hostname($0, isSpecial: isSpecial) }, text)
    #expect(host == expected)
  }

  @Test(arguments: [
    ("a:80", true, URLParsingError.Code.invalidHost), ("a b", true, .invalidHost),
    ("a b", false, .invalidHost), ("\u{E9}", true, .internationalHost), ("/a", true, .missingHost),
    ("1.2.3.256", true, .invalidIPv4Address),
  ])
  func refusesWhatIsNoHost(text: String, isSpecial: Bool, code: URLParsingError.Code) {
    let error = #expect(throws: URLParsingError.self) {
      try URLCanonicalization.hostname(Array(text.utf8), isSpecial: isSpecial)
    }
    #expect(error?.code == code)
  }

  @Test func checksThePartsOfIPv6Addresses() throws {
    #expect(try apply(URLCanonicalization.ipv6Hostname, "[::AB") == "[::ab")
    #expect(throws: URLParsingError(.invalidIPv6Address, at: 2)) {
      try apply(URLCanonicalization.ipv6Hostname, "[:g]")
    }
  }

  @Test(arguments: [
    ("080", "", "80"), ("80", "http", ""), ("443", "https", ""), ("443", "http", "443"),
    ("80 ", "http", ""), ("8080x", "", "8080"), ("80", "", "80"),
  ])
  func canonicalisesPorts(text: String, scheme: String, expected: String) throws {
    let port = try apply({ try URLCanonicalization.port($0, scheme: Array(scheme.utf8)) }, text)
    #expect(port == expected)
  }

  @Test func refusesWhatIsNoPort() {
    #expect(throws: URLParsingError(.invalidPort, at: 0)) {
      try URLCanonicalization.port(Array("x".utf8))
    }
    #expect(throws: URLParsingError(.portOutOfRange, at: 0)) {
      try URLCanonicalization.port(Array("65536".utf8))
    }
  }

  @Test(arguments: [
    ("/a/../b", "/b"), ("/", "/"), ("a b", "a%20b"), ("../a", "../a"), (".", "."), ("a/./b", "a/b"),
    ("/a?b#c", "/a%3Fb%23c"), ("/caf\u{E9}", "/caf%C3%A9"), ("a/../b", ""), ("..", ".."),
    ("/a/..", "/"), ("/%2e", "/"),
  ])
  func canonicalisesPaths(text: String, expected: String) throws {
    #expect(try apply(URLCanonicalization.path, text) == expected)
  }

  @Test(arguments: [
    ("/a/../b", "/b"), ("a/", "a/"), ("/a", "/a"), ("", ""), ("a\\b", "a\\b"), ("../a/", "../a/"),
  ])
  func canonicalisesPathsOfCustomSchemes(text: String, expected: String) throws {
    #expect(try apply(URLCanonicalization.customSchemePath, text) == expected)
  }

  @Test(arguments: [
    ("a b", "a b"), ("a/../b", "a/../b"), ("a?b#c", "a%3Fb%23c"), ("\u{E9}", "%C3%A9"),
    ("a ", "a "),
  ])
  func canonicalisesOpaquePaths(text: String, expected: String) throws {
    #expect(try apply(URLCanonicalization.opaquePath, text) == expected)
  }

  @Test func canonicalisesQueriesAndFragments() throws {
    #expect(try apply(URLCanonicalization.query, "a b'#?c\u{E9}") == "a%20b%27%23?c%C3%A9")
    #expect(try apply(URLCanonicalization.fragment, "a b'#?`") == "a%20b'#?%60")
  }
}
